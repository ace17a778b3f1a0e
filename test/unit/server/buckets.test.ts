import { createBuckets } from '../../../server/http/buckets'

describe('a limit in memory', () => {
  it('allows a burst, then a rate per second, and says how long to wait', () => {
    const wait = createBuckets({ burst: 3, perSecond: 0.5 })
    expect([0, 0, 0, 0].map((at) => wait('a', at))).toEqual([0, 0, 0, 2])
    expect(wait('a', 1_000)).toBe(1)
    expect([wait('a', 2_000), wait('a', 2_000)]).toEqual([0, 2])
  })

  it('does not count rejected requests, so a visitor who waits may continue', () => {
    const wait = createBuckets({ burst: 1, perSecond: 1 })
    wait('a', 0)
    for (let at = 0; at < 1_000; at += 10) expect(wait('a', at)).toBe(1)
    expect(wait('a', 1_000)).toBe(0)
  })

  it('counts each visitor separately, and refills after a pause up to its limit', () => {
    const wait = createBuckets({ burst: 2, perSecond: 1 })
    expect([wait('a', 0), wait('a', 0), wait('a', 0), wait('b', 0)]).toEqual([0, 0, 1, 0])
    expect([0, 0, 0].map(() => wait('a', 3_600_000))).toEqual([0, 0, 1])
  })
})
