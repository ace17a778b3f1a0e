import { failingChecks } from '../../../server/platform/health'

describe('health checks', () => {
  it('name nothing while all is well', async () => {
    await expect(failingChecks({ database: async () => 1, stores: async () => 2 })).resolves.toEqual([])
  })

  it('name what rejects and what throws at once', async () => {
    const failing = await failingChecks({
      database: () => Promise.reject(new Error('away')),
      stores: async () => undefined,
      migrations: () => {
        throw new Error('broken')
      },
    })
    expect(failing).toEqual(['database', 'migrations'])
  })

  it('do not wait for one that never answers', async () => {
    jest.useFakeTimers()
    const failing = failingChecks({ stores: () => new Promise(() => undefined) })
    await jest.advanceTimersByTimeAsync(2_000)
    await expect(failing).resolves.toEqual(['stores'])
    jest.useRealTimers()
  })
})
