import express, { type RequestHandler } from 'express'
import request from 'supertest'
import { matchCatalogue } from '../../shared/match/catalogue'
import { leadAnswers } from '../../shared/match/prefill'
import { readableAnswers } from '../../shared/match/query'
import { createTestApp, type TestApp } from '../support/app'
import { openPort } from '../support/raw-http'
import { type Cell, readWorkbook, type Sheet, shownAt } from '../support/workbook'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const bytesMax = 200_000

async function workbook(query: string): Promise<Sheet[]> {
  const { status, headers, body } = await request(site.app).get(`/match.xlsx?${query}`).buffer(true).parse(binary)
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    ...[200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ...['attachment; filename=match.xlsx', 'private, no-store'],
  ])
  expect(body.length).toBeLessThan(bytesMax)
  return readWorkbook(body)
}

const binary = (response: request.Response, done: (error: Error | null, body: Buffer) => void) => {
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  response.on('end', () => done(null, Buffer.concat(parts)))
}

const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text : undefined)
const addressOf = ({ cells }: Sheet, text: string) => [...cells].find(([, cell]) => textOf(cell) === text)?.[0] ?? ''
const textsIn = (sheets: readonly Sheet[]) => sheets.flatMap(({ cells }) => [...cells.values()].map(textOf))

describe('/match.xlsx', () => {
  it.each([
    'industry=mental-health&providers=12&budget=%242%2C000&want=telehealth&want=epcs',
    'industry=substance-abuse&setting=residential&providers=34&must=emar',
    'industry=mental-health&numberOfProviders=2-10&weights=solo',
  ])('contains for %s the scores that the page shows, computed by formulas', async (query) => {
    const answer = matchCatalogue(readableAnswers(new URLSearchParams(query)))
    const scores = (await workbook(query)).find(({ name }) => name === 'Weights and scores')
    if (!scores) throw new Error('No sheet of the scores')
    const column = addressOf(scores, 'Score of 100').replace(/\d+$/, '')
    for (const { name, score } of [...answer.picks, ...answer.others]) {
      const at = `${column}${addressOf(scores, name).replace(/^[A-Z]+/, '')}`
      expect(scores.cells.get(at)).toEqual({ formula: expect.any(String), shown: expect.any(Number) })
      expect([name, shownAt(scores, at, {})]).toEqual([name, score])
    }
  })

  it.each(['=HYPERLINK("http://evil.example","$2,000")', '+1', '-2+3', '@SUM(1)', '\t=1', '<script>alert(1)</script>'])(
    'stores a budget of %j as text',
    async (budget) => {
      const sheets = await workbook(`industry=mental-health&budget=${encodeURIComponent(budget)}`)
      const cells = sheets.flatMap((sheet) => [...sheet.cells.values()])
      const formulas = cells.flatMap((cell) => ('formula' in cell ? [cell.formula] : []))
      expect(formulas.filter((formula) => formula.includes('evil') || formula.includes('alert'))).toEqual([])
      expect(textsIn(sheets).some((text) => text?.includes(budget.trim()))).toBe(true)
    },
  )

  it('contains no pick if no system fits', async () => {
    expect(textsIn(await workbook('industry=autism&providers=20'))).toContain('No pick')
  })

  it('ignores unreadable values, as the page does, and a budget over the limit', async () => {
    const sheets = await workbook(
      `industry=dentistry&must=teleport&providers=x&budget=${'9'.repeat(900)}&x=${'y'.repeat(500)}`,
    )
    const texts = textsIn(sheets).filter((text) => !text?.startsWith('http'))
    expect(texts.some((text) => /dentistry|teleport|9{300}/.test(text ?? ''))).toBe(false)
  })

  it('rejects an address over the limit, and every method except GET', async () => {
    expect((await request(site.app).get(`/match.xlsx?budget=${'9'.repeat(2_100)}`)).status).toBe(414)
    expect((await request(site.app).post('/match.xlsx')).status).toBeGreaterThanOrEqual(400)
  })

  it('is limited by IP address and answers with Retry-After', async () => {
    // The same limit before an answer that costs nothing, instead of six hundred workbooks.
    const { stack = [] } = site.express.router.stack.find(({ route }) => route?.path === '/match.xlsx')?.route ?? {}
    const limit = stack.find(({ method }) => method === 'get')?.handle as RequestHandler
    const cheap = express().set('trust proxy', 'loopback')
    cheap.get('/', limit, (_request, response) => void response.sendStatus(204))
    const port = await openPort(cheap)
    try {
      // With the clock stopped, the limit is not refilled.
      jest.spyOn(performance, 'now').mockReturnValue(performance.now())
      const from = { 'X-Forwarded-For': '203.0.113.7' }
      expect(new Set(await port.pipeline(600, 'GET /', from))).toEqual(new Set([204]))
      const refused = await request(site.app).get('/match.xlsx?industry=autism').set(from)
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
      expect((await request(site.app).get('/match.xlsx?industry=autism')).status).toBe(200)
    } finally {
      jest.restoreAllMocks()
      await port.close()
    }
  })
})

