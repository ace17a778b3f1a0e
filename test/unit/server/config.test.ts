import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../../../server/platform/config'
import { variableNames } from '../../../server/platform/environment'
import { defaultPoolSizes } from '../../../server/platform/pool-sizes'
import { expectReadings } from '../../support/readings'

const required = { DATABASE_URL: 'postgres://db.example/site', SESSION_SECRET: 'a secret of enough length' }

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig({ ...required, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

describe('the configuration', () => {
  it('has defaults, which .env.example shows unless they follow from others or are none', () => {
    const config = readConfig(required)
    expect(config).toMatchObject({
      ...{ production: false, siteUrl: 'http://127.0.0.1:3000', mailFrom: 'no-reply@127.0.0.1' },
      ...{ dataDir: resolve('.data'), databaseDirectUrl: config.databaseUrl, trustProxy: false, sourceLinks: 'off' },
    })
    const unset = Object.entries(config).flatMap(([name, value]) => (value === undefined ? name : []))
    expect(unset.sort().join(' ')).toBe(
      'adminPassword gaMeasurementId inbox metricsToken oidc openaiApiKey openaiBaseUrl picturesS3Url redisUrl smtpUrl tapfiliateAccountId',
    )
  })

  it('cannot be changed once read', () => {
    expect(Object.isFrozen(readConfig(required))).toBe(true)
  })

  it('treats an empty or blank variable as not set', () => {
    expect(readConfig({ ...required, PORT: '', SITE_NAME: '  ', REDIS_URL: '' })).toEqual(readConfig(required))
  })

  it('hashes the password only for a program with a sign-in', () => {
    const env = { ...required, ADMIN_PASSWORD: 'a password' }
    expect(readConfig(env).adminPassword).toBeDefined()
    expect(readConfig(env, { hasSignIn: false }).adminPassword).toBeUndefined()
  })

  const operator = {
    OPERATOR_NAME: 'Müller & Söhne, Inc.',
    OPERATOR_ADDRESS: '1 Main St, Springfield, IL 62701',
    CONTACT_EMAIL: 'hello@guide.example',
    EDITORS: 'Jane Roe, MD, psychiatry ; John Doe (billing); Mary-Ann Poe: privacy; Bo Li – technology',
  }
  const provider = { OIDC_CLIENT_ID: 'guide', OIDC_CLIENT_SECRET: 'hush' }
  const database = (databaseUrl: string) => [{ DATABASE_URL: databaseUrl }, { databaseUrl }] as const
  const smtp = (smtpUrl: string) => [{ SMTP_URL: smtpUrl }, { smtpUrl }] as const
  const issuer = (given: string, read: string) =>
    [{ ...provider, OIDC_ISSUER: given }, { oidc: { issuer: read, clientId: 'guide', clientSecret: 'hush' } }] as const

  it.each<readonly [env: Record<string, string>, expected: object]>([
    // Links of sources are followed by default only for a public site.
    [{}, { sourceLinks: 'off' }],
    [{ SITE_URL: 'http://guide.example' }, { sourceLinks: 'off' }],
    [{ SITE_URL: 'https://guide.example' }, { sourceLinks: 'weekly' }],
    [{ SITE_URL: 'https://guide.example', SOURCE_LINKS: 'off' }, { sourceLinks: 'off' }],
    [{ SOURCE_LINKS: 'weekly' }, { sourceLinks: 'weekly' }],
    [{ PORT: '8080' }, { siteUrl: 'http://127.0.0.1:8080' }],
    [{ SITE_URL: 'https://guide.example:8443' }, { mailFrom: 'no-reply@guide.example' }],
    [{ SITE_URL: 'https://guide.example/' }, { siteUrl: 'https://guide.example' }],
    [{ LEADS_TO: 'a@one.example , b@two.example' }, { leadsTo: ['a@one.example', 'b@two.example'] }],
    [
      { SESSION_SECRET: 'the present secret, the former secret' },
      { sessionSecrets: ['the present secret', 'the former secret'] },
    ],
    [
      operator,
      {
        operator: {
          ...{ name: operator.OPERATOR_NAME, address: operator.OPERATOR_ADDRESS, contactEmail: 'hello@guide.example' },
          editors: ['Jane Roe, MD, psychiatry', 'John Doe (billing)', 'Mary-Ann Poe: privacy', 'Bo Li – technology'],
        },
      },
    ],
    [{ AFFILIATE_VENDORS: 'kipu, opus,kipu' }, { affiliateVendors: ['opus', 'kipu'] }],
    [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
    [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::/8' }, { trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] }],
    [
      { DATABASE_DIRECT_URL: 'postgres://postgres.example/site' },
      { databaseUrl: 'postgres://db.example/site', databaseDirectUrl: 'postgres://postgres.example/site' },
    ],
    [
      { DATABASE_POOLS: ' intake=7 , worker = 100' },
      { databasePools: { ...defaultPoolSizes, intake: 7, worker: 100 } },
    ],
    database('postgres://user:word@host:5432/name'),
    database('postgresql://user@%2Ftmp%2Fsocket/name'),
    database('postgres://user@/name?host=/tmp/socket'),
    database('socket:/tmp/socket?db=name'),
    database('/tmp/socket name'),
    smtp('smtp://user%40mail.example:p%23ss@[::1]:2525'),
    smtp('smtps://mail.example/?pool=true'),
    smtp('smtp://mail.example:587?name=guide.example.com&requireTLS=true&tls.servername=mx.example.com'),
    smtp('smtp://mail.example?name=[192.0.2.1]&tls.minVersion=TLSv1.3&authMethod=LOGIN'),
    [{ REDIS_URL: 'rediss://:word@redis.example:6380/2' }, { redisUrl: 'rediss://:word@redis.example:6380/2' }],
    issuer('https://accounts.example.com', 'https://accounts.example.com/'),
    issuer('https://Accounts.example.com/', 'https://accounts.example.com/'),
    issuer('https://accounts.example.com/realms/guide', 'https://accounts.example.com/realms/guide'),
    issuer('http://127.0.0.1:8080', 'http://127.0.0.1:8080/'),
    issuer('http://[::1]:8080', 'http://[::1]:8080/'),
  ])('reads %j as %j', (env, expected) => {
    expect(readConfig({ ...required, ...env })).toMatchObject(expected)
  })

  it('rejects a value in one sentence', async () => {
    await expectReadings('refused-settings', (name = '', value = '') => refusalOf({ [name]: value }))
  })

  it.each(['DATABASE_URL', 'SESSION_SECRET'])('says that %s is missing', (name) => {
    expect(refusalOf({ [name]: '' })).toMatch(new RegExp(`^${name} is not set; expected .*\\.$`))
  })

  it.each([
    ['SMTP_URL', 'smtp://user:hush@'],
    ['SMTP_URL', 'smtp://user:hush@:25'],
    ['SMTP_URL', 'smtp://user:hush%zz@mail.example'],
    ['SMTP_URL', 'smtp://user:hush#1@mail.example'],
    ['SMTP_URL', 'smtp://user:hush@mail.example:99999'],
    ['REDIS_URL', 'redis://user:hush@'],
    ['REDIS_URL', 'redis://:hush%zz@redis.example'],
    ['DATABASE_URL', 'postgres://user:hush@'],
    ['DATABASE_URL', 'postgres://user:hush#1@host/name'],
    ['DATABASE_URL', 'postgres://user:hush@host:5432x/name'],
  ])('rejects for %s an address that its client cannot read, without repeating the password: %s', (name, value) => {
    const sentence = refusalOf({ [name]: value })
    expect(sentence).toMatch(
      new RegExp(`^${name} holds a value that is not shown here; expected the address of .*\\.$`),
    )
    expect(sentence).not.toContain('hush')
  })

  it.each([
    'tls.rejectUnauthorized=false',
    'tls.rejectUnauthorized=0',
    'name=a.example&tls.rejectUnauthorized=false',
    'ignoreTLS=true',
    'opportunisticTLS=true',
    'requireTLS=false',
    'tls.minVersion=TLSv1',
    'tls.ciphers=NULL',
    'tls.checkServerIdentity=0',
    'tls.__proto__=x',
    'constructor=1',
    'logger=true&debug=true',
    'disableFileAccess=false',
    'socketTimeout=1',
    'proxy=http://proxy.example',
    'name=a%0d%0aMAIL',
  ])('real F5: rejects a mail server with ?%s, without repeating it', (option) => {
    const sentence = refusalOf({ SMTP_URL: `smtp://user:hush@mail.example:587?${option}` })
    expect(sentence).toMatch(/^SMTP_URL holds a value that is not shown here; .* only the options name, .* accepted/)
    expect(sentence).not.toMatch(/hush|mail\.example/)
  })

  it('requires all variables of a sign-in provider, or none', () => {
    expect(refusalOf(provider)).toBe(
      'OIDC_ISSUER is not set; expected all of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, or none.',
    )
    const lines = refusalOf({ OIDC_CLIENT_SECRET: 'hush' }).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['OIDC_ISSUER', 'OIDC_CLIENT_ID'])
  })

  it('names every wrong variable in one sentence each', () => {
    const lines = refusalOf({ PORT: 'x', LEADS_TO: 'y', DATABASE_URL: '' }).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'LEADS_TO'])
  })

  it.each([
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'REDIS_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'METRICS_TOKEN',
    'OPENAI_BASE_URL',
  ])('never repeats what %s holds', (name) => {
    expect(refusalOf({ [name]: 'hush hush' })).not.toContain('hush')
  })
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const entries = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/, 2) as [string, string])

  it('lists every variable once and no other', () => {
    expect(entries.map(([name]) => name).sort()).toEqual([...variableNames].sort())
  })

  it('shows the defaults', () => {
    const { DATABASE_URL, SESSION_SECRET, ...shown } = Object.fromEntries(entries)
    expect({ DATABASE_URL, SESSION_SECRET }).toEqual({ DATABASE_URL: '', SESSION_SECRET: '' })
    expect(readConfig({ ...required, ...shown })).toEqual(readConfig(required))
  })
})
