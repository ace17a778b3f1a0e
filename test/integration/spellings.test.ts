import { memoryRules, storedRules } from '../../server/http/limit-rules'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'
import { openSitePort, type RawAnswer } from '../support/raw-http'

/** Every limit is used up by one request. */
jest.mock('../../server/http/limit-rules', () => {
  const rules = jest.requireActual('../../server/http/limit-rules')
  const all = (given: object, small: object) =>
    Object.fromEntries(Object.entries(given).map(([name, rule]) => [name, { ...rule, ...small }]))
  return {
    ...rules,
    storedRules: all(rules.storedRules, { limit: 1 }),
    memoryRules: all(rules.memoryRules, { burst: 1, perSecond: 1e-9 }),
  }
})

interface Limited {
  rules: string[]
  method: 'GET' | 'HEAD' | 'POST'
  path: string
  query?: string
  headers?: Record<string, string>
  body?: string
}

const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (
  rules: string[],
  path: string,
  body: object | string,
  headers: Record<string, string> = json,
): Limited => ({
  ...{ rules, method: 'POST', path, headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const get = (rules: string[], path: string, query = ''): Limited => ({ rules, method: 'GET', path, query })

/** Every route with a limit of its own. */
const limited: Limited[] = [
  get(['searches'], '/blog', '?search=billing'),
  { ...get([], '/blog', '?search=intake'), method: 'HEAD' },
  get([], '/api/posts', '?search=billing'),
  get(['matchPages'], '/match', '?industry=mental-health&providers=12'),
  get(['workbooks'], '/match.xlsx', '?industry=mental-health&providers=12'),
  get(['match'], '/api/match', '?industry=mental-health'),
  post([], '/api/match', { industry: 'mental-health' }),
  post(['submissions'], '/api/leads', leadOf()),
  post([], '/api/contact-messages', { name: 'Ana', email: 'a@b.example', subject: 'Hello', message: 'Hello' }),
  post(['pageViews'], '/api/page-views', { path: '/', query: '' }),
  post(['reports', 'reportsOfAll'], '/api/reports', [], { 'Content-Type': 'application/reports+json' }),
  post(['signIn'], '/api/admin/session', { password: 'wrong' }),
  post([], '/admin/leads', 'password=wrong', form),
  post(['unsignedForms'], '/admin', 'intent=read', form),
  post(['passkeyChallenges'], '/api/admin/passkey-challenges', {}),
  get(['providerSignIns'], '/admin/oidc/start'),
  get([], '/admin/oidc/callback', '?code=a&state=b'),
  { ...get(['tokenCalls'], '/api/admin/leads'), headers: { Authorization: 'Bearer of-nobody' } },
  get(['requestLinks'], `/request/${'g'.repeat(32)}`),
]

/** Other ways to write a path that a careless parser takes for the same one. */
function spellings(path: string): string[] {
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const at = (index: number, written: (letter: string) => string) =>
    path.slice(0, index) + written(path[index] ?? '') + path.slice(index + 1)
  const letters = [...path].flatMap((letter, index) => (letter === '/' ? [] : [index]))
  const slashes = [...path].flatMap((letter, index) => (letter === '/' ? [index] : []))
  return [
    ...letters.flatMap((index) => [at(index, hex), at(index, (letter) => hex(letter).toUpperCase())]),
    ...letters.slice(0, 2).map((index) => at(index, (letter) => `%25${hex(letter).slice(1)}`)),
    ...slashes.flatMap((index) =>
      ['//', '/./', '/x/../', '\\', '%2F', '%5c', '/%2e/', '/;x/'].map((cut) => at(index, () => cut)),
    ),
    ...['/', '//', ';x', ';x=1', '%20', '%00', '%09', '.', '%2e', '/.', '/%2E', '\\', '%2f', '#x', '+'].map(
      (end) => path + end,
    ),
    [...path].map((letter) => (letter === '/' ? letter : hex(letter))).join(''),
    path.toUpperCase(),
    path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    `http://guide.example${path}`,
  ].filter((written) => written !== path)
}

const site = openApp()
const port = openSitePort(site)

function send(
  { method, query = '', headers = {}, body = '' }: Limited,
  path: string,
  from: string,
): Promise<RawAnswer> {
  const all = { Host: 'guide.example', 'X-Forwarded-For': from, 'Content-Length': body.length, ...headers }
  const lines = Object.entries({ ...all, Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  return port.exchange(`${method} ${path}${query} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/** Redirected, rejected, missing, no form, limited, or a request to sign in: nothing was searched or checked. */
const harmless = ({ status, body }: RawAnswer) =>
  [301, 400, 404, 405, 415, 429].includes(status) || (status === 401 && !/Invalid password|not valid/.test(body))

describe('security 2: a limited path', () => {
  it.each(limited)('$method $path cannot be reached by another spelling', async (route) => {
    const from = `198.51.100.${limited.indexOf(route)}`
    if (!route.rules.includes('reportsOfAll')) expect((await send(route, route.path, from)).status).not.toBe(429)
    for (let times = 0; times < 2; times += 1) await send(route, route.path, from)
    expect((await send(route, route.path, from)).status).toBe(429)
    for (const path of spellings(route.path)) {
      const answer = await send(route, path, from)
      expect([path, answer.status, harmless(answer)]).toEqual([path, expect.any(Number), true])
    }
  })

  it('is listed here for every rule', () => {
    const rules = Object.keys({ ...storedRules, ...memoryRules })
    expect(limited.flatMap((route) => route.rules).sort()).toEqual(rules.sort())
  })
})
