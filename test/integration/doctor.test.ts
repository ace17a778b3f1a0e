import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { examine } from '../../operations/doctor/examine'
import { describeFindings } from '../../operations/doctor/finding'
import { startBucket } from '../support/bucket'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { startImapServer } from '../support/imap'
import { client, startProvider } from '../support/provider'
import { startRedis } from '../support/redis'
import { freePort } from '../support/site'
import { startSmtpServer } from '../support/smtp'

const account = { user: 'site@guide.example', password: 'p@ss/hush-1' }
let database: TestDatabase
let dataDir: string
let services: Awaited<ReturnType<typeof startServices>>

async function startServices() {
  const [smtp, imap, provider] = [await startSmtpServer({ account }), await startImapServer(), await startProvider()]
  const [bucket, redis] = [await startBucket(), await startRedis(await freePort())]
  return { smtp, imap, provider, bucket, redis }
}

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
  services = await startServices()
})

afterEach(() => services.provider.behave())

afterAll(async () => {
  const { smtp, imap, provider, bucket, redis } = services
  await Promise.all([smtp.close(), imap.close(), provider.close(), bucket.close(), redis.kill()])
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const signedIn = (url: string, { user, password } = account) =>
  url.replace('//', `//${encodeURIComponent(user)}:${encodeURIComponent(password)}@`)

/** An installation on which everything is set and works. */
const whole = (): Record<string, string> => ({
  ...{
    DATABASE_URL: database.url,
    SESSION_SECRET: 'hush-2 of the tests alone',
    ADMIN_PASSWORD: 'hush-3 is long enough',
  },
  ...{ DATA_DIR: dataDir, SITE_URL: 'https://guide.example', TRUST_PROXY: 'loopback', METRICS_TOKEN: 'hush-4' },
  ...{ SMTP_URL: signedIn(services.smtp.url), MAIL_FROM: 'Guide <hello@guide.example>', LEADS_TO: 'a@guide.example' },
  ...{ INBOX_URL: services.imap.url, REDIS_URL: services.redis.url, PICTURES_S3_URL: services.bucket.url },
  ...{ OIDC_ISSUER: services.provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
})

async function reportOf(changes: Record<string, string | undefined>, probeMs?: number) {
  const findings = await examine({ ...whole(), ...changes }, probeMs)
  const { text, status } = describeFindings(findings)
  const broken = findings.filter(({ state }) => state === 'broken').map(({ part }) => part)
  return { text, status, broken, line: (part: string) => findings.find((one) => one.part === part) }
}

const noSecret = /hush|p%40ss|a password of the tests alone|a secret of the tests|a%2[F]secret|a\/secret/

describe('the doctor', () => {
  it('finds that all works, leaves nothing behind, sends nothing, and shows no secret', async () => {
    const { text, status, broken, line } = await reportOf({})
    expect([broken, status]).toEqual([[], 0])
    for (const part of ['database', 'mail', 'sender', 'inbox', 'password', 'provider', 'pictures', 'site', 'alarms'])
      expect(line(part)).toMatchObject({ state: 'works' })
    expect(line('queue')).toMatchObject({ state: 'look at', says: expect.stringContaining('without AOF') })
    expect(text).not.toMatch(noSecret)
    expect([services.smtp.received.length, services.bucket.files.size]).toEqual([0, 0])
    expect(services.imap.commands.filter((one) => /FETCH|STORE/i.test(one))).toEqual([])
  })

  it('finds nothing wrong where nothing is set', async () => {
    const { DATABASE_URL, SESSION_SECRET } = whole() as { DATABASE_URL: string; SESSION_SECRET: string }
    const findings = await examine({ DATABASE_URL, SESSION_SECRET, DATA_DIR: dataDir })
    const states = Object.fromEntries(findings.map(({ part, state }) => [part, state]))
    expect(states).toEqual({
      ...{ database: 'works', queue: 'not set', mail: 'not set', sender: 'not set', inbox: 'not set' },
      ...{ password: 'not set', provider: 'not set', pictures: 'works', site: 'not set', alarms: 'not set' },
      certificates: 'not set',
    })
    expect(describeFindings(findings).status).toBe(0)
    expect(await readdir(join(dataDir, 'pictures'))).toEqual([])
  })

  it.each<[string, string, () => Record<string, string | undefined>, string]>([
    [
      'a wrong password',
      'mail',
      () => ({ SMTP_URL: signedIn(services.smtp.url, { user: 'a', password: 'hush' }) }),
      'EAUTH AUTH PLAIN 535 5.7.8. The user',
    ],
    ['a closed port', 'mail', () => ({ SMTP_URL: 'smtp://127.0.0.1:2' }), 'ECONNREFUSED CONN. Nothing listens'],
    [
      'TLS on a plain port',
      'mail',
      () => ({ SMTP_URL: services.smtp.url.replace('smtp:', 'smtps:') }),
      'do not agree on TLS',
    ],
    ['no STARTTLS', 'mail', () => ({ SMTP_URL: `${services.smtp.url}?requireTLS=true` }), 'does not offer TLS'],
    ['a wrong password', 'inbox', () => ({ INBOX_URL: services.imap.wrongUrl }), 'rejected the user name or password'],
    ['a closed port', 'inbox', () => ({ INBOX_URL: 'imap://127.0.0.1:2' }), 'ECONNREFUSED. Nothing listens'],
    ['a closed port', 'provider', () => ({ OIDC_ISSUER: 'http://127.0.0.1:2' }), 'ECONNREFUSED. Nothing listens'],
    [
      'another name',
      'provider',
      () => ({ OIDC_ISSUER: services.provider.issuer.replace('127.0.0.1', 'localhost') }),
      'another name than OIDC_ISSUER',
    ],
    ['a wrong secret', 'provider', () => ({ OIDC_CLIENT_SECRET: 'hush-5' }), 'OIDC_CLIENT_SECRET is wrong'],
    [
      'a closed port',
      'pictures',
      () => ({ PICTURES_S3_URL: 'http://k:hush@127.0.0.1:2/b' }),
      'ECONNREFUSED. Nothing listens',
    ],
    ['a closed port', 'queue', () => ({ REDIS_URL: 'redis://:hush@127.0.0.1:2' }), 'ECONNREFUSED. Nothing listens'],
    [
      'a closed port',
      'database',
      () => ({ DATABASE_URL: 'postgres://x:hush@127.0.0.1:2/site' }),
      'ECONNREFUSED. Nothing listens',
    ],
    [
      'no such database',
      'database',
      () => ({ DATABASE_URL: database.url.replace(/test_[0-9a-f]+/, 'nowhere') }),
      '3D000. There is no such database',
    ],
    ['a password that is turned off', 'password', () => ({ ADMIN_PASSWORD_SIGN_IN: 'off' }), 'the web does not start'],
    [
      'no certificates',
      'certificates',
      () => ({ NODE_EXTRA_CA_CERTS: join(dataDir, 'none.pem') }),
      'holds no certificate',
    ],
  ])('finds %s of %s, says what to do, and leaves the other parts alone', async (_fault, part, changes, words) => {
    const { text, status, broken, line } = await reportOf(changes())
    expect(line(part)?.says).toContain(words)
    expect([broken, status]).toEqual([[part], 1])
    expect(text).not.toMatch(noSecret)
  })

  it.each([
    ['is no provider', { status: 404 }, 'no OpenID Connect provider'],
    ['is down', { status: 503 }, 'status 503'],
    ['has withdrawn the secret', { isSecretWithdrawn: true }, 'OIDC_CLIENT_SECRET is wrong'],
  ])('finds that the sign-in provider %s', async (_what, behavior, words) => {
    services.provider.behave(behavior)
    const { broken, line } = await reportOf({})
    expect([broken, line('provider')?.says]).toEqual([['provider'], expect.stringContaining(words)])
  })

  it('finds an inbox whose address is not known', async () => {
    const imap = await startImapServer({ user: 'hello' })
    const { broken, line } = await reportOf({ INBOX_URL: imap.url })
    expect([broken, line('inbox')?.says]).toEqual([['inbox'], expect.stringContaining('INBOX_ADDRESS is not set')])
    await imap.close()
  })

  it('finds a Redis that may remove jobs', async () => {
    const redis = new Redis(services.redis.url)
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru')
    const { broken, line } = await reportOf({})
    await redis.config('SET', 'maxmemory-policy', 'noeviction')
    redis.disconnect()
    expect([broken, line('queue')?.says]).toEqual([['queue'], expect.stringContaining('noeviction')])
  })

  it('finds a database that is empty, one that is behind, and trusted certificates', async () => {
    const names = await database.db('knex_migrations').orderBy('id').select('*')
    await database.db('knex_migrations').update({ name: '0049-lead-decisions' })
    expect((await reportOf({})).line('database')).toMatchObject({
      state: 'broken',
      says: expect.stringContaining('too old for this version'),
    })
    await database.db('knex_migrations').delete()
    expect((await reportOf({})).line('database')).toMatchObject({ state: 'look at' })
    await database.db('knex_migrations').insert(names)
    const file = join(dataDir, 'ca.pem')
    await writeFile(file, '-----BEGIN CERTIFICATE-----\n')
    expect((await reportOf({ NODE_EXTRA_CA_CERTS: file })).line('certificates')).toMatchObject({ state: 'works' })
  })

  it('waits for a silent server only for a while, and for no other part longer', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const { broken, line } = await reportOf({ SMTP_URL: `smtp://127.0.0.1:${port}` }, 5_000)
    expect([broken, line('mail')?.says]).toEqual([['mail'], expect.stringContaining('There is no answer in time')])
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it('names settings that cannot be read, and not what they hold', async () => {
    const { text, status } = await reportOf({ SMTP_URL: 'smtp://x:hush@mail.example?ignoreTLS=true', PORT: 'x' })
    expect(status).toBe(1)
    expect(text).toMatch(/^broken +settings +PORT is "x"; expected .*\nbroken +settings +SMTP_URL holds a value/m)
    expect(text).not.toMatch(noSecret)
  })
})
