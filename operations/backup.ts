import path from 'node:path'
import { OperationError } from './failure'
import { runOperation, say } from './program'
import { writeBackup } from './write-backup'

await runOperation(async ({ args: [file, ...more], db, dataDir, picturesS3Url, signal }) => {
  if (more.length > 0 || file?.startsWith('-')) throw new OperationError('Usage: npm run backup [-- FILE]')
  const target = path.resolve(
    file ?? path.join(dataDir, 'backups', `${new Date().toISOString().replaceAll(':', '-')}.backup`),
  )
  const counts = { stored: 0, missing: 0 }
  const folder = path.join(dataDir, 'pictures')
  const rows = await writeBackup(db, target, signal, picturesS3Url ? undefined : { folder, counts })
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0)
  say(`Backup written: ${target}`)
  say(
    `It contains ${count} rows from ${Object.keys(rows).length} tables (${rows.leads ?? 0} leads), including personal data.`,
  )
  if (rows.pictures && picturesS3Url)
    say(
      `It does not contain the files of the ${rows.pictures} uploaded pictures: they are in the bucket of PICTURES_S3_URL.`,
    )
  if (counts.stored > 0) say(`Picture files in the backup: ${counts.stored}.`)
  if (counts.missing > 0) say(`Picture files not found in ${folder}, and so not in the backup: ${counts.missing}.`)
  return 0
})
