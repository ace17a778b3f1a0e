import { TooOldError } from '../migrations'
import { type DatabaseTrouble, databaseTrouble } from '../server/platform/database'

/** Why an operation was refused or could not be done: a sentence for the operator, who sees nothing else. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
}

const troubles: Record<DatabaseTrouble, string> = {
  away: 'The database does not answer. Check that DATABASE_URL is right and that the database is running.',
  unwritable: 'The database does not accept writes: its disk or memory is full, or it is read-only.',
  slow: 'The database canceled a statement that took too long (statement_timeout).',
}

/** Refusals of Postgres whose own words are fit to be shown: wrong password, no such database, no right. */
const refusals = /^(28...|3D000|42501)$/

/** What an operator sees of a failure: a sentence if the failure is known, the stack if it is a bug. */
export function sentenceOf(error: Error & { code?: string; path?: string }): string {
  if (error instanceof OperationError || error instanceof TooOldError) return error.message
  if (error.name === 'AbortError') return 'Stopped before finishing. Nothing was changed.'
  // Of the file system: its message names the file.
  if (error.path !== undefined) return error.message
  const trouble = databaseTrouble(error)
  if (trouble) return troubles[trouble]
  if (refusals.test(error.code ?? '')) return `The database refused: ${error.message}.`
  return error.stack ?? String(error)
}
