import PostalMime from 'postal-mime'
import { createAlarmComposers } from '../../../server/alarms/email'
import { createConversationComposers } from '../../../server/conversation/composers'
import { answerContent } from '../../../server/conversation/email'
import { createCorrectionComposers } from '../../../server/corrections/emails'
import type { CorrectionRow } from '../../../server/corrections/repository'
import type { ReadLead } from '../../../server/leads/for-emails'
import { createMessageComposers } from '../../../server/messages/emails'
import type { Canceled } from '../../../server/outbox/composer'
import { alarmKind } from '../../../server/outbox/reports'
import type { EmailContent, Mailbox } from '../../../server/platform/email/email'
import type { Correction } from '../../../shared/corrections/schema'
import { leadSchema } from '../../../shared/leads/schema'
import { type Item, type Known, nothingKnown } from '../../../shared/match/terms/known'
import { emailBytes } from '../../support/email'
import { expectGolden } from '../../support/golden'
import { leadOf } from '../../support/lead'
import { contentOf, emailConfig, leadComposers, storedLead } from '../../support/lead-composers'

/** Each email as its recipient gets it: headers and text in one file, which people read, and HTML in another. */

const operator = {
  ...{ name: 'Northwind <Guides> LLC', address: '1 Main St, Springfield', contactEmail: 'hello@guide.example' },
  editors: ['Jane Roe, psychiatry', 'John Doe, billing'],
}
const config = { ...emailConfig, operator }
const at = new Date('2026-03-04T15:06:00Z')

const lead = leadSchema.parse(
  leadOf({
    ...{ firstName: 'Zoë', organizationName: 'Northside & Co' },
    organizationDescription: 'Mostly telehealth.\n\n  - <script>alert(1)</script> & "more"\n.\nעברית 🌿',
  }),
)

const read = <Value>(value: Value): Item<Value> => ({ value, origin: 'read', quote: 'typed' })
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
  current: read({ id: null, name: 'typed' }),
  avoided: [read({ id: 'kipu', name: 'Kipu' }), read({ id: null, name: 'typed' })],
  questions: [
    read({ text: 'Is an EMR mandatory, typed?', answer: 'is-an-emr-mandatory' }),
    read({ text: 'Typed?', answer: null }),
  ],
  needs: [read('typed')],
  country: read('typed'),
  contradictions: [{ kind: 'wish', feature: 'labs', wished: 'typed', refused: 'typed' }],
  unread: ['我们'],
}

const letter =
  'We compared **18 systems**:\nclosely.\n\n## Our picks\n\n1. Opus <b>: https://guide.example/emr/opus\n\nWhy it fits:\n- Within $100 & more\n- *Groups*, [as said](https://vendor.example/groups)\n\n1. Ask\n2. Buy\n\nBye'
const additions = [
  { at: '2026-03-06T15:06:00Z', text: 'We move in May.\n<b>Really</b>' },
  { at: '2026-03-05T15:06:00Z', text: 'We also bill Medicaid.' },
]

const decided = [{ at: at.toISOString(), text: 'Prescribers: 3\nTelehealth: dropped' }]
const leadEmails = (more: Partial<ReadLead> = {}, used: typeof emailConfig = config) =>
  leadComposers(storedLead(lead, more), { config: used, text: letter, additions, decided })

const correction: Correction = {
  ...{ vendor: 'kareo', field: 'aiNotetaking', message: 'One\n\n  <script>two</script>' },
  ...{ source: 'https://vendor.example/news', email: 'eve@northside.example' },
}
const corrected = (answers?: Correction) =>
  createCorrectionComposers({
    config,
    findCorrection: async () => answers && { id: 'a', createdAt: at, answers },
    findDecided: async () => undefined,
  })['correction-team']('a')
const decidedAs = (changes: Partial<CorrectionRow>) => {
  const row: CorrectionRow = {
    ...{ ...correction, id: 'a', createdAt: at, decidedAt: new Date('2026-03-05T15:06:00Z'), spamReasons: [] },
    ...{ status: 'accepted', reason: 'It has had one <since> May.', ...changes },
  }
  return createCorrectionComposers({ config, findCorrection: async () => undefined, findDecided: async () => row })
}

const message = {
  ...{ name: 'Eve Stone', email: 'eve@northside.example', subject: 'Prices & "terms"' },
  message: 'One\n\n  <script>two</script>\nhttps://other.example',
}
const reply = {
  ...{ createdAt: at, text: 'Hello,\n\n- <b>\n\nAna', page: 'leads/a', about: 'Northside & Co' },
  ...{ name: 'Ana Ruiz', address: 'ana@northside.example' },
}
const conversation = createConversationComposers({
  config,
  findReply: async () => reply,
  findAnswerEmail: async () => undefined,
})
const answering = { ...config, siteName: 'Guide', businessTimeZone: 'UTC' }
const answer = (quoted: string | undefined) =>
  answerContent(answering, {
    ...{ to: { address: 'ana@northside.example' }, replyTo: { address: 'hello@guide.example' }, subject: 'Re: A' },
    ...{ text: 'Yes, **both**.\n\nBest,\nJane', thread: ['<1@guide.example>'], why: 'You wrote to us.' },
    reference: 'Reference: 1',
    quote: quoted === undefined ? undefined : { at, text: quoted },
  })
