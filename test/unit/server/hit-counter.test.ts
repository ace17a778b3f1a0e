import { createHitCounter, type LimitRow } from '../../../server/platform/stores/hit-counter'

const expires_at = new Date('2026-11-22T12:00:00Z')

/** Statements that end when the test says so. */
function slowStatements() {
  const stored = new Map<string, number>()
  const asked: [kind: string, keys: string[], hits: number[]][] = []
  const unfinished: (() => void)[] = []
  const change = (kind: string, keys: string[], hits: number[], sign: number) =>
    new Promise<LimitRow[]>((resolve) => {
      asked.push([kind, keys, hits])
      for (const [at, key] of keys.entries()) stored.set(key, (stored.get(key) ?? 0) + sign * (hits[at] ?? 0))
      unfinished.push(() => resolve(keys.map((key) => ({ key, hits: stored.get(key) ?? 0, expires_at }))))
    })
  return {
    asked,
    finish: async () => {
      unfinished.shift()?.()
      await new Promise(setImmediate)
    },
    add: (keys: string[], hits: number[]) => change('add', keys, hits, 1),
    takeBack: async (keys: string[], hits: number[]) => void (await change('take back', keys, hits, -1)),
  }
}

describe('the counter of hits', () => {
  it('runs one statement at a time, however many requests are counted and rejected meanwhile', async () => {
    const statements = slowStatements()
    const counter = createHitCounter(statements)
    const first = counter.add('b')
    const others = ['b', 'a', 'b'].map((key) => counter.add(key))
    const back = Array.from({ length: 1_000 }, () => counter.takeBack('b'))
    expect(statements.asked).toEqual([['add', ['b'], [1]]])
    await statements.finish()
    expect((await first).totalHits).toBe(1)
    expect(statements.asked[1]).toEqual(['add', ['a', 'b'], [1, 2]])
    await statements.finish()
    expect((await Promise.all(others)).map(({ totalHits }) => totalHits)).toEqual([2, 1, 3])
    expect(statements.asked[2]).toEqual(['take back', ['b'], [1_000]])
    await statements.finish()
    await Promise.all(back)
    expect(statements.asked).toHaveLength(3)
  })

  it('fails the calls of a failed statement, and continues with the next', async () => {
    const add = jest
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValueOnce([{ key: 'a', hits: 1, expires_at }])
    const takeBack = jest.fn().mockRejectedValueOnce(new Error('away'))
    const counter = createHitCounter({ add, takeBack })
    await expect(counter.add('a')).rejects.toThrow('away')
    await expect(counter.takeBack('a')).rejects.toThrow('away')
    await expect(counter.add('a')).resolves.toEqual({ totalHits: 1, resetTime: expires_at })
  })
})
