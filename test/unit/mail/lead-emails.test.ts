import PostalMime from 'postal-mime'
import { createLeadComposers } from '../../../server/leads/emails'
import type { MailContent } from '../../../server/platform/mail/mail'
import { vendors } from '../../../shared/catalogue'
import { leadFields } from '../../../shared/leads/fields'
import { type Lead, leadSchema } from '../../../shared/leads/schema'
import { leadOf } from '../../support/lead'
import { mailBytes } from '../../support/mail'

const config = {
  leadsTo: ['team@guide.example', 'second@guide.example'],
  siteName: 'The Guide',
  siteUrl: 'https://guide.example',
}

async function compose(
  kind: 'lead-team' | 'lead-confirmation' | 'lead-recommendation',
  lead: Lead,
  text = '',
): Promise<MailContent> {
  const stored = { id: 'a', createdAt: new Date('2026-03-04T15:06:00Z'), answers: lead }
  const found = { findLead: async () => stored, findRecommendation: async () => ({ lead, text }) }
  const content = await createLeadComposers({ config, vendors, ...found })[kind]('a')
  if (!content) throw new Error('nothing was composed')
  return content
}

const lead = leadSchema.parse(leadOf())

describe("the team's mail", () => {
  it('lists all thirteen answers by label, options with their value, in text and in HTML', async () => {
    const { text, html } = await compose('lead-team', lead)
    expect(leadFields).toHaveLength(13)
    for (const { label } of leadFields) {
      expect(text).toContain(`${label}:`)
      expect(html).toContain(label)
    }
    expect(text).toContain('Industry: Mental Health (mental-health)')
    expect(text).toContain('Number of Providers: 2-10\n')
    expect(text).toContain('LinkedIn Profile (Not Required): Not given')
    expect(text).toContain('received on March 4, 2026 at 3:06 PM UTC')
  })

  it('carries the draft: one heading, a numbered list of at least three vendors with their scores', async () => {
    const { text, html } = await compose('lead-team', lead)
    expect(text.match(/^Draft recommendation$/gm)).toHaveLength(1)
    expect(html.match(/Draft recommendation/g)).toHaveLength(1)
    const draft = text.slice(text.indexOf('Draft recommendation'))
    expect((draft.match(/^\d+\. .+\d/gm) ?? []).length).toBeGreaterThanOrEqual(3)
  })

  it('goes to the team and is answered to the visitor', async () => {
    const content = await compose('lead-team', lead)
    expect(content.to).toEqual([{ address: 'team@guide.example' }, { address: 'second@guide.example' }])
    expect(content.replyTo).toEqual({ name: 'Ana Ruiz', address: 'ana@northside.example' })
  })

  it('shows what people typed as they typed it, and as nothing else', async () => {
    const organizationDescription = 'First line\n\n  - <script>alert(1)</script> & "more"\n.\nעברית 🌿'
    const { text, html } = await compose('lead-team', { ...lead, organizationDescription })
    expect(text).toContain(organizationDescription)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;')
  })
})

describe("the visitor's confirmation", () => {
  it('says what happens next, and where to answer', async () => {
    const content = await compose('lead-confirmation', lead)
    expect(content.to).toEqual([{ name: 'Ana Ruiz', address: 'ana@northside.example' }])
    expect(content.replyTo).toEqual({ address: 'team@guide.example' })
    for (const part of [content.text, content.html]) {
      expect(part).toContain('Hello Ana,')
      expect(part).toContain('1-2 business days')
      expect(part).toContain('What happens next?')
      expect(part).toContain('https://guide.example/comparisons')
    }
  })

  it('repeats nothing else of what was sent', async () => {
    const { text, html } = await compose('lead-confirmation', lead)
    for (const secret of [lead.phoneNumber, lead.estimatedMonthlyBudget, lead.organizationDescription, 'Northside'])
      expect(text + html).not.toContain(secret)
  })

  it.each(['Win at https://spam.example', 'www.spam.example', 'spam.example', 'me@spam.example'])(
    'does not advertise for a visitor named %s',
    async (firstName) => {
      const { text, html } = await compose('lead-confirmation', { ...lead, firstName })
      expect(text + html).not.toContain('spam.example')
      expect(text).toContain('Hello,')
    },
  )
})

describe('the recommendation', () => {
  const text = 'We compared 18 systems:\nclosely.\n\n1. Opus <b>\n\nWhy it fits:\n- Within $100 & more\n- Groups\n\nBye'

  it('says what a person wrote, between a greeting and the way to answer', async () => {
    const content = await compose('lead-recommendation', lead, text)
    expect(content.to).toEqual([{ name: 'Ana Ruiz', address: 'ana@northside.example' }])
    expect(content.replyTo).toEqual({ address: 'team@guide.example' })
    expect(content.text).toContain(`Hello Ana,\n\n${text}\n\nAnything unclear`)
  })

  it('lays paragraphs, headings and lists out in HTML, and nothing else of the text is markup', async () => {
    const { html } = await compose('lead-recommendation', lead, text)
    expect(html).toContain('1. Opus &lt;b&gt;</h2>')
    expect(html).toContain('>Within $100 &amp; more</li><li>Groups</li></ul>')
    expect(html).not.toContain('<b>')
  })
})

describe('names as people have them', () => {
  it.each([
    ['quotes and commas', 'Dr. "Bo", Jr.', "O'Neil, MD"],
    ['line breaks that would be headers', 'Eve\r\nBcc: all@victim.example\r\n', 'X\nSubject: other'],
    ['emoji and accents', 'Zoë 🌿', 'Ångström-Ñandú'],
    ['right-to-left text', 'מרים', 'אבולעפיה'],
    ['angle brackets', 'Eve <evil@victim.example>', 'Smith'],
    ['two hundred characters', 'é'.repeat(200), '界'.repeat(200)],
  ])('come out right with %s', async (_what, firstName, lastName) => {
    const named = { ...lead, firstName, lastName, organizationName: `${lastName} & Co` }
    for (const kind of ['lead-team', 'lead-confirmation'] as const) {
      const content = await compose(kind, named)
      const mail = await PostalMime.parse(await mailBytes(content))
      const shown = `${firstName} ${lastName}`.replace(/[\r\n]+/g, ' ').trim()
      const visitor = { name: shown, address: 'ana@northside.example' }
      expect(kind === 'lead-team' ? mail.replyTo : mail.to).toEqual([visitor])
      expect(mail.bcc).toBeUndefined()
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(mail.subject).toBe(content.subject.replace(/[\r\n]+/g, ' '))
      expect(mail.text?.replace(/\r\n/g, '\n').trim()).toBe(content.text.replace(/\r\n?/g, '\n').trim())
    }
  })
})
