import PostalMime from 'postal-mime'
import { createMessageComposers } from '../../../server/messages/emails'
import { emailBytes } from '../../support/email'

const config = {
  leadsTo: ['team@guide.example', 'second@guide.example'],
  siteName: 'The Guide',
  siteUrl: 'https://guide.example',
  businessTimeZone: 'America/New_York',
  operator: { name: 'Northwind LLC', contactEmail: 'hello@guide.example', editors: [] },
}
const message = {
  name: 'Eve\r\nBcc: all@victim.example',
  email: 'eve@northside.example',
  subject: 'Prices & "terms"',
  message: 'One\n\n  <script>two</script>',
}
const stored = { id: 'a', createdAt: new Date('2026-03-04T15:06:00Z'), answers: message }

test('the team gets every answer as written, with replies to the visitor', async () => {
  const compose = createMessageComposers({ config, findMessage: async () => stored })['contact-team']
  const content = await compose('a')
  if (!content) throw new Error('nothing was composed')
  expect(content.html).toContain('&lt;script&gt;two&lt;/script&gt;')
  expect(content.html).toContain('href="https://guide.example/admin/messages/a"')
  const mail = await PostalMime.parse(await emailBytes(content))
  expect(mail.to?.map(({ address }) => address)).toEqual(config.leadsTo)
  expect(mail.replyTo).toEqual([{ name: 'Eve Bcc: all@victim.example', address: 'eve@northside.example' }])
  expect(mail.bcc).toBeUndefined()
  expect(mail.subject).toBe('New message: Prices & "terms" (Eve Bcc: all@victim.example)')
  for (const part of [
    'Open this message: https://guide.example/admin/messages/a',
    'Email: eve@northside.example',
    message.message,
    'March 4, 2026 at 10:06 AM EST and aim to answer within 24 hours.',
    'Operator: Northwind LLC',
  ])
    expect(content.text).toContain(part)
})

test('an erased message produces no email', async () => {
  const compose = createMessageComposers({ config, findMessage: async () => undefined })['contact-team']
  expect(await compose('a')).toBeUndefined()
})
