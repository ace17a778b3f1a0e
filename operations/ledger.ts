import { pendingMigrations } from '../migrations'
import { OperationError } from './failure'
import { describeLedger, readLedger } from './ledger-report'
import { runOperation, say } from './program'

await runOperation(async ({ db }) => {
  if ((await pendingMigrations(db)).length > 0)
    throw new OperationError('The database is not up to date with this program: run `npm run migrate` first.')
  const { text, addsUp } = describeLedger(await readLedger(db))
  say(text)
  return addsUp ? 0 : 1
})
