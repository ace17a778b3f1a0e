import { answers } from '../../../shared/answers'
import { vendorIds } from '../../../shared/catalogue/ids'
import { rulesOn } from '../../../shared/rules'
import { fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { resourceLinks } from '../../../shared/site/navigation'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'
import { frozenOn } from '../../support/clock'
import { render } from '../../support/pages'
import { textsIn } from '../../support/texts'

/** A sentence of a page that names a day, a month, or a year, with the first day of each. */
interface DatedSentence {
  sentence: string
  days: string[]
}

const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'
const namedDate = new RegExp(`(?:\\b(${monthNames}) (?:(\\d{1,2}), )?)?(?<![.\\w])(20[2-9]\\d)\\b(?!\\.\\d)`, 'g')
const monthPlaces = monthNames.split('|')
const blocks =
  /<\/?(?:p|li|ul|ol|h[1-6]|t[dhr]|table|div|section|dt|dd|dl|summary|details|nav|main|article|figure|br)\b[^>]*>/g

/** The sentences of HTML or Markdown that name a date. Addresses, codes, and scripts are left out. */
function datedSentences(text: string): DatedSentence[] {
  return text
    .replace(/<script\b.*?<\/script>/gs, '\n')
    .replace(blocks, '\n')
    .replace(/<span class="rule-/g, '\n<')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^()\s]*\)|https?:\/\/\S+/g, ']')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split(/\n|(?<=[.?!]) (?=[A-Z"(])/)
    .map((sentence) => ({ sentence: sentence.trim(), days: daysIn(sentence) }))
    .filter(({ days }) => days.length > 0)
}

const daysIn = (sentence: string) =>
  Array.from(sentence.matchAll(namedDate), ([, month, day, year]) =>
    [year, month ? monthPlaces.indexOf(month) + 1 : 1, day ?? 1].map((part) => String(part).padStart(2, '0')).join('-'),
  )

/** Words by which a sentence speaks of a day as one that is still to come. */
const speaksAhead =
  /\b(?:will|is to|are to|ends? on|runs? through|until|by (?=[A-Z])|before (?=[A-Z])|changes? on|next|soon|upcoming|from (?:January|July)\b.*\bmust|must\b.*\bfrom (?:January|July))\b/

/** Whether a sentence with a date of the past speaks of it in the present or future. */
const isOutdated = ({ sentence, days }: DatedSentence, written: string, today: string) =>
  days.some((day) => day > written && day < today) && speaksAhead.test(sentence)

/** The day after which a date in a text is one to come. Texts written later say what was known on this day too. */
const written = '2026-11-29'
const days = ['2026-11-29', '2026-12-15', '2026-12-31', '2027-01-02', '2027-02-01', '2027-07-02']

const paths = [
  ...['/', '/rules', '/leaving', '/about', '/methodology', '/privacy', '/terms', '/free-guide', '/match', '/contact'],
  ...[...resourceLinks, ...specialtyGuideLinks].map(({ to }) => to),
  ...fieldGuides.map(fieldGuidePath),
  ...answers.map(({ slug }) => `/answers/${slug}`),
]

/** Sentences with a coming date that stay true when it has passed. */
const timeless: readonly { in: string; words: RegExp; because: string }[] = [
  { in: 'netsmart/record.json', words: /June (30, )?2029/, because: 'the term of a signed contract' },
  { in: 'smartcare/record.json', words: /July 2022 to March 2029/, because: 'the term of a signed contract' },
  { in: '/blog/best-rcm-software', words: /from 2027/, because: 'a duty without an end' },
  { in: '/guides/autism-aba', words: /2027/, because: 'names the set of codes, and a task for a demo' },
  {
    in: 'eligibility-checks-that-prevent-denials.md',
    words: /from January 1, 2027/,
    because: 'a duty without an end, with the day on which it begins',
  },
]

/** Texts that are read as they are written: those of vendors, and articles, which live in the database. */
const texts = textsIn(
  ['migrations/articles', ...vendorIds.map((id) => `shared/catalogue/vendors/${id}`)],
  /\.md$|^record/,
)

const isTimeless = (place: string, { sentence }: DatedSentence) =>
  timeless.some((one) => place.endsWith(one.in) && one.words.test(sentence))

/** The dated sentences of the tracker, by which pages choose on each day. */
const tracked = [written, '2028-01-02'].flatMap((day) =>
  rulesOn(day).flatMap(({ sentence, about, practice, dates }) =>
    datedSentences([sentence, about, practice, ...dates.map(({ what }) => what)].join('\n')).map((one) =>
      squeezed(one.sentence),
    ),
  ),
)

const comingOn = (text: string) => datedSentences(text).filter((one) => one.days.some((day) => day > written))

/** A sentence of the tracker, or a date alone that heads such sentences. */
const isOfRule = ({ sentence }: DatedSentence) =>
  /^[A-Z][a-z]+ \d{1,2}, \d{4}:?$/.test(sentence) || tracked.some((said) => squeezed(sentence).includes(said))

test('a date to come stands in a sentence of the tracker, or in one that is listed as timeless', async () => {
  const found: [string, string][] = []
  for (const path of paths.filter((one) => one !== '/rules')) {
    const html = await frozenOn(written, () => render(path))
    for (const one of comingOn(html)) if (!(isOfRule(one) || isTimeless(path, one))) found.push([path, one.sentence])
  }
  for (const { file, source } of texts)
    for (const one of comingOn(source)) if (!(isOfRule(one) || isTimeless(file, one))) found.push([file, one.sentence])
  expect(found).toEqual([])
})

test.each(days)('on %s no page speaks of a day that has passed as one to come', async (day) => {
  const found: [string, string][] = []
  for (const path of paths) {
    const html = await frozenOn(day, () => render(path))
    for (const one of datedSentences(html))
      if (isOutdated(one, written, day) && !isTimeless(path, one)) found.push([path, one.sentence])
  }
  expect(found).toEqual([])
})

test('a sentence about a passed day in the future is found', () => {
  const read = (text: string, today: string) => datedSentences(text).some((one) => isOutdated(one, written, today))
  const ends = '<p>It ends on <time>December 31, 2026</time>. Then it is over.</p>'
  expect([read(ends, '2026-12-31'), read(ends, '2027-01-01')]).toEqual([false, true])
  expect(read('<p>It ended on December 31, 2026.</p>', '2027-01-01')).toBe(false)
  expect(read('Plans must answer from January 1, 2027.', '2027-01-02')).toBe(true)
})

/** Without spaces: words that stay together on a line are apart in HTML. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}
