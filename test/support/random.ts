/** Pseudorandom numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The seed of everything random in a run: always the same in `npm test`, so that no submission fails by chance, and a
 * new one in `npm run test:long`. TEST_SEED repeats a run.
 */
export const testSeed = Number(process.env.TEST_SEED ?? 20_261_122)
