import path from 'node:path'
import { parseArgs } from 'node:util'
import { OperationError } from './failure'
import { describeLedger, readLedger } from './ledger-report'
import { runOperation, say } from './program'
import { restoreBackup } from './restore-backup'

await runOperation(async ({ args, db }) => {
  const { file, replace } = readArguments(args)
  const { header, rows } = await restoreBackup(db, file, { replace })
  say(`Restored: ${file}, written at ${header.createdAt} (${rows.leads ?? 0} leads).`)
  const { text, addsUp } = describeLedger(await readLedger(db))
  say(text)
  return addsUp ? 0 : 1
})

function readArguments(args: string[]): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) return { file: path.resolve(file), replace: values.replace === true }
  } catch {
    // An option that it does not have: the usage says which it has.
  }
  throw new OperationError('Usage: npm run restore -- FILE [--replace]')
}
