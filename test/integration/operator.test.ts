import { pino } from 'pino'
import PostalMime from 'postal-mime'
import request from 'supertest'
import { createEmail } from '../../server/email'
import { createTestApp, openApp } from '../support/app'
import { testConfig } from '../support/config'
import { deliveryOf, storeLead } from '../support/promise'
import { startSmtpServer } from '../support/smtp'

const named = {
  OPERATOR_NAME: 'Northwind Guides LLC',
  OPERATOR_ADDRESS: '1 Main St, Springfield',
  CONTACT_EMAIL: 'hello@guide.example',
  EDITORS: 'Jane Roe, psychiatry; John Doe, billing',
  AFFILIATE_VENDORS: 'opus',
}

describe.each([
  ['that names who stands behind it', named],
  ['that names nobody', {}],
])('an installation %s', (_which, env: Record<string, string>) => {
  const isNamed = 'OPERATOR_NAME' in env
  const site = openApp({ env })

  const textAt = async (path: string) => {
    const { status, text } = await request(site.app).get(path)
    expect(status).toBe(200)
    return text
  }

  it.each(['/about', '/privacy', '/terms'])('says so on %s, when rendered and from the cache', async (path) => {
    for (const text of [await textAt(path), await textAt(path)]) {
      for (const shown of ['Northwind Guides LLC', '1 Main St, Springfield', 'mailto:hello@guide.example', 'Jane Roe'])
        expect([shown, text.includes(shown)]).toEqual([shown, isNamed])
      expect(text.includes('The operator of this site has not published its name')).toBe(!isNamed)
    }
  })

  it('marks exactly the links that pay', async () => {
    expect((await textAt('/emr/opus')).includes('rel="sponsored noopener noreferrer"')).toBe(isNamed)
    expect(await textAt('/emr/kipu')).not.toContain('rel="sponsored')
  })

  it('says so in the email to a visitor, whose reply goes to the published address if there is one', async () => {
    const server = await startSmtpServer()
    const further = { LEADS_TO: 'team@guide.example', SMTP_URL: server.url, ...env }
    const config = testConfig(site.addresses.databaseUrl, further)
    const mail = createEmail({ config, db: site.db, logger: pino({ level: 'silent' }) })
    const { id } = await deliveryOf(site.db, await storeLead(site.db), 'lead-confirmation')
    await mail.deliver({ deliveryId: id }, id)
    mail.close()
    await server.close()
    const sent = await PostalMime.parse(server.received[0]?.bytes ?? '')
    expect(sent.replyTo?.map(({ address }) => address)).toEqual([
      isNamed ? 'hello@guide.example' : 'team@guide.example',
    ])
    for (const part of [sent.text, sent.html]) expect(part?.includes('Operator: Northwind Guides LLC')).toBe(isNamed)
  })
})

test('affiliate settings change neither the match nor any list', async () => {
  const answers = async (env: Record<string, string>) => {
    const site = await createTestApp({ env })
    const match = await request(site.app)
      .post('/api/match')
      .send({ industry: 'mental-health', numberOfProviders: '2-10' })
    expect([match.status, match.body.picks.length > 0]).toEqual([200, true])
    const lists = ['/api/vendors', '/comparisons?sort=rating', '/vendors', '/']
    const pages = await Promise.all(lists.map(async (path) => (await request(site.app).get(path)).text))
    await site.close()
    return [match.body, ...pages]
  }
  expect(await answers({ AFFILIATE_VENDORS: 'smartcare,mentegram' })).toEqual(await answers({}))
})
