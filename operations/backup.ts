import path from 'node:path'
import { OperationError } from './failure'
import { runOperation, say } from './program'
import { writeBackup } from './write-backup'

await runOperation(async ({ args: [file, ...more], db, dataDir, signal }) => {
  if (more.length > 0 || file?.startsWith('-')) throw new OperationError('Usage: npm run backup [-- FILE]')
  const target = path.resolve(
    file ?? path.join(dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '-')}.backup`),
  )
  const rows = await writeBackup(db, target, signal)
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
  say(`Backup written: ${target}`)
  say(
    `It holds ${count} rows of ${Object.keys(rows).length} tables (${rows.leads ?? 0} leads), personal data among them.`,
  )
  if (rows.pictures)
    say(`The files of its ${rows.pictures} uploaded pictures are not in it: docs/operations.md says how to keep them.`)
  return 0
})
