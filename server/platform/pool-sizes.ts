import { z } from 'zod'

/**
 * How many connections to Postgres each part may hold, so that none can use up another's. In a web process: `intake`
 * stores leads and messages, `reads` serves visitors, `admin` the admin and /metrics, `telemetry` writes page views and
 * checks readiness. Only without Redis: `stores` holds sessions and limits, `queue` the jobs.
 */
export const defaultPoolSizes = {
  intake: 3,
  reads: 2,
  admin: 2,
  telemetry: 1,
  stores: 2,
  worker: 5,
  queue: 12,
}

export type PoolName = keyof typeof defaultPoolSizes
export type PoolSizes = Readonly<Record<PoolName, number>>

const names = Object.keys(defaultPoolSizes).join(', ')
const expected = `sizes such as intake=5,reads=4: any of ${names}, each with a whole number from 1 to 100`
const entry = new RegExp(`^(${Object.keys(defaultPoolSizes).join('|')})\\s*=\\s*([1-9]\\d?|100)$`)

/** Pool sizes from a list such as `intake=5,reads=4`. A pool that is not named keeps its default. */
export const poolSizes = z
  .string()
  .transform((value) => value.split(',').map((item) => entry.exec(item.trim())))
  .refine((items) => items.every((item) => item !== null), expected)
  .transform((items): PoolSizes => {
    const given = items.flatMap((item) => (item ? [[item[1], Number(item[2])]] : []))
    return { ...defaultPoolSizes, ...Object.fromEntries(given) }
  })
