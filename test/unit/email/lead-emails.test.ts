import PostalMime from 'postal-mime'
import { createLeadComposers } from '../../../server/leads/emails'
import { createRequestLinks } from '../../../server/leads/request-links'
import type { NewsOfLead, StoredLead } from '../../../server/leads/stored'
import type { EmailContent } from '../../../server/platform/email/email'
import { leadFields } from '../../../shared/leads/fields'
import { type Lead, leadSchema } from '../../../shared/leads/schema'
import { readPractice } from '../../../shared/match/read/index'
import { type Item, type Known, nothingKnown } from '../../../shared/match/terms/known'
import type { Operator } from '../../../shared/site/operator'
import { emailBytes } from '../../support/email'
import { leadOf } from '../../support/lead'

const config = {
  leadsTo: ['team@guide.example', 'second@guide.example'],
  siteName: 'The Guide',
  businessTimeZone: 'America/New_York',
  businessHolidays: [],
  siteUrl: 'https://guide.example',
  operator: { editors: [] },
}

async function compose(
  kind: 'lead-team' | 'lead-confirmation' | 'lead-recommendation',
  lead: Lead,
  text = '',
  operator: Operator = config.operator,
): Promise<EmailContent> {
  const known = kind === 'lead-team' ? readPractice(lead) : nothingKnown
  const content = await composersFor(storedOf(lead, { known }), text, operator)[kind]('a')
  if (!content || 'canceled' in content) throw new Error('nothing was composed')
  return content
}

const links = createRequestLinks({ sessionSecrets: ['a secret of the tests alone'] })
const requestPage = `https://guide.example/request/${links.tokenOf('a', links.hashOf('a'))}`

const storedOf = (answers: Lead, more: Partial<StoredLead> = {}): StoredLead => ({
  ...{ id: 'a', createdAt: new Date('2026-03-04T15:06:00Z'), answers, known: nothingKnown },
  ...{ linkHash: links.hashOf('a'), withdrawnAt: null, ...more },
})

function composersFor(
  stored: StoredLead,
  text = '',
  operator: Operator = config.operator,
  additions: NewsOfLead['additions'] = [],
) {
  return createLeadComposers({
    config: { ...config, operator, inbox: undefined },
    links,
    findLead: async () => stored,
    findRecommendation: async () => ({ stored, text }),
    findNews: async () => ({ lead: stored.answers, withdrawnAt: stored.withdrawnAt, additions }),
    findDecided: async () => ({ lead: stored.answers, withdrawnAt: stored.withdrawnAt, additions }),
  })
}

const lead = leadSchema.parse(leadOf())

describe("the team's email", () => {
  it('lists all thirteen answers by label, with the stored value of options in the text alone', async () => {
    const { text, html } = await compose('lead-team', lead)
    expect(leadFields).toHaveLength(13)
    for (const { label } of leadFields) {
      expect(text).toContain(`${label}:`)
      expect(html).toContain(label)
    }
    expect(text).toContain('Industry: Mental Health (mental-health)')
    for (const part of [text, html]) expect(part).toContain('Mental Health, 2-10 providers · Current EMR: ')
    expect(html).not.toContain('(mental-health)')
    expect(text).toContain('Number of Providers: 2-10\n')
    expect(text).toContain('LinkedIn Profile (Not Required): Not given')
    expect(text).toContain('We received this request for a recommendation on March 4, 2026 at 10:06 AM EST')
    expect(text).toContain('promised an answer by Fri, Mar 6.')
  })

  it('contains the draft of what is known: one heading, and each pick with its page', async () => {
    const { text, html } = await compose('lead-team', lead)
    expect(text.match(/^Draft recommendation$/gm)).toHaveLength(1)
    expect(html.match(/Draft recommendation/g)).toHaveLength(1)
    const draft = text.slice(text.indexOf('Draft recommendation'))
    expect(draft.match(/^\d\. .+: https:\/\/guide\.example\/emr\/[\w-]+$/gm)?.length).toBeGreaterThan(0)
    expect(draft).not.toContain('of 100')
  })

  it('says before the draft what to check', async () => {
    const content = await composersFor(storedOf(lead, { known: { ...nothingKnown, unread: ['我们'] } }))['lead-team'](
      'a',
    )
    if (!content || 'canceled' in content) throw new Error('nothing was composed')
    expect(content.text).toMatch(/Check before sending\n(- .*\n)+/)
    expect(content.text).toContain('我们')
  })

  it('goes to the team, with replies to the visitor', async () => {
    const content = await compose('lead-team', lead)
    expect(content.to).toEqual([{ address: 'team@guide.example' }, { address: 'second@guide.example' }])
    expect(content.replyTo).toEqual({ name: 'Ana Ruiz', address: 'ana@northside.example' })
  })

  it('shows what people typed unchanged, and only as text', async () => {
    const organizationDescription = 'First line\n\n  - <script>alert(1)</script> & "more"\n.\nעברית 🌿'
    const { text, html } = await compose('lead-team', { ...lead, organizationDescription })
    expect(text).toContain(organizationDescription)
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;')
  })
})

