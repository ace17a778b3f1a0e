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
    `It holds ${count} rows of ${Object.keys(rows).length} tables (${rows.leads ?? 0} leads), personal data among them.`,
  )
  if (rows.pictures && picturesS3Url)
    say(`The files of its ${rows.pictures} uploaded pictures are not in it: they are in the bucket of PICTURES_S3_URL.`)
  if (counts.stored > 0) say(`The files of its uploaded pictures are in it: ${counts.stored}.`)
  if (counts.missing > 0)
    say(`Files of pictures that were not found in ${folder}, and are not in it: ${counts.missing}.`)
  return 0
})
