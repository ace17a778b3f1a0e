import path from 'node:path'
import { parseArgs } from 'node:util'
import { OperationError } from './failure'
import { describeLedger, readLedger } from './ledger-report'
import { runOperation, say } from './program'
import { restoreBackup } from './restore-backup'

await runOperation(async ({ args, db, dataDir, picturesS3Url }) => {
  const { file, replace } = readArguments(args)
  const pictures = path.join(dataDir, 'pictures')
  const { header, rows, files } = await restoreBackup(db, file, { replace, pictures })
  say(`Restored: ${file}, written at ${header.createdAt} (${rows.leads ?? 0} leads).`)
  if (files > 0) say(`Picture files restored to ${pictures}: ${files}.`)
  if (files > 0 && picturesS3Url)
    say('The site reads pictures from the bucket of PICTURES_S3_URL: copy the files there.')
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
