import type { Knex } from 'knex'
import { pino } from 'pino'
import { createOutboxSignal } from '../../../server/outbox/signal'

const silent = pino({ level: 'silent' })

/** A database whose statements end when the test says so. */
function heldDatabase() {
  const pending: { resolve: () => void; reject: (error: Error) => void }[] = []
  const raw = jest.fn(() => new Promise<void>((resolve, reject) => pending.push({ resolve, reject })))
  return { db: { raw } as unknown as Knex, raw, next: () => pending.shift() }
}

/** Longer than the signal's pause. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('the outbox signal', () => {
  it('sends one NOTIFY for many leads while another is under way', async () => {
    const { db, raw, next } = heldDatabase()
    const signal = createOutboxSignal(db, silent)
    for (let lead = 0; lead < 50; lead += 1) signal()
    expect(raw).toHaveBeenCalledTimes(1)
    next()?.resolve()
    await settle()
    expect(raw).toHaveBeenCalledTimes(2)
    next()?.resolve()
    await settle()
    expect(raw).toHaveBeenCalledTimes(2)
  })

  it('survives a database that is away, and signals again afterwards', async () => {
    const { db, raw, next } = heldDatabase()
    const signal = createOutboxSignal(db, silent)
    signal()
    next()?.reject(new Error('away'))
    await settle()
    signal()
    expect(raw).toHaveBeenCalledTimes(2)
  })
})