describe("the team's email, as a place to start work", () => {
  it("puts the visitor's own words before the other answers, and links to the lead's page", async () => {
    const { text, html } = await compose('lead-team', lead)
    for (const part of [text, html]) {
      expect(part.indexOf(lead.organizationDescription)).toBeLessThan(part.indexOf('First Name'))
      expect(part.split(lead.organizationDescription)).toHaveLength(2)
      expect(part).toContain('https://guide.example/admin/leads/a')
    }
  })
})

describe("the visitor's confirmation", () => {
  const read = <Value>(value: Value): Item<Value> => ({ value, origin: 'read', quote: 'BUY at spam.example' })
  const known: Known = {
    ...nothingKnown,
    organization: read('practice'),
    areas: [{ value: 'mental-health', origin: 'chosen', quote: null }],
    prescribers: read(2),
    wishes: [
      read({ feature: 'telehealth', stance: 'must' }),
      read({ feature: 'mobileApp', stance: 'want' }),
      read({ feature: 'labs', stance: 'mentioned' }),
      read({ feature: 'aiNotetaking', stance: 'refused' }),
    ],
    current: read({ id: null, name: 'spam.example' }),
    avoided: [read({ id: 'kipu', name: 'Kipu' }), read({ id: null, name: 'spam.example' })],
    questions: [
      read({ text: 'Is an EMR mandatory, spam.example?', answer: 'is-an-emr-mandatory' }),
      read({ text: 'BUY?', answer: null }),
    ],
    needs: [read('BUY NOW')],
    country: read('spam.example'),
    contradictions: [{ kind: 'wish', feature: 'labs', wished: 'BUY', refused: 'spam' }],
    unread: ['spam.example'],
  }

  it('tells what was chosen, read, refused, and asked, and repeats none of the words typed', async () => {
    const content = await composersFor(storedOf(lead, { known }))['lead-confirmation']('a')
    if (!content || 'canceled' in content) throw new Error('nothing was composed')
    for (const part of [content.text, content.html]) {
      for (const sentence of [
        'You told us: mental health care.',
        'As we understand it: an outpatient practice, 2 prescribers, telehealth (must have), a mobile app (would like), and another need that a person reads.',
        'You do not want AI note-taking, Kipu, or 1 other system.',
        'You mention lab orders and results both ways.',
        'You asked 2 questions. A person answers them.',
        'https://guide.example/answers/is-an-emr-mandatory',
        requestPage,
      ])
        expect(part).toContain(sentence)
      expect(part).not.toMatch(/spam|BUY/)
    }
  })

  it('says nothing of what was understood if that is nothing', async () => {
    const { text } = await compose('lead-confirmation', lead)
    expect(text).not.toMatch(/What we understood\n|As we understand it/)
  })

  it('says what happens next and how to reply', async () => {
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

describe('the recommendation', () => {
  const text = 'We compared 18 systems:\nclosely.\n\n1. Opus <b>\n\nWhy it fits:\n- Within $100 & more\n- Groups\n\nBye'

  it('contains what a person wrote, between a greeting and how to reply', async () => {
    const content = await compose('lead-recommendation', lead, text)
    expect(content.to).toEqual([{ name: 'Ana Ruiz', address: 'ana@northside.example' }])
    expect(content.replyTo).toEqual({ address: 'team@guide.example' })
    expect(content.text).toContain(`Hello Ana,\n\n${text}\n\nIs anything unclear`)
  })

  it('formats paragraphs, headings, and lists in HTML, and treats nothing else as markup', async () => {
    const { html } = await compose('lead-recommendation', lead, text)
    expect(html).toContain('1. Opus &lt;b&gt;</h2>')
    expect(html).toContain('>Within $100 &amp; more</li><li>Groups</li></ul>')
    expect(html).not.toContain('<b>')
  })
})

describe("the address of the visitor's own page", () => {
  it.each(['lead-confirmation', 'lead-recommendation'] as const)(
    'is in %s, and in no email to the team',
    async (kind) => {
      for (const part of ['text', 'html'] as const)
        expect((await compose(kind, lead, 'The text'))[part]).toContain(requestPage)
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
      const content = await composersFor(storedOf(lead, { linkHash }), 'The text')[kind]('a')
      expect(content).toHaveProperty('text', expect.not.stringContaining('/request/'))
      expect(content).toHaveProperty('html', expect.not.stringContaining('/request/'))
    }
  })
})

describe('what a visitor does with a request later', () => {
  const additions = [
    { at: '2026-03-06T15:06:00Z', text: 'We move in May.\n<b>Really</b>' },
    { at: '2026-03-05T15:06:00Z', text: 'We also bill Medicaid.' },
  ]

  it('reaches the team: everything added, newest first, as it was written', async () => {
    const content = await composersFor(storedOf(lead), '', undefined, additions)['lead-addition']('a')
    if (!content || 'canceled' in content) throw new Error('nothing was composed')
    expect(content.to.map(({ address }) => address)).toEqual(config.leadsTo)
    expect(content.replyTo).toEqual({ name: 'Ana Ruiz', address: 'ana@northside.example' })
    expect(content.subject).toBe('New detail from the visitor: Northside Counseling')
    expect(content.text).toContain('March 6, 2026 at 10:06 AM EST:\nWe move in May.\n<b>Really</b>\n\nMarch 5')
    expect(content.html).toContain('&lt;b&gt;Really&lt;/b&gt;')
    for (const part of [content.text, content.html]) expect(part).toContain('https://guide.example/admin/leads/a')
  })

  it('tells the team what they decided about the reading', async () => {
    const decided = [{ at: '2026-03-06T15:06:00Z', text: 'Prescribers: 3\nTelehealth (Must have): dropped' }]
    const content = await composersFor(storedOf(lead), '', undefined, decided)['lead-decided']('a')
    if (!content || 'canceled' in content) throw new Error('nothing was composed')
    expect(content.subject).toBe('Checked by the visitor: Northside Counseling')
    expect(content.text).toContain('March 6, 2026 at 10:06 AM EST:\nPrescribers: 3\nTelehealth (Must have): dropped')
  })

  it('cancels every email on withdrawal except the one that tells the team of it', async () => {
    const composers = composersFor(
      storedOf(lead, { withdrawnAt: new Date('2026-03-06T15:06:00Z') }),
      'The text',
      undefined,
      additions,
    )
    for (const kind of [
      'lead-team',
      'lead-confirmation',
      'lead-recommendation',
      'lead-addition',
      'lead-decided',
    ] as const)
      expect(await composers[kind]('a')).toEqual({ canceled: 'the visitor has withdrawn the request' })
    const content = await composers['lead-withdrawn']('a')
    expect(content).toMatchObject({ subject: 'Withdrawn by the visitor: Northside Counseling' })
    expect(content).toHaveProperty(
      'text',
      expect.stringContaining('on March 6, 2026 at 10:06 AM EST. The lead is closed'),
    )
    expect(content).toHaveProperty('text', expect.not.stringContaining('We move in May'))
  })
})

describe('the operator of the installation', () => {
  const operator = {
    name: 'Northwind <Guides> LLC',
    address: '1 Main St, Springfield',
    contactEmail: 'hello@guide.example',
    editors: ['Jane Roe, psychiatry', 'John Doe, billing'],
  }
  const named =
    'Operator: Northwind <Guides> LLC, 1 Main St, Springfield | Contact: hello@guide.example | Editors: Jane Roe, psychiatry; John Doe, billing'

  it.each(['lead-team', 'lead-confirmation', 'lead-recommendation'] as const)(
    'is named at the end of %s if configured',
    async (kind) => {
      const { text, html } = await compose(kind, lead, 'The text', operator)
      expect(text.endsWith(`\n\n${named}`)).toBe(true)
      expect(html).toContain(named.replace('<Guides>', '&lt;Guides&gt;'))
      const plain = await compose(kind, lead, 'The text')
      expect(plain.text + plain.html).not.toMatch(/Operator|Editors:/)
      expect(text.startsWith(plain.text)).toBe(true)
    },
  )

  it('receives replies from visitors at its published address; replies from the team go to the visitor', async () => {
    for (const kind of ['lead-confirmation', 'lead-recommendation'] as const)
      expect((await compose(kind, lead, '', operator)).replyTo).toEqual({ address: 'hello@guide.example' })
    const team = await compose('lead-team', lead, '', operator)
    expect(team.replyTo).toEqual({ name: 'Ana Ruiz', address: 'ana@northside.example' })
    expect(team.to.map(({ address }) => address)).toEqual(config.leadsTo)
  })
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
