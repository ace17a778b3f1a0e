import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

/** What follows an answer, such as a limit that is given back, is done by then. */
const aftermathMs = 150

/** What Knex asks of each new connection. */
const ofConnecting = /^select version\(\)/i

/**
 * Runs `work` and answers every statement that this process sent to Postgres meanwhile and right afterwards, in order, whichever pool
 * or package sent it. What opens a connection is left out: a pool keeps its connections.
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
