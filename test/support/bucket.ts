import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A stand-in for an S3 service: stores objects by path for clients that sign with Signature Version 4. */
export async function startBucket() {
  const files = new Map<string, { bytes: Buffer; type: string }>()
  /** The credential scopes of all requests. */
  const scopes = new Set<string>()
  const server = createServer(async (request, response) => {
    const scope = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=[^,]*host[^,]*, Signature=[\da-f]{64}$/.exec(
      request.headers.authorization ?? '',
    )?.[1]
    const body = await buffer(request)
    if (!scope) return response.writeHead(403).end()
    scopes.add(scope.replace(/\/\d{8}\//, '/DAY/'))
    const path = request.url ?? ''
    const file = files.get(path)
    if (request.method === 'PUT') files.set(path, { bytes: body, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') files.delete(path)
    if (request.method === 'GET') return response.writeHead(file ? 200 : 404).end(file?.bytes)
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** The value for `PICTURES_S3_URL`. */
    url: `http://the-key:a%2Fsecret@127.0.0.1:${port}/a-bucket?region=eu-central-1`,
    files,
    scopes,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
