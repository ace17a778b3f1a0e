import PostalMime from 'postal-mime'
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
  return createCorrectionComposers({ config, findCorrection: async () => stored })['correction-team']('a')
}

test('the team gets the correction with the address of the value, and answers to the visitor', async () => {
  const content = await compose(correction)
  if (!content) throw new Error('nothing was composed')
  expect(content.html).toContain('&lt;script&gt;two&lt;/script&gt;')
  const mail = await PostalMime.parse(await emailBytes(content))
  expect(mail.to?.map(({ address }) => address)).toEqual(config.leadsTo)
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['eve@northside.example'])
  expect(mail.subject).toMatch(/^Correction: .*Kareo.*, AI Notetaking$/)
  for (const part of [
    'https://guide.example/emr/kareo#aiNotetaking',
    correction.message,
    'https://vendor.example/news',
    'March 4, 2026 at 10:06 AM EST',
  ])
    expect(content.text).toContain(part)
})

test('without an address of the visitor there is nobody to answer to, and the mail says so', async () => {
  const content = await compose({ ...correction, email: '', source: '' })
  expect(content?.replyTo).toBeUndefined()
  expect(content?.text).toContain('The visitor left no address to answer to.')
})

test('a correction that was erased makes no mail', async () => {
  expect(await compose()).toBeUndefined()
})
