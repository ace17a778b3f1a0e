import { type CrashPoint, crashPoints } from '../../server/outbox/crash-points'
import type { EmailModel } from '../support/email-model'
import { type Step, walk, walkSeed } from '../support/email-steps'
import { openEmailWorld } from '../support/email-world'
import { opened } from '../support/opened'

const world = opened(
  () => openEmailWorld(),
  (given) => given.close(),
)

/**
 * The point `settled` is reached only by a job whose email another worker holds, so it needs a worker that died before.
 */
const withCause = (point: CrashPoint): CrashPoint[] => (point === 'settled' ? ['leased', point] : [point])

/** Has new visitors and dying workers, until each of these crash points has been reached in turn. */
async function crashAt(points: readonly CrashPoint[]): Promise<void> {
  const left = points.flatMap(withCause)
  const visitor = (at: number) => ({ key: `visitor-${at}`, address: `${at}@x.example` })
  const round = (at: number): Step[] => [
    { do: 'submit', ...visitor(at), crash: left[0] },
    { do: 'submit', ...visitor(at), crash: left[0] },
    { do: 'submit', ...visitor(at) },
    ...Array.from({ length: 6 }, (): Step => ({ do: 'work', crash: left[0] })),
    { do: 'forward', seconds: 31 },
  ]
  const next = (_model: EmailModel, at: number) =>
    at < 50 && (left.length > 0 || at % 10 > 0) ? round(Math.floor(at / 10))[at % 10] : undefined
  const model = await walk(world, next, () => left.shift())
  expect(left).toEqual([])
  expect([...model.emails.values()].map(({ state }) => state)).toEqual(Array(3 * model.leads.size).fill('sent'))
  const accepted = [...model.emails.values()].reduce((sum, email) => sum + email.accepted, 0)
  expect(accepted).toBe(3 * model.leads.size + points.filter((point) => point === 'accepted').length)
}

describe('leads and their emails', () => {
  it.each(crashPoints)(
    'survive a crash at the point %s: all are sent, and only those accepted at the time are sent twice',
    async (point) => {
      await crashAt([point])
    },
  )

  it('survive crashes at all pairs of points', async () => {
    for (const first of crashPoints) for (const second of crashPoints) await crashAt([first, second])
  })

  const given = process.env.TEST_SEED
  const seeds = given ? [Number(given)] : Array.from({ length: 50 }, (_, at) => at)

  // `npm run test:long` takes the seeds that follow.
  it(`match a pure model after each random step (${given ? `seed ${given}` : '50 seeds'})`, async () => {
    for (const seed of seeds) await walkSeed(world, seed)
  })
})
