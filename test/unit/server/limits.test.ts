import type { Request, Response } from 'express'
import { MemoryStore } from 'express-rate-limit'
import { pino } from 'pino'
import { createLimits } from '../../../server/http/limits'

const limits = createLimits(
  { sessionSecrets: ['a secret'] },
  { limitStore: () => new MemoryStore() },
  pino({ level: 'silent' }),
)

/** Whether a request from this address passes. */
function passes(limit: 'searches' | 'reportsOfAll', ip: string): boolean {
  let error: unknown
  const response = { set: () => undefined } as unknown as Response
  void limits[limit]({ ip } as Request, response, (given?: unknown) => {
    error = given
  })
  return error === undefined
}

describe('security 15: a limit in memory', () => {
  // With the clock stopped, the limit is not refilled.
  beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(performance.now()))
  afterEach(() => jest.restoreAllMocks())

  it('is five times as high for all networks of a /48 together', () => {
    const from = (at: number) => `2001:db8:7:${at.toString(16)}00::1`
    const passed = Array.from({ length: 256 }, (_, at) => [0, 1, 2].map(() => passes('searches', from(at)))).flat()
    expect(passed.filter(Boolean)).toHaveLength(600)
    expect(passes('searches', '2001:db8:8:100::1')).toBe(true)
  })

  it('counts nothing for the network that the visitor itself may not do', () => {
    const passed = Array.from({ length: 2_000 }, () => passes('searches', '2001:db8:9:100::1'))
    expect(passed.filter(Boolean)).toHaveLength(120)
    expect(passes('searches', '2001:db8:9:200::1')).toBe(true)
  })

  it('is the same for everyone in IPv4', () => {
    const passed = Array.from({ length: 200 }, () => passes('searches', '203.0.113.7'))
    expect(passed.filter(Boolean)).toHaveLength(120)
    expect(passes('searches', '203.0.113.8')).toBe(true)
  })

  it('holds for the requests of any kind too', () => {
    const from = (at: number) => `2001:db8:a:${(at % 256).toString(16)}00::1`
    const waits = Array.from({ length: 16_000 }, (_, at) => limits.waitOf(from(at)))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(15_000)
  })
})
