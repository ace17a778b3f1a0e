import { renderToStaticMarkup } from 'react-dom/server'
import { WholeWords } from '../../../client/components/whole-words'
import { wholePieces } from '../../../shared/whole-words.mjs'

const wholeIn = (text: string) => wholePieces(text).flatMap((piece) => (piece.whole ? [piece.text] : []))

test.each([
  [
    'dates',
    'By November 3, 2026, on Nov 3 (Sept 9, 2026) or in May 2026.',
    'November 3, 2026|Nov 3|Sept 9, 2026|May 2026',
  ],
  ['citations', '(42 CFR Part 2), § 2.31(a), 45 CFR 170.315', '42 CFR Part 2|§ 2.31|45 CFR 170.315'],
  ['criteria', 'Export (b)(10), (c)(1)-(3), (9)-(10); (g)(10)', '(b)(10)|(c)(1)-(3)|(9)-(10)|(g)(10)'],
  ['parts and bills', 'SB 5361 and Part D, a “SOC 2” report', 'SB 5361|Part D|SOC 2'],
  ['versions', 'FHIR version 2.10, Version R6', 'version 2.10|Version R6'],
  ['codes', 'Read CMS-0062-P and GAD-7 at in-person visits.', 'CMS-0062-P|GAD-7|in-person'],
  ['words of two syllables', 'E-prescribing after go-live (Go-Live Plan).', 'E-prescribing|go-live|Go-Live'],
  ['the same words in a title', 'How to Set Up E-Prescribing; In-Person Visits', 'E-Prescribing|In-Person'],
  ['codes of letters', 'C-CDA/CSV, (PHQ-A) and X-12-B', 'C-CDA|PHQ-A|X-12-B'],
  ['email addresses', 'Ask a-b@example.com today.', 'a-b@example.com'],
  ['ranges', 'From $49-$99, 30-50% (6–15) of 1,000-2,000.', '$49-$99,|30-50%|6–15)|1,000-2,000.'],
  ['amounts', 'In 5 minutes, 18 systems at $49 per user.', '5 minutes|18 systems|$49 per'],
  ['ranges with units', 'For 2-3 business days or 30-50% per year', '2-3 business days|30-50% per'],
])('%s stay whole', (_, text, whole) => {
  expect(wholeIn(text).join('|')).toBe(whole)
  const texts = wholePieces(text).map((piece) => piece.text)
  expect(texts.join('')).toBe(text)
})

test.each([
  ['other words and numbers', 'A follow-up of 2026 and $49, 18 of them; Part of it may 3 times; A-or-B, T-shirt'],
  ['addresses of pages and placeholders', 'https://a-1.org/b-2 and {{cost:a-1:5:3}}'],
  ["pieces that a phone's column may not hold", 'a-code-with-25-characters'],
])('%s may break', (_, text) => {
  expect(wholePieces(text)).toEqual([{ text, whole: false }])
})

test('a piece of 24 characters stays whole, and the page shows the text unchanged', () => {
  const text = 'The code-with-24-characters1 & 5 minutes'
  const html = renderToStaticMarkup(<WholeWords text={text} />)
  expect(html).toBe(
    'The <span class="unbroken">code-with-24-characters1</span> &amp; <span class="unbroken">5 minutes</span>',
  )
})
