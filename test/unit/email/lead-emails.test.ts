import PostalMime from 'postal-mime'
import { createRequestLinks } from '../../../server/leads/request-links'
import { type Lead, leadSchema } from '../../../shared/leads/schema'
import { readPractice } from '../../../shared/match/read/index'
import { nothingKnown } from '../../../shared/match/terms/known'
import { emailBytes } from '../../support/email'
import { leadOf } from '../../support/lead'
import { contentOf, leadComposers, links, storedLead } from '../../support/lead-composers'

async function compose(kind: 'lead-team' | 'lead-confirmation' | 'lead-recommendation', lead: Lead) {
  const known = kind === 'lead-team' ? readPractice(lead) : nothingKnown
  return contentOf(await leadComposers(storedLead(lead, { known }), { text: 'The text' })[kind]('a'))
}

const requestPage = `https://guide.example/request/${links.tokenOf('a', links.hashOf('a'))}`

const lead = leadSchema.parse(leadOf())

describe("the visitor's confirmation", () => {
  it('repeats no other answer', async () => {
    const { text, html } = await compose('lead-confirmation', lead)
    for (const secret of [lead.phoneNumber, lead.estimatedMonthlyBudget, lead.organizationDescription, 'Northside'])
      expect(text + html).not.toContain(secret)
  })

  it.each([
    ...['Win at https://spam.example', 'www.spam.example', 'spam.example', 'me@spam.example', 'spam.example?id=7'],
    ...[
      'spam.example#x',
      'spam.example:80',
      '(spam.example),',
      'spam.co.uk!',
      'spam。example',
      'spam.example.',
      'J.R.',
    ],
    ...[
      'call 1-900-555-0199 now',
      'A\u200bB',
      'A\u202eB',
      'A\u0007B',
      'A\ufe0f',
      '\u3164',
      '\u0301',
      'a'.repeat(41),
      '-',
      '<b>',
    ],
  ])('repeats no advertising from a visitor named %s', async (name) => {
    const first = await compose('lead-confirmation', { ...lead, firstName: name })
    expect(first.text).toMatch(/^Hello,\n/)
    if (name.length > 1) expect(first.text + first.html).not.toContain(name)
    expect(first.to).toEqual([{ address: 'ana@northside.example' }])
    const last = await compose('lead-confirmation', { ...lead, lastName: name })
    expect(last.text).toContain('Hello Ana,')
    expect(last.to).toEqual([{ address: 'ana@northside.example' }])
  })

  it.each(['Zoë', "D'Arcy", 'Anne-Marie', 'J. R.', 'Jr.', 'María José', 'מרים', 'O’Neil'])(
    'greets %s',
    async (name) => {
      const { text, to } = await compose('lead-confirmation', { ...lead, firstName: name, lastName: name })
      expect(text).toContain(`Hello ${name},`)
      expect(to).toEqual([{ name: `${name} ${name}`, address: 'ana@northside.example' }])
    },
  )
})

describe("the address of the visitor's own page", () => {
  it.each(['lead-confirmation', 'lead-recommendation'] as const)(
    'is in %s, and in no email to the team',
    async (kind) => {
      for (const part of ['text', 'html'] as const) expect((await compose(kind, lead))[part]).toContain(requestPage)
      const { text, html } = await compose('lead-team', lead)
      expect(text + html).not.toContain('/request/')
    },
  )

  it.each([
    ['the lead is from before there were such pages', null],
    [
      'its SESSION_SECRET was taken away',
      createRequestLinks({ sessionSecrets: ['another secret of the tests'] }).hashOf('a'),
    ],
  ])('is left out where %s', async (_why, linkHash) => {
    for (const kind of ['lead-confirmation', 'lead-recommendation'] as const) {
      const content = await leadComposers(storedLead(lead, { linkHash }))[kind]('a')
      expect(content).toHaveProperty('text', expect.not.stringContaining('/request/'))
      expect(content).toHaveProperty('html', expect.not.stringContaining('/request/'))
    }
  })
})

it('every email is canceled on withdrawal except the one that tells the team of it', async () => {
  const composers = leadComposers(storedLead(lead, { withdrawnAt: new Date('2026-03-06T15:06:00Z') }))
  for (const [kind, composer] of Object.entries(composers)) {
    if (kind === 'lead-withdrawn') expect(await composer('a')).toHaveProperty('subject')
    else expect(await composer('a')).toEqual({ canceled: 'the visitor has withdrawn the request' })
  }
})

describe('unusual names', () => {
  it.each([
    ['quotes and commas', 'Dr. "Bo", Jr.', "O'Neil, MD"],
    ['line breaks that would be headers', 'Eve\r\nBcc: all@victim.example\r\n', 'X\nSubject: other'],
    ['emoji and accents', 'Zoë 🌿', 'Ångström-Ñandú'],
    ['right-to-left text', 'מרים', 'אבולעפיה'],
    ['angle brackets', 'Eve <evil@victim.example>', 'Smith'],
    ['two hundred characters', 'é'.repeat(200), '界'.repeat(200)],
  ])('arrive intact with %s', async (_what, firstName, lastName) => {
    const named = { ...lead, firstName, lastName, organizationName: `${lastName} & Co` }
    for (const kind of ['lead-team', 'lead-confirmation'] as const) {
      const content = await compose(kind, named)
      const mail = await PostalMime.parse(await emailBytes(content))
      const name = `${firstName} ${lastName}`.replace(/[\r\n]+/g, ' ').trim()
      const address = 'ana@northside.example'
      if (kind === 'lead-team') expect(mail.replyTo).toEqual([{ name, address }])
      else expect(mail.to).toEqual([{ name: firstName === 'מרים' ? name : '', address }])
      expect(mail.bcc).toBeUndefined()
      expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1)
      expect(mail.subject).toBe(content.subject.replace(/[\r\n]+/g, ' '))
      expect(mail.text?.replace(/\r\n/g, '\n').trim()).toBe(content.text.replace(/\r\n?/g, '\n').trim())
    }
  })
})
