import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { migrationNames, pendingMigrations } from '../../migrations'
import { createPictureStore } from '../../server/pictures/store'
import { createDatabase } from '../../server/platform/database'
import { broken, lookAt, notSet, type Probe, works } from './probe'

export const probeDatabase: Probe = async ({ config }) => {
  const db = createDatabase(config, { connections: 1 })
  try {
    const { rows } = await db.raw<{ rows: [{ version: string; readOnly: string }] }>(
      `select current_setting('server_version') as version, current_setting('transaction_read_only') as "readOnly"`,
    )
    const [{ version, readOnly }] = rows
    const pending = (await pendingMigrations(db)).length
    if (readOnly === 'on') return broken('It accepts no writes: it is a standby, or set to read-only.')
    if (pending === migrationNames.length)
      return lookAt('It is empty. `npm start` and `npm run migrate` create the tables.')
    if (pending > 0) return broken(`It is older than this program (${pending} migrations). Run \`npm run migrate\`.`)
    return works(`Postgres ${version}, with all migrations.`)
  } finally {
    await db.destroy()
  }
}

export const probeQueue: Probe = async ({ config: { redisUrl } }) => {
  if (!redisUrl) return notSet('REDIS_URL: sessions, limits, and the queue are kept in Postgres.')
  const client = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 5_000 })
  // With `connect`, only the listener is told the cause.
  let cause: unknown
  client.on('error', (error) => (cause = error))
  try {
    await client.connect().catch((error: unknown) => Promise.reject(cause ?? error))
    await client.set('doctor', 'written', 'EX', 10)
    const [server, memory, persistence] = await Promise.all(
      ['server', 'memory', 'persistence'].map((section) => client.info(section)),
    )
    const version = /redis_version:(\S+)/.exec(server ?? '')?.[1] ?? 'of an unknown version'
    const policy = /maxmemory_policy:(\S+)/.exec(memory ?? '')?.[1]
    if (policy && policy !== 'noeviction')
      return broken(`Redis ${version} may remove jobs when it is full (${policy}). Set maxmemory-policy to noeviction.`)
    if (!/aof_enabled:1/.test(persistence ?? ''))
      return lookAt(`Redis ${version} works, but without AOF its restart signs everyone out. Set appendonly to yes.`)
    return works(`Redis ${version}, with AOF.`)
  } finally {
    client.disconnect()
  }
}

export const probePictures: Probe = async ({ config }) => {
  const store = createPictureStore(config)
  const where = config.picturesS3Url ? 'the bucket of PICTURES_S3_URL' : 'DATA_DIR/pictures'
  const [file, bytes] = [`doctor-${randomUUID()}.txt`, Buffer.from('written by npm run doctor')]
  try {
    await store.put(file, bytes)
    const isSame = (await store.get(file))?.equals(bytes)
    await store.remove(file)
    if (!isSame) return broken(`A file that was written to ${where} could not be read again.`)
    return works(`A file was written to ${where}, read, and removed.`)
  } catch (error) {
    const answered = /^The bucket answered [A-Z]+ with (\d+)\.$/.exec(error instanceof Error ? error.message : '')
    if (answered) return broken(`${answered[0]} ${bucketAdvice(Number(answered[1]))}`)
    throw error
  }
}

function bucketAdvice(status: number): string {
  if (status === 403) return 'Check the key, its secret, its rights (put, get, delete), and the region.'
  return status === 404
    ? 'There is no such bucket: check its name and the host.'
    : 'Check the host and its status page.'
}
