import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { recommendationContent } from '../../../../server/leads/emails/recommendation'
import { inlines, withoutMarks } from '../../../../shared/leads/inlines'
import { LetterBody, type LetterLooks } from '../../../../shared/leads/letter-body'
import { draftOf } from '../../../../shared/match'
import { readPractice } from '../../../../shared/match/read/index'
import { leads } from '../../../support/leads'
import { expectReadings } from '../../../support/readings'
import { cpuMs } from '../../../support/scanned'

const looks: LetterLooks = {
  ...{ heading: { className: 'h' }, paragraph: { className: 'p' }, list: { className: 'l' } },
  ...{ numbers: { className: 'n' }, link: { className: 'a' } },
}
const preview = (text: string) => renderToStaticMarkup(createElement(LetterBody, { text, looks }))

/** Without attributes other than addresses, and without differences in whitespace. */
const bare = (html: string) => html.replace(/ (?!href=)[a-z]+="[^"]*"/g, '').replace(/\s+/g, ' ')

const site = { siteName: 'Guide', siteUrl: 'https://guide.example', operator: { editors: [] } }
const replyTo = { address: 'hello@guide.example' }

test.each(leads.map((lead) => [lead.organizationName, lead] as const))(
  'the preview of the letter to %s has the same layout as the email',
  (_name, lead) => {
    const text = draftOf(readPractice(lead), site.siteUrl).text
    const { html } = recommendationContent(site, { lead, text, requestPage: undefined }, { replyTo })
    expect(bare(html)).toContain(bare(preview(text)))
  },
)

describe('the Markdown of a letter', () => {
  test('becomes the HTML that is kept', async () => {
    await expectReadings('letter-markdown', (text) => preview(text).replaceAll('\u00a0', '&nbsp;'))
  })

  test('becomes plain text without its markup, each address beside its words', () => {
    expect(withoutMarks('## Head\n\n**Take** [Opus](https://a.example) or *not*.\n- \\*x')).toBe(
      'Head\n\nTake Opus (https://a.example) or not.\n- *x',
    )
  })

  test.each(['*', '**', '[', '](', '\\', '[a](https://', 'https://a.', '# '])(
    'takes time in proportion to its length for 50,000 times %j',
    (part) => expect(cpuMs(() => inlines(part.repeat(50_000)))).toBeLessThan(2_000),
  )
})
