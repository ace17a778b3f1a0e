import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { recommendationContent } from '../../../../server/leads/emails/recommendation'
import { inlines, withoutMarks } from '../../../../shared/leads/inlines'
import { LetterBody, type LetterLooks } from '../../../../shared/leads/letter-body'
import { draftOf } from '../../../../shared/match'
import { readPractice } from '../../../../shared/match/read/index'
import { leads } from '../../../support/leads'

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
  test.each([
    ['**bold** and *italics*', '<p class="p"><strong>bold</strong> and <em>italics</em></p>'],
    ['# One\n\ntext', '<h2 class="h">One</h2><p class="p">text</p>'],
    [
      '1. Kipu EMR: https://a.example/emr/kipu',
      /<h2 class="h">1\. <a href="https:\/\/a\.example\/emr\/kipu"[^>]*>Kipu\u00a0EMR<\/a><\/h2>/,
    ],
    [
      'Ask first. The plan: https://a.example/plan',
      /<p class="p">Ask first\. <a href="https:\/\/a\.example\/plan"[^>]*>The plan<\/a><\/p>/,
    ],
    [
      '- Sunwave (records): https://a.example/',
      /<li><a href="https:\/\/a\.example\/"[^>]*>Sunwave \(records\)<\/a><\/li>/,
    ],
    [
      `${'Long words '.repeat(9)}: https://a.example/`,
      /Long words : <a href="https:\/\/a\.example\/"[^>]*>https:\/\/a\.example\/<\/a>/,
    ],
    ['Best,\nJane', '<p class="p">Best,<br/>Jane</p>'],
    ['**Best**,\nJane  Roe', '<p class="p"><strong>Best</strong>,<br/>Jane\u00a0 Roe</p>'],
    ['- **a**\n- b', '<ul class="l"><li><strong>a</strong></li><li>b</li></ul>'],
    [
      'See [the page](https://a.example/x?y=1&z=2).',
      /href="https:\/\/a\.example\/x\?y=1&amp;z=2"[^>]*>the page<\/a>\./,
    ],
    ['See https://a.example/x.', /href="https:\/\/a\.example\/x"[^>]*>https:\/\/a\.example\/x<\/a>\./],
    ['2 * 3 * 4, \\*as it is\\*', '<p class="p">2 * 3 * 4, *as it is*</p>'],
    ['[x](javascript:alert(1))', '<p class="p">[x](javascript:alert(1))</p>'],
    ['<img src=x onerror=alert(1)>', '<p class="p">&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['snake_case_name', '<p class="p">snake_case_name</p>'],
  ])('%j', (text, expected) => {
    if (typeof expected === 'string') expect(preview(text)).toBe(expected)
    else expect(preview(text)).toMatch(expected)
  })

  test('becomes plain text without its markup, each address beside its words', () => {
    expect(withoutMarks('## Head\n\n**Take** [Opus](https://a.example) or *not*.\n- \\*x')).toBe(
      'Head\n\nTake Opus (https://a.example) or not.\n- *x',
    )
  })

  test.each(['*', '**', '[', '](', '\\', '[a](https://', 'https://a.', '# '])(
    'takes time in proportion to its length for 50,000 times %j',
    (part) => {
      const begun = process.cpuUsage()
      inlines(part.repeat(50_000))
      const { user, system } = process.cpuUsage(begun)
      expect((user + system) / 1_000).toBeLessThan(2_000)
    },
  )
})
