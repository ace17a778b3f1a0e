import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

/** By then, work that follows a response, such as giving back a limit, is done. */
const aftermathMs = 150

/** Knex sends this on each new connection. */
const ofConnecting = /^select version\(\)/i

/**
 * Runs `work` and returns every statement that this process sent to Postgres meanwhile and shortly afterward, in order,
 * whichever pool or package sent it. Statements of opening a connection are left out, because pools keep their
 * connections.
 */
export async function statementsOf(work: () => unknown): Promise<string[]> {
  const statements: string[] = []
  const { query } = Client.prototype
  function counted(this: Client, ...given: unknown[]) {
    statements.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  }
  Client.prototype.query = counted as typeof query
  try {
    await work()
    await setTimeout(aftermathMs)
  } finally {
    Client.prototype.query = query
  }
  return statements.filter((text) => !ofConnecting.test(text))
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : 'a statement without a text'
}
