import { createTurns, type Turn } from '../../../server/platform/turns'

const strangersMax = 50
const turnedAway = expect.objectContaining({ problem: expect.objectContaining({ status: 503 }) })

/** Turns of which each takes until `finish` is called; `order` has the names of those whose turn has come. */
function createWorld(atOnce = 2) {
  const inTurn = createTurns({ atOnce, strangersMax })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, turn: Turn) =>
    inTurn(turn, async () => {
      order.push(name)
      await new Promise<void>((end) => ends.push(end))
    }).then(
      () => 'done',
      (error: unknown) => error,
    )
  /** Finishes turns until a name's has come, and returns how many that took. */
  async function turnsUntil(name: string): Promise<number> {
    for (let turns = 0; turns < 1_000; turns += 1) {
      await new Promise(setImmediate)
      if (order.includes(name)) return turns
      ends.shift()?.()
    }
    throw new Error(`${name} never had its turn`)
  }
  return { ask, order, turnsUntil }
}

const stranger = (address: string): Turn => ({ address, isKnown: async () => false })

describe('security 4: turns', () => {
  it.each([
    ['30 addresses with ten tries each', 30, 10],
    ['one address with many tries', 1, 300],
    ['49 addresses with one try each', 49, 1],
    ['45 addresses with seven tries each', 45, 7],
  ])('come to a stranger after at most one of each other address: %s', async (_what, addresses, tries) => {
    const { ask, turnsUntil } = createWorld()
    for (let at = 0; at < tries; at += 1)
      for (let address = 0; address < addresses; address += 1) void ask('flood', stranger(`flood ${address}`))
    void ask('newcomer', stranger('another'))
    expect(await turnsUntil('newcomer')).toBeLessThanOrEqual(addresses + 2)
  })

  it.each([
    ['3,000 addresses with one try each', 3_000, 1],
    ['600 addresses with ten tries each', 600, 10],
  ])('come first to a known caller, who is never turned away: %s', async (_what, addresses, tries) => {
    const { ask, turnsUntil } = createWorld()
    for (let address = 0; address < addresses; address += 1)
      for (let at = 0; at < tries; at += 1) void ask('flood', stranger(`flood ${address}`))
    const answer = ask('known', { address: 'another', isKnown: async () => true })
    expect(await turnsUntil('known')).toBeLessThanOrEqual(2)
    void answer
  })

  it('are refused to a stranger only while as many other addresses wait, each with one try', async () => {
    const { ask } = createWorld()
    const flood = Array.from({ length: 60 }, (_, address) => ask('flood', stranger(`flood ${address}`)))
    expect(await ask('newcomer', stranger('another'))).toEqual(turnedAway)
    // Two run, fifty wait, the rest were turned away.
    expect(await Promise.all(flood.slice(52))).toEqual(Array.from({ length: 8 }, () => turnedAway))
  })

  it('are lost by the address that waits most often, not by those that wait once', async () => {
    const { ask, turnsUntil } = createWorld()
    void ask('one', stranger('one'))
    const often = Array.from({ length: 60 }, () => ask('often', stranger('often')))
    void ask('newcomer', stranger('another'))
    expect(await turnsUntil('newcomer')).toBeLessThanOrEqual(4)
    expect(await Promise.all(often.slice(-5))).toEqual(Array.from({ length: 5 }, () => turnedAway))
  })

  it('go on after work that fails', async () => {
    const inTurn = createTurns({ atOnce: 1, strangersMax })
    const failing = inTurn(stranger('a'), () => Promise.reject(new Error('broken')))
    const next = inTurn(stranger('b'), async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})
