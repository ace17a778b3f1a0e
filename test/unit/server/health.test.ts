import { atMostEvery, failingChecks } from '../../../server/platform/health'

describe('health checks', () => {
  it('name nothing while everything works', async () => {
    const checks = [
      { name: 'postgres', run: async () => 1 },
      { name: 'redis', run: async () => 2 },
    ]
    await expect(failingChecks(checks)).resolves.toEqual(new Map())
  })

  it('name each check that rejects or throws, once, with the cause', async () => {
    const failing = await failingChecks([
      { name: 'postgres', run: () => Promise.reject(new Error('away')) },
      { name: 'postgres', run: () => Promise.reject(new Error('no write either')) },
      { name: 'redis', run: async () => undefined },
      {
        name: 'migrations',
        run: () => {
          throw new Error('broken')
        },
      },
    ])
    expect([...failing]).toEqual([
      ['postgres', new Error('away')],
      ['migrations', new Error('broken')],
    ])
  })

  it('do not wait for one that never answers', async () => {
    jest.useFakeTimers()
    const failing = failingChecks([{ name: 'redis', run: () => new Promise(() => undefined) }])
    await jest.advanceTimersByTimeAsync(2_000)
    expect([...(await failing).keys()]).toEqual(['redis'])
    jest.useRealTimers()
  })
})

describe('work that is done at most once per interval', () => {
  it('is shared by all callers within the interval, even if it fails, and then repeated', async () => {
    jest.useFakeTimers()
    const work = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('fine')
    const ask = atMostEvery(1_000, work)
    const first = ask()
    jest.advanceTimersByTime(999)
    expect(ask()).toBe(first)
    await expect(first).rejects.toThrow('away')
    jest.advanceTimersByTime(1)
    await expect(ask()).resolves.toBe('fine')
    expect(work).toHaveBeenCalledTimes(2)
    jest.useRealTimers()
  })
})
