/** How what is open is closed, the latest last. */
const closers: (() => unknown)[] = []

/** Whether it is opened once for a block, or anew for each of its tests. */
export type Times = 'once' | 'each'

/**
 * What is opened before the tests of a block, and closed after them in reverse order. It can be passed on at once, but has
 * nothing before the tests run.
 */
export function opened<Opened extends object>(
  open: () => Opened | Promise<Opened>,
  close: (given: Opened) => unknown = () => undefined,
  times: Times = 'once',
): Opened {
  const [before, after] = times === 'once' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  let target: Opened | undefined
  before(async () => {
    const given = await open()
    target = given
    closers.push(() => close(given))
  })
  after(async () => {
    if (target) await closers.pop()?.()
    target = undefined
  })
  const given = () => {
    if (target) return target
    throw new Error('What a block opens before its tests is not open yet.')
  }
  return new Proxy<Opened>(Object.create(null), {
    get: (_, name) => Reflect.get(given(), name),
    set: (_, name, value) => Reflect.set(given(), name, value),
  })
}
