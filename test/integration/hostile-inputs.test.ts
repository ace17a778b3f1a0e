import { pino } from 'pino'
import { signedIn } from '../support/admin'
import { openApp, storeKinds } from '../support/app'
import { type HostileInput, hostileBytes, hostileInput } from '../support/hostile-inputs'
import { seededRandom } from '../support/random'
import { openSitePort, type RawAnswer } from '../support/raw-http'

/** Few of them reach the stores, so fewer are sent with the second one. */
const inputs = { postgres: 3_000, redis: 500 }
const hangsMs = 30_000

describe.each(storeKinds)('hostile inputs at every endpoint, with stores in %s', (store) => {
  const causes: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void causes.push(line) })
  const site = openApp({ store, logger })
  const port = openSitePort(site)

  async function ask({ method, target, headers, body }: HostileInput): Promise<RawAnswer> {
    const length = { 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
    const given = Object.entries({ Host: 'guide.example', ...headers, ...length })
    const head = `${method} ${target} HTTP/1.1\r\n${given.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    return port.exchange(Buffer.concat([Buffer.from(head), Buffer.from(body)]), hangsMs)
  }

  it('get a status below 500, and none hangs', async () => {
    const random = seededRandom(store === 'postgres' ? 20_261_122 : 97)
    const wrong: string[] = []
    const statuses = new Map<number, number>()
    for (let from = 0; from < inputs[store]; from += 25) {
      const batch = Array.from({ length: 25 }, (_, at) => hostileInput(random, from + at))
      const answers = await Promise.all(batch.map(ask))
      for (const [at, { status }] of answers.entries()) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        // Without a status, the connection was closed without a byte, or nothing arrived in time.
        if (!(status >= 200 && status < 500)) wrong.push(`${status} ${JSON.stringify(batch[at]).slice(0, 400)}`)
      }
    }
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
    process.stderr.write(`${inputs[store]} hostile inputs, stores in ${store}: ${counts.join(', ')}\n`)
    expect(wrong).toEqual([])
    expect(causes).toEqual([])
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(inputs[store])
  })

  it('that are barely HTTP get an answer or a closed connection, and the site keeps running', async () => {
    for (const bytes of hostileBytes) {
      const { status } = await port.exchange(bytes, hangsMs, { end: true })
      if (!Number.isNaN(status) && status !== 0)
        expect([bytes.slice(0, 80), status < 500]).toEqual([bytes.slice(0, 80), true])
    }
    const admin = await signedIn(site)
    await admin.get('/api/admin/leads').expect(200)
    expect((await port.ask('GET', '/')).status).toBe(200)
  })
})
