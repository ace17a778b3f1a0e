import PostalMime from 'postal-mime'
import type { CorrectionRow } from '../../../server/corrections/admin-repository'
import { createCorrectionComposers } from '../../../server/corrections/emails'
import type { Correction } from '../../../shared/corrections/schema'
import { emailBytes } from '../../support/email'

const config = {
  leadsTo: ['team@guide.example', 'second@guide.example'],
  siteName: 'The Guide',
  siteUrl: 'https://guide.example',
  businessTimeZone: 'America/New_York',
  operator: { name: 'Northwind LLC', contactEmail: 'hello@guide.example', editors: [] },
}
const correction: Correction = {
  vendor: 'kareo',
  field: 'aiNotetaking',
  message: 'One\n\n  <script>two</script>',
  source: 'https://vendor.example/news',
  email: 'eve@northside.example',
}

async function compose(answers?: Correction) {
  const stored = answers && { id: 'a', createdAt: new Date('2026-03-04T15:06:00Z'), answers }
  return createCorrectionComposers({ config, findCorrection: async () => stored, findDecided: async () => undefined })[
    'correction-team'
  ]('a')
}

test('the team gets the correction with the address of the value, and replies go to the visitor', async () => {
  const content = await compose(correction)
  if (!content) throw new Error('nothing was composed')
  expect(content.html).toContain('&lt;script&gt;two&lt;/script&gt;')
  const mail = await PostalMime.parse(await emailBytes(content))
  expect(mail.to?.map(({ address }) => address)).toEqual(config.leadsTo)
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['eve@northside.example'])
  expect(mail.subject).toMatch(/^Correction: .*Kareo.*, Features: AI Notetaking$/)
  for (const part of [
    'Open this report: https://guide.example/admin/corrections/a',
    'https://guide.example/emr/kareo#aiNotetaking',
    correction.message,
    'https://vendor.example/news',
    'March 4, 2026 at 10:06 AM EST',
  ])
    expect(content.text).toContain(part)
})

test("without the visitor's address nobody can be answered, and the email says so", async () => {
  const content = await compose({ ...correction, email: '', source: '' })
  expect(content?.replyTo).toBeUndefined()
  expect(content?.text).toContain('The visitor left no email address, so you cannot reply.')
})

test('an erased correction produces no email', async () => {
  expect(await compose()).toBeUndefined()
})

describe('the answer to a visitor who left an address', () => {
  const row: CorrectionRow = {
    ...{ id: 'a', vendor: 'kareo', field: 'aiNotetaking', message: 'BUY PILLS at https://spam.example' },
    ...{ source: 'https://spam.example', email: 'eve@northside.example', createdAt: new Date('2026-03-04T03:00:00Z') },
    ...{ status: 'accepted', reason: 'It has had one <since> May.', decidedAt: new Date(), spamReasons: [] },
  }
  const answer = (kind: 'correction-accepted' | 'correction-declined', changes: Partial<CorrectionRow> = {}) =>
    createCorrectionComposers({
      config,
      findCorrection: async () => undefined,
      findDecided: async () => ({ ...row, ...changes }),
    })[kind]('a')

  test('states the decision and repeats nothing that the visitor wrote', async () => {
    const content = await answer('correction-accepted')
    expect(content?.to).toEqual([{ address: 'eve@northside.example' }])
    expect(content?.replyTo).toEqual({ address: 'hello@guide.example' })
    expect(content?.html).toContain('It has had one &lt;since&gt; May.')
    for (const part of ['March 3, 2026', 'accepted the correction', 'https://guide.example/emr/kareo#aiNotetaking'])
      expect(content?.text).toContain(part)
    expect(`${content?.subject} ${content?.text} ${content?.html}`).not.toMatch(/spam\.example|PILLS/)
    const declined = await answer('correction-declined', { status: 'declined' })
    expect(declined?.text).toContain('left the value as it is')
  })

  test('is not written if the decision has changed or there is no address', async () => {
    expect(await answer('correction-declined')).toBeUndefined()
    expect(await answer('correction-accepted', { status: 'new' })).toBeUndefined()
    expect(await answer('correction-accepted', { email: null })).toBeUndefined()
  })
})
