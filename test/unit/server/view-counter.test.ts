import { pino } from 'pino'
import { createViewCounter, entriesMax, type ViewCounts } from '../../../server/analytics/view-counter'

const day = '2026-05-04'
const total = ({ paths }: ViewCounts) => paths.reduce((sum, { count }) => sum + count, 0)

let lines: { level: number; views?: number }[]
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const write = jest.fn<Promise<void>, [ViewCounts]>()
beforeEach(() => {
  lines = []
  write.mockReset().mockResolvedValue()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('the counter of page views', () => {
  it('writes the views of each second together, and nothing when there are none', async () => {
    const counter = createViewCounter(write, logger)
    counter.start()
    for (let view = 0; view < 1_000; view += 1)
      counter.add({ day, path: '/', source: view % 2 ? 'a.example' : undefined })
    counter.add({ day, path: '/about' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(write.mock.calls).toEqual([
      [
        {
          paths: [
            { day, name: '/', count: 1_000 },
            { day, name: '/about', count: 1 },
          ],
          sources: [{ day, name: 'a.example', count: 500 }],
        },
      ],
    ])
    await counter.stop()
  })

  it('writes one batch at a time, and keeps views that arrive meanwhile for the next', async () => {
    let finish: (() => void) | undefined
    write.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const counter = createViewCounter(write, logger)
    counter.start()
    counter.add({ day, path: '/' })
    await jest.advanceTimersByTimeAsync(1_000)
    counter.add({ day, path: '/about' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(write).toHaveBeenCalledTimes(1)
    finish?.()
    await counter.stop()
    expect(write.mock.calls[1]?.[0].paths).toEqual([{ day, name: '/about', count: 1 }])
  })

  it('loses nothing while it cannot write, reports that once, and writes everything when it can', async () => {
    write.mockRejectedValue(new Error('away'))
    const counter = createViewCounter(write, logger)
    counter.start()
    for (let second = 0; second < 30; second += 1) {
      counter.add({ day, path: '/', source: 'a.example' })
      await jest.advanceTimersByTimeAsync(1_000)
    }
    expect(lines).toHaveLength(1)
    write.mockResolvedValue()
    await counter.stop()
    expect(write.mock.lastCall?.[0]).toEqual({
      paths: [{ day, name: '/', count: 30 }],
      sources: [{ day, name: 'a.example', count: 30 }],
    })
  })

  it('keeps a limited number of names, and counts the rest together', async () => {
    write.mockRejectedValueOnce(new Error('away'))
    const counter = createViewCounter(write, logger)
    for (let view = 0; view < 2 * entriesMax; view += 1) counter.add({ day, path: `/blog/made-up-${view}` })
    await counter.flush()
    for (let view = 0; view < entriesMax; view += 1) counter.add({ day, path: `/blog/later-${view}` })
    await counter.flush()
    const written = write.mock.lastCall?.[0] as ViewCounts
    expect(written.paths).toHaveLength(entriesMax + 1)
    expect(total(written)).toBe(3 * entriesMax)
  })

  it('reports how many views are lost if they cannot be written at exit', async () => {
    write.mockRejectedValue(new Error('away'))
    const counter = createViewCounter(write, logger)
    for (let view = 0; view < 7; view += 1) counter.add({ day, path: '/' })
    await counter.stop()
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, views: 7 }))
  })
})