const alarm = (waiting: number, failed: number) =>
  createAlarmComposers({
    config,
    findAlarm: async () => ({ raisedAt: at, oldestEnqueuedAt: new Date('2026-03-04T08:00:00Z'), waiting, failed }),
  })[alarmKind]('a')

const emails: Record<string, () => Promise<EmailContent | Canceled | undefined> | EmailContent> = {
  'lead-team': () => leadEmails({ known }, emailConfig)['lead-team']('a'),
  'lead-confirmation': () => leadEmails({ known })['lead-confirmation']('a'),
  'lead-confirmation-of-nothing-known': () => leadEmails({ linkHash: null }, emailConfig)['lead-confirmation']('a'),
  'lead-recommendation': () => leadEmails()['lead-recommendation']('a'),
  'lead-addition': () => leadEmails()['lead-addition']('a'),
  'lead-decided': () => leadEmails({}, emailConfig)['lead-decided']('a'),
  'lead-withdrawn': () => leadEmails({ withdrawnAt: at })['lead-withdrawn']('a'),
  'contact-team': () =>
    createMessageComposers({ config, findMessage: async () => ({ id: 'a', createdAt: at, answers: message }) })[
      'contact-team'
    ]('a'),
  'correction-team': () => corrected(correction),
  'correction-team-without-address': () => corrected({ ...correction, email: '', source: '' }),
  'correction-accepted': () => decidedAs({})['correction-accepted']('a'),
  'correction-declined': () => decidedAs({ status: 'declined' })['correction-declined']('a'),
  'thread-answer': () => answer('One\nTwo\n  three'),
  'thread-answer-without-quote': () => answer(undefined),
  'thread-reply': () => conversation['thread-reply']('a'),
  'thread-bounce': () => conversation['thread-bounce']('a'),
  'alarm-of-waiting': () => alarm(3, 1),
  'alarm-of-failed': () => alarm(0, 2),
}

test.each(Object.entries(emails))('%s', async (name, compose) => {
  const content = contentOf(await compose())
  // Outlook for Windows and Samsung Mail do not know it.
  expect(content.html).not.toContain('white-space')
  const path = `emails/${name}`
  expectGolden(`${path}.txt`, `${headersOf(content)}\n\n${content.text}\n`)
  if (shownAsHtml.has(name)) expectGolden(`${path}.html`, `${content.html.replace(betweenBlocks, '>\n')}\n`)
})

/** Between them, the emails that have every block. */
const shownAsHtml = new Set([
  ...['lead-team', 'lead-confirmation', 'lead-recommendation', 'lead-addition'],
  ...['contact-team', 'correction-accepted', 'correction-team', 'thread-answer', 'alarm-of-waiting'],
])
const betweenBlocks = />(?=<(?:body|div|p|h\d|[uo]l|li|t[rdh]|table|meta|style|blockquote)\b)/g

const mailbox = ({ name, address }: Mailbox) => (name ? `${name} <${address}>` : address)

const headersOf = ({ to, replyTo, subject, thread, isPersonal }: EmailContent) =>
  [
    `To: ${to.map(mailbox).join(', ')}`,
    ...(replyTo ? [`Reply-To: ${mailbox(replyTo)}`] : []),
    `Subject: ${subject}`,
    ...(thread ? [`Thread: ${thread.join(' ')}`.trimEnd()] : []),
    ...(isPersonal ? ['Written by a person'] : []),
  ].join('\n')

test.each([
  ['a message', () => createMessageComposers({ config, findMessage: async () => undefined })['contact-team']('a')],
  ['a correction', () => corrected()],
  ['a correction that was decided otherwise', () => decidedAs({ status: 'declined' })['correction-accepted']('a')],
  ['a correction that is new again', () => decidedAs({ status: 'new' })['correction-accepted']('a')],
  ['a correction without an address', () => decidedAs({ email: null })['correction-accepted']('a')],
])('%s that is not there produces no email', async (_what, compose) => {
  expect(await compose()).toBeUndefined()
})

test("a visitor's confirmation repeats none of the words typed", async () => {
  const content = await leadEmails({ known })['lead-confirmation']('a')
  expect(content).toHaveProperty('subject')
  expect(JSON.stringify(content)).not.toMatch(/typed|我们/i)
})

test('the answer to a correction repeats nothing that the visitor wrote', async () => {
  const advertising = { message: 'BUY PILLS at https://spam.example', source: 'https://spam.example' }
  const content = await decidedAs(advertising)['correction-accepted']('a')
  expect(content).toBeDefined()
  expect(JSON.stringify(content)).not.toMatch(/spam\.example|PILLS/)
})

test('line breaks in a name are no headers of an email', async () => {
  const sent = { ...message, name: 'Eve\r\nBcc: all@victim.example' }
  const stored = { id: 'a', createdAt: at, answers: sent }
  const content = await createMessageComposers({ config, findMessage: async () => stored })['contact-team']('a')
  const mail = await PostalMime.parse(await emailBytes(contentOf(content)))
  expect(mail.replyTo).toEqual([{ name: 'Eve Bcc: all@victim.example', address: 'eve@northside.example' }])
  expect(mail.bcc).toBeUndefined()
  expect(mail.subject).toBe('New message: Prices & "terms" (Eve Bcc: all@victim.example)')
})
