import { describeFindings, type Finding, reasonOf } from '../../../operations/doctor/finding'
import { probeSender } from '../../../operations/doctor/mail'
import { probeAlarms, probeCertificates, probeSite } from '../../../operations/doctor/site'
import { readConfig } from '../../../server/platform/config'

const surroundings = (given: Record<string, string>) => {
  const env = { DATABASE_URL: 'postgres://db.example/site', SESSION_SECRET: 'a secret of enough length', ...given }
  return { env, config: readConfig(env) }
}

describe('the report of the doctor', () => {
  const finding = (state: Finding['state']): Finding => ({ part: 'mail', state, says: 'It is so.' })

  it('has one line a part, and ends with 1 only if something that is set does not work', () => {
    expect(describeFindings([finding('works'), finding('not set'), finding('look at')])).toEqual({
      text: [
        'works    mail         It is so.',
        'not set  mail         It is so.',
        'look at  mail         It is so.',
        'Everything that is set works.',
      ].join('\n'),
      status: 0,
    })
    const { text, status } = describeFindings([finding('works'), finding('broken')])
    expect([status, text.split('\n').at(-1)]).toEqual([1, 'Parts that do not work: 1.'])
  })

  it.each([
    ['ECONNREFUSED CONN', 'Nothing listens there'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN', 'NODE_EXTRA_CA_CERTS'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT CONN', 'NODE_EXTRA_CA_CERTS'],
    ['ERR_TLS_CERT_ALTNAME_INVALID CONN', 'The certificate is for another name'],
    ['ERR_SSL_WRONG_VERSION_NUMBER CONN', 'do not agree on TLS'],
    ['ETIMEDOUT CONN GREETING_TIMEOUT', 'smtps: 465'],
    ['ETLS STARTTLS 502', 'the password is not sent without it'],
    ['EAUTH AUTH PLAIN 535', 'The user name or the password is wrong'],
    ['CERT_HAS_EXPIRED', 'not valid today'],
  ])('says for %s what to do', (code, words) => {
    expect(reasonOf(undefined, code)).toMatch(new RegExp(`^${code}\\. .*${words}`))
  })

  it.each([
    [Object.assign(new Error('password authentication failed for user "hush"'), { code: '28P01' }), '28P01. The user'],
    [new Error('WRONGPASS invalid username-password pair hush'), 'WRONGPASS. The user'],
    [
      new TypeError('fetch failed hush', { cause: Object.assign(new Error('hush'), { code: 'ENOTFOUND' }) }),
      'ENOTFOUND.',
    ],
    [new Error('hush'), 'an unexpected answer.'],
    ['hush', 'an unexpected answer.'],
  ])('never repeats the words of a server: %s', (error, words) => {
    expect(reasonOf(error)).toContain(words)
    expect(reasonOf(error)).not.toContain('hush')
  })
})

describe('the doctor about settings', () => {
  it.each([
    [{}, 'not set', 'http://127.0.0.1:3000'],
    [{ SITE_URL: 'https://192.0.2.1' }, 'look at', 'no domain'],
    [{ SITE_URL: 'http://guide.example' }, 'look at', 'unencrypted'],
    [{ SITE_URL: 'https://guide.example' }, 'look at', 'TRUST_PROXY is not set'],
    [{ SITE_URL: 'https://guide.example', TRUST_PROXY: 'true' }, 'look at', 'TRUST_PROXY is true'],
    [{ SITE_URL: 'https://guide.example', TRUST_PROXY: 'loopback' }, 'works', 'https://guide.example'],
  ])('of the site: %j', async (env, state, words) => {
    expect(await probeSite(surroundings(env))).toEqual({ state, says: expect.stringContaining(words) })
  })

  const inbox = { INBOX_URL: 'imaps://x:y@imap.example', INBOX_ADDRESS: 'hello@guide.example' }
  it.each([
    [{}, 'not set', 'no-reply@127.0.0.1'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'look at', 'a mailbox that exists'],
    [{ MAIL_FROM: 'site@127.0.0.1' }, 'broken', 'mail servers refuse it'],
    [{ MAIL_FROM: 'Guide <site@[192.0.2.1]>' }, 'broken', 'mail servers refuse it'],
    [{ MAIL_FROM: 'site@localhost' }, 'broken', 'mail servers refuse it'],
    [{ MAIL_FROM: 'Guide <site@guide.example>' }, 'works', 'someone must read it'],
    [{ MAIL_FROM: 'site@Guide.example', ...inbox }, 'works', 'Bounces go to the inbox'],
    [{ MAIL_FROM: 'site@other.example', ...inbox }, 'look at', 'bounce to guide.example'],
  ])('of the sender: %j', async (env, state, words) => {
    expect(await probeSender(surroundings(env))).toEqual({ state, says: expect.stringContaining(words) })
  })

  it.each([
    [{}, 'not set', 'no one is told'],
    [{ LEADS_TO: 'a@guide.example' }, 'look at', 'DATA_DIR/mail'],
    [{ LEADS_TO: 'a@guide.example,b@guide.example', SMTP_URL: 'smtp://mail.example' }, 'works', 'go to 2 in LEADS_TO'],
  ])('of alarms: %j', async (env, state, words) => {
    expect(await probeAlarms(surroundings(env))).toEqual({ state, says: expect.stringContaining(words) })
  })

  it.each([
    [{}, 'not set', 'usual authorities'],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'look at', 'no certificate is checked'],
    [{ DATABASE_URL: 'postgres://db.example/site?sslmode=no-verify' }, 'look at', 'sslmode=no-verify'],
    [{ NODE_EXTRA_CA_CERTS: '/nowhere/ca.pem' }, 'broken', '/nowhere/ca.pem'],
    [{ NODE_EXTRA_CA_CERTS: 'package.json' }, 'broken', 'package.json'],
  ])('of certificates: %j', async (env, state, words) => {
    expect(await probeCertificates(surroundings(env))).toEqual({ state, says: expect.stringContaining(words) })
  })
})
