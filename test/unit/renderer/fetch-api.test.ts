import { createFetchApi } from '../../../client/renderer/fetch-api'
import { ApiError } from '../../../shared/api'
import type { Lead } from '../../../shared/leads/schema'
import { leadOf } from '../../support/lead'

const lead = leadOf() as Lead
const fetchMock = jest.spyOn(globalThis, 'fetch')
const answer = (body: string, init?: ResponseInit) => fetchMock.mockResolvedValueOnce(new Response(body, init))
beforeEach(() => fetchMock.mockReset())
afterAll(() => fetchMock.mockRestore())

async function refusalOf(call: Promise<unknown>): Promise<ApiError['problem']> {
  const error: unknown = await call.then(
    () => undefined,
    (reason) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not refused but ${error}`)
  return error.problem
}

describe('a lead', () => {
  it('is sent as JSON with its key and signals', async () => {
    answer('{"id":"7"}', { status: 201 })
    const signals = { trap: '', elapsedMs: 9_000 }
    expect(await createFetchApi().submitLead({ lead, idempotencyKey: 'a-key-of-8', signals })).toEqual({ id: '7' })
    const [path, init] = fetchMock.mock.calls[0] ?? []
    expect([path, init?.method]).toEqual(['/api/leads', 'POST'])
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': 'a-key-of-8' })
    expect(JSON.parse(String(init?.body))).toEqual({ ...lead, signals })
  })

  it('has no key where there is none', async () => {
    answer('{"id":"7"}', { status: 201 })
    await createFetchApi().submitLead({ lead })
    expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Idempotency-Key')
  })
})

describe('a refusal', () => {
  const submit = () => refusalOf(createFetchApi().submitLead({ lead }))

  it('is an ApiError with the problem that was answered', async () => {
    const errors = [{ field: 'workEmail', message: 'Enter another address.' }]
    const problem = { type: 'about:blank', title: 'Unprocessable Content', status: 422, errors }
    answer(JSON.stringify(problem), { status: 422 })
    expect(await submit()).toEqual(problem)
  })

  it.each(['<html>Bad gateway</html>', '', 'null', '"no"', '7'])(
    'by something between that answers %j has the status and its text',
    async (body) => {
      answer(body, { status: 502, statusText: 'Bad Gateway' })
      expect(await submit()).toEqual({ type: 'about:blank', title: 'Bad Gateway', status: 502 })
    },
  )

  it('has a title over HTTP/2 too, which has no status text', async () => {
    answer('', { status: 503 })
    expect((await submit()).title).toBe('Error')
  })
})

describe('the catalogue', () => {
  it('is asked for once, whoever asks', async () => {
    answer('[{"id":"kipu"}]')
    const api = createFetchApi()
    const [first, second] = await Promise.all([api.listVendors(), api.listVendors()])
    expect([first, second, await api.listVendors()]).toEqual(Array(3).fill([{ id: 'kipu' }]))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('is asked for again after a lost connection', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answer('[]')
    const api = createFetchApi()
    await expect(api.listVendors()).rejects.toThrow('Failed to fetch')
    expect(await api.listVendors()).toEqual([])
  })
})
