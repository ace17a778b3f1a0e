import { ApiError } from '../../shared/api'

export interface Turn {
  address: string
  /** Known callers go first and are never turned away. Asked only if there is a wait. */
  isKnown: () => Promise<boolean>
}

interface Waiting {
  address: string
  begin: () => void
  giveUp: (error: unknown) => void
}

/**
 * Returns a function that runs work in turn. Known callers go first. Strangers follow, one per address and round, so an
 * address that asks often waits for itself. When too many wait, the address with the most of them loses its last one; if
 * each has only one, the newcomer is turned away. @throws ApiError 503 for whoever is turned away
 */
export function createTurns({ atOnce, strangersMax }: { atOnce: number; strangersMax: number }) {
  const known: Waiting[] = []
  /** By address, in the order of their turns. */
  const strangers = new Map<string, Waiting[]>()
  let count = 0
  let running = 0

  function join(waiting: Waiting, isKnown: boolean): void {
    const { address } = waiting
    if (isKnown) known.push(waiting)
    else if (count === strangersMax && !makeRoom(address)) waiting.giveUp(tooMany())
    else {
      strangers.set(address, [...(strangers.get(address) ?? []), waiting])
      count += 1
    }
  }

  /** Turns away the last one of the address with the most, if that has more than the newcomer's would have. */
  function makeRoom(newcomer: string): boolean {
    const longest = [...strangers.values()].reduce((most, queue) => (queue.length > most.length ? queue : most))
    if (longest.length <= (strangers.get(newcomer)?.length ?? 0) + 1) return false
    longest.pop()?.giveUp(tooMany())
    count -= 1
    return true
  }

  function next(): Waiting | undefined {
    const [first] = known.length > 0 ? [] : strangers
    if (!first) return known.shift()
    const [address, [waiting, ...rest]] = first
    strangers.delete(address)
    // At the end of the round.
    if (rest.length > 0) strangers.set(address, rest)
    count -= 1
    return waiting
  }

  async function begin({ address, isKnown }: Turn): Promise<void> {
    const goesFirst = running >= atOnce && (await isKnown())
    if (running >= atOnce) return new Promise<void>((begin, giveUp) => join({ address, begin, giveUp }, goesFirst))
    running += 1
  }

  return async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    await begin(turn)
    try {
      return await work()
    } finally {
      const waiting = next()
      if (waiting) waiting.begin()
      else running -= 1
    }
  }
}

/** What someone reads who is turned away. */
export const busy = {
  type: 'about:blank',
  title: 'Please wait',
  status: 503,
  detail: 'Many people are signing in right now. Try again in a few seconds.',
}

const tooMany = () => new ApiError(busy, { cause: new Error('too many sign-ins wait for their turn') })
