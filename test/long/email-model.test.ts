import { walkSeed } from '../support/email-steps'
import { openEmailWorld } from '../support/email-world'

jest.setTimeout(7_200_000)

const seeds = Number(process.env.TEST_LONG_SEEDS ?? 10_000)
const first = 50

it(`leads and their emails match a pure model after each random step of ${seeds} seeds`, async () => {
  const world = await openEmailWorld()
  try {
    for (let seed = first; seed < first + seeds; seed += 1) await walkSeed(world, seed)
  } finally {
    await world.close()
  }
})
