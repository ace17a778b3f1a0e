import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../platform/config'

/** Where the files of pictures are stored. A name contains a hash of the picture, so a file never changes. */
export interface PictureStore {
  put(file: string, bytes: Buffer): Promise<void>
  get(file: string): Promise<Buffer | undefined>
  /** Does not fail if there is no such file. */
  remove(file: string): Promise<void>
}

/** A bucket if one is configured, otherwise a folder in the data directory. */
export function createPictureStore({
  dataDir,
  picturesS3Url,
}: Pick<Config, 'dataDir' | 'picturesS3Url'>): PictureStore {
  return picturesS3Url ? createBucket(new URL(picturesS3Url)) : createFolder(join(dataDir, 'pictures'))
}

function createFolder(folder: string): PictureStore {
  return {
    async put(file, bytes) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${randomUUID()}`)
      try {
        const target = await open(unfinished, 'wx', 0o644)
        await target.writeFile(bytes)
        await target.sync()
        await target.close()
        await rename(unfinished, join(folder, file))
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    get: (file) =>
      readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (file) => rm(join(folder, file), { force: true }),
  }
}

const answerMs = 20_000

/** A bucket of any S3-compatible service, addressed by path: `https://KEY:SECRET@host/bucket?region=us-east-1`. */
function createBucket(url: URL): PictureStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const base = `${url.origin}${url.pathname.replace(/\/$/, '')}/pictures`

  async function ask(method: string, file: string, body?: Buffer): Promise<Response> {
    const type = body && { 'Content-Type': typeOf(file) }
    const answer = await client.fetch(`${base}/${file}`, {
      method,
      signal: AbortSignal.timeout(answerMs),
      ...(body && { body: new Uint8Array(body), headers: type }),
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    throw new Error(`The bucket answered ${method} with ${answer.status}.`)
  }

  return {
    put: async (file, bytes) => void (await (await ask('PUT', file, bytes)).arrayBuffer()),
    async get(file) {
      const answer = await ask('GET', file)
      const body = Buffer.from(await answer.arrayBuffer())
      return answer.ok ? body : undefined
    },
    remove: async (file) => void (await (await ask('DELETE', file)).arrayBuffer()),
  }
}

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** The media type of a file, from the extension that this program gave it. */
export const typeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