describe('the first questions of the home page', () => {
  it.each([
    [
      'practice=therapy&numberOfProviders=2-10&budget=',
      '/match?industry=mental-health&numberOfProviders=2-10&setting=outpatient',
    ],
    ['practice=otp', '/match?industry=substance-abuse&setting=otp'],
    ['practice=autism&budget=', '/match?industry=autism'],
    ['practice=dentist&industry=autism', '/match?industry=autism'],
    ['practice=&budget=', '/match'],
  ])('redirect from /match?%s to %s', async (query, expected) => {
    const { status, headers } = await request(site.app).get(`/match?${query}`)
    expect([status, headers.location && new URL(headers.location, 'http://a').href]).toEqual([
      ...[302, new URL(expected, 'http://a').href],
    ])
    const location = new URL(String(headers.location), 'http://a')
    expect((await request(site.app).get(location.pathname + location.search)).status).toBe(200)
  })

  it.each(['//evil.example', 'https://evil.example/', '%0d%0aSet-Cookie:%20a=b', '<script>'])(
    'never redirect to another site: %s',
    async (value) => {
      const { headers } = await request(site.app).get(`/match?practice=${value}&current=${value}&budget=`)
      expect(headers.location).toMatch(/^\/match(?:\?|$)/)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )
})

describe('the answers of a match at /get-recommendation', () => {
  const query =
    'industry=mental-health&providers=7&budget=%24900&current=simple-practice&must=outcomeTracking&want=telehealth'

  it('are filled in, and its own form sends them', async () => {
    const { status, text } = await request(site.app).get(`/get-recommendation?${query}`)
    const filled = leadAnswers(readableAnswers(new URLSearchParams(query)), () => undefined)
    expect([status, filled.numberOfProviders, filled.currentEmr]).toEqual([200, '2-10', 'simple-practice'])
    expect(text).toMatch(/<option value="mental-health" selected="">/)
    expect(text).toMatch(/<option value="simple-practice" selected="">/)
    expect(text).toContain('value="$900"')
    expect(text).toContain('We must have outcome measures.')
  })

  it('give the draft the same result as the match', () => {
    const answers = readableAnswers(new URLSearchParams(query))
    const { picks } = matchCatalogue(leadAnswers(answers, () => undefined) as never)
    expect(picks.map(({ id }) => id)).toEqual(matchCatalogue(answers).picks.map(({ id }) => id))
  })

  it.each([
    `budget=${encodeURIComponent('"><script>alert(1)</script>')}`,
    `industry=${encodeURIComponent('<img>')}&must=teleport&providers=-4&current=abacus`,
    `budget=${'9'.repeat(1_500)}`,
  ])('ignores unreadable values in %s, and treats nothing as markup', async (hostile) => {
    const { status, text } = await request(site.app).get(`/get-recommendation?${hostile}`)
    expect(status).toBe(200)
    expect(text).not.toMatch(/<script>alert|<img>|teleport|abacus|9{300}/)
  })
})
