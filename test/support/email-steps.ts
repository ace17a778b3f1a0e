import { type CrashPoint, crashPoints } from '../../server/outbox/crash-points'
import { answers, EmailModel } from './email-model'
import type { EmailWorld } from './email-world'
import { seededRandom } from './random'

/** One step, which is applied to the model and to the services. */
export type Step =
  | { do: 'submit'; key: string; address: string; crash?: CrashPoint | undefined }
  | { do: 'twins'; key: string; address: string }
  | { do: 'work'; crash?: CrashPoint | undefined }
  | { do: 'restart' | 'emptyQueue' }
  | { do: 'sendAgain'; name: string }
  | { do: 'erase'; key: string }
  | { do: 'forward'; seconds: number }
  | { do: 'answer'; answer: (typeof answers)[number] }

/** Applies a step to both and compares them. Returns whether the process died in it. */
async function take(step: Step, model: EmailModel, world: EmailWorld): Promise<boolean> {
  const deaths = await taken(step, model, world)
  const differs = JSON.stringify(deaths[0]) !== JSON.stringify(deaths[1])
  if (differs) throw new Error(`model and services do not die alike: ${JSON.stringify(deaths)}`)
  model.armed = undefined
  world.armed = undefined
  expect(await world.read()).toEqual(stateOf(model))
  return deaths[0]
}

type Deaths = [model: boolean, world: boolean]

async function taken(step: Step, model: EmailModel, world: EmailWorld): Promise<Deaths> {
  if ('crash' in step) {
    model.armed = step.crash
    world.armed = step.crash
  }
  switch (step.do) {
    case 'submit':
      return [model.submit(step.key, step.address), await world.submit(step.key, step.address)]
    case 'twins':
      await Promise.all([1, 2].map(() => world.submit(step.key, step.address)))
      return [model.submit(step.key, step.address), false]
    case 'work':
      return [model.work(), await world.work()]
    case 'sendAgain':
      model.sendAgain(step.name)
      await world.sendAgain(step.name)
      return [false, false]
    case 'erase':
      model.erase(step.key)
      await world.erase(step.key)
      return [false, false]
    case 'forward':
      model.now += step.seconds
      await world.forward(step.seconds)
      return [false, false]
    case 'answer':
      model.answer = step.answer
      world.answer = step.answer
      return [false, false]
    default:
      model[step.do]()
      await world[step.do]()
      return [false, false]
  }
}

function stateOf({ leads, emails, messages, queue }: EmailModel) {
  const isOpen = (state: string) => state === 'pending' || state === 'sending'
  return {
    leads: [...leads.keys()].sort(),
    emails: [...emails]
      .map(([name, { state, attempts, due, accepted }]) =>
        [name, state, attempts, isOpen(state) ? due : null, accepted].join(' '),
      )
      .sort(),
    messages: [...messages]
      .map(([name, { due, handedOver, inQueue }]) => [name, due, handedOver, inQueue].join(' '))
      .sort(),
    queue: [...queue].sort(),
  }
}

/** Applies steps to an empty site; a process that died is restarted. At the end all emails must be sent or failed. */
export async function walk(
  world: EmailWorld,
  next: (model: EmailModel, at: number) => Step | undefined,
  onDeath: () => void = () => undefined,
): Promise<EmailModel> {
  await world.clear()
  const model = new EmailModel()
  const acknowledged = new Set<string>()
  const trace: Step[] = []
  const step = async (one: Step) => {
    trace.push(one)
    const isDead = await take(one, model, world)
    if ((one.do === 'submit' || one.do === 'twins') && !isDead) acknowledged.add(one.key)
    if (one.do === 'erase') acknowledged.delete(one.key)
    if (!isDead) return
    onDeath()
    await step({ do: 'restart' })
  }
  try {
    for (let at = 0, one = next(model, at); one; at += 1, one = next(model, at)) await step(one)
    await step({ do: 'answer', answer: 'fine' })
    for (let round = 0; round < 20 && model.messages.size > 0; round += 1) {
      await step({ do: 'restart' })
      await step({ do: 'forward', seconds: 7_200 })
      await step({ do: 'work' })
    }
    const open = [...model.emails].filter(([, { state }]) => state !== 'sent' && state !== 'failed')
    expect([open, [...model.messages.keys()]]).toEqual([[], []])
    expect([...acknowledged].filter((key) => !model.leads.has(key))).toEqual([])
  } catch (error) {
    process.stderr.write(`${trace.map((one) => JSON.stringify(one)).join('\n')}\n`)
    throw error
  }
  return model
}

const addresses = ['a@x.example', 'b@x.example', 'c@x.example']
const waits = [5, 30, 31, 300, 601, 7_200, 86_400]
const stepsInAWalk = 24

/** Applies the random steps of a seed, which are the same each time. */
export async function walkSeed(world: EmailWorld, seed: number): Promise<void> {
  const random = seededRandom(seed)
  const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const crash = () => (random() < 0.25 ? one(crashPoints) : undefined)
  // Without erased leads. The model identifies a lead by its key, so a key is never used for two leads.
  const known = new Map<string, string>()
  let visitors = 0

  const submit = (): Step => {
    visitors += 1
    const key = `visitor-${visitors}`
    const address = one(addresses) ?? ''
    known.set(key, address)
    return random() < 0.2 ? { do: 'twins', key, address } : { do: 'submit', key, address, crash: crash() }
  }
  const again = (): Step => {
    const [key, address] = one([...known]) ?? []
    return key && address ? { do: 'submit', key, address, crash: crash() } : submit()
  }
  const work = (): Step => ({ do: 'work', crash: crash() })
  const kinds: readonly ((model: EmailModel) => Step)[] = [
    ...[submit, submit, submit, again, work, work, work, work, work],
    ...Array.from({ length: 3 }, () => (): Step => ({ do: 'forward', seconds: one(waits) ?? 1 })),
    ...Array.from({ length: 2 }, () => (): Step => ({ do: 'answer', answer: one(answers) ?? 'fine' })),
    () => ({ do: 'emptyQueue' }),
    () => ({ do: 'restart' }),
    ({ emails }) => ({ do: 'sendAgain', name: one([...emails.keys()]) ?? '' }),
    ({ leads }) => {
      const key = one([...leads.keys()]) ?? ''
      known.delete(key)
      return { do: 'erase', key }
    },
  ]
  await walk(world, (model, at) => (at < stepsInAWalk ? one(kinds)?.(model) : undefined)).catch((error: unknown) => {
    const command = `TEST_SEED=${seed} npm test -- integration email-model`
    throw new Error(`Seed ${seed} fails. Again: ${command}`, { cause: error })
  })
}
