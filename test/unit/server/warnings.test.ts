import { startWarnings } from '../../../server/web'

const fine = {
  siteUrl: 'https://guide.example',
  trustProxy: 1,
  metricsToken: 'a-token',
  operator: { name: 'Northwind LLC', address: undefined, contactEmail: 'hello@guide.example', editors: [] },
  webhooksToLoopback: false,
  adminPassword: { salt: Buffer.from(''), hash: Buffer.from(''), cost: 256 },
}

describe('the warnings for an operator at startup', () => {
  it('are empty if everything is set, or if the site is only for this machine', () => {
    expect(startWarnings(fine)).toEqual([])
    const local = {
      ...fine,
      siteUrl: 'http://127.0.0.1:3000',
      trustProxy: false,
      metricsToken: undefined,
      operator: { editors: [] },
      webhooksToLoopback: true,
    }
    expect(startWarnings(local)).toEqual([])
  })

  it.each([
    [{ trustProxy: false }, 'TRUST_PROXY is not set'],
    [{ metricsToken: undefined }, 'METRICS_TOKEN is not set'],
    [{ operator: { ...fine.operator, contactEmail: undefined } }, 'CONTACT_EMAIL is not set'],
    [{ operator: { ...fine.operator, name: undefined } }, 'OPERATOR_NAME'],
    [{ webhooksToLoopback: true }, 'WEBHOOKS_TO_LOOPBACK is on'],
    [{ adminPassword: undefined }, 'ADMIN_PASSWORD is not set'],
  ])('name what is wrong: %j', (missing, expected) => {
    expect(startWarnings({ ...fine, ...missing })).toEqual([expect.stringContaining(expected)])
  })
})
