import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { serveBuiltFiles } from '../../../server/http/built-files'
import { received } from '../../support/received'

let folder: string
let server: Server
let serve: RequestListener
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'))
  await mkdir(join(folder, 'assets'))
  for (const file of ['assets/kept.1a2b.css', 'assets/gone.3c4d.css', 'robots.txt'])
    await writeFile(join(folder, file), `/* ${file} */`)
  await writeFile(join(folder, 'robots.txt.gz'), gzipSync('/* robots.txt */'))
  const files = serveBuiltFiles(folder)
  serve = (request, response) => files(request, response, () => void response.writeHead(404).end())
  server = createServer(serve)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await rm(folder, { recursive: true })
})

describe('the built files', () => {
  it.each([
    ['/assets/kept.1a2b.css', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('have the right Cache-Control: %s', async (path, kept) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, kept])
  })

  it.each([
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['gzip;q=0', undefined],
    ['identity, *;q=0', undefined],
    ['x-gzip', undefined],
  ])('are sent to a client that accepts %j as %s', async (accepted, encoding) => {
    const { headers, body } = await received(serve, '/robots.txt', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect((encoding ? gunzipSync(body) : body).toString()).toBe('/* robots.txt */')
  })

  it.each(['bytes=0-0', 'bytes=-5', 'bytes=5-2', 'bytes=0-1,3-4', 'bytes=999-', 'lines=1-2'])(
    'are sent whole whatever range is requested: %s',
    async (range) => {
      const { status, body } = await received(serve, '/robots.txt', { Range: range })
      expect([status, body.toString()]).toEqual([200, '/* robots.txt */'])
    },
  )

  it('answer 304 to their ETag, with the same headers', async () => {
    const { headers } = await received(serve, '/assets/kept.1a2b.css')
    const again = await received(serve, '/assets/kept.1a2b.css', { 'If-None-Match': headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(headers[name])
  })

  it.each([
    ['%s', 304],
    ['*', 304],
    [' * ', 304],
    ['"other", %s', 304],
    ['W/"a,b",%s , "c"', 304],
    ['strong', 304],
    ['"other"', 200],
    ['W/"other", "more"', 200],
    ['', 200],
  ])('peers F24: answer If-None-Match: %s with %d', async (given, expected) => {
    for (const [path, method] of [
      ['/assets/kept.1a2b.css', 'GET'],
      ['/robots.txt', 'HEAD'],
    ] as const) {
      const { headers } = await received(serve, path)
      const etag = String(headers.etag)
      const condition = given === 'strong' ? etag.replace('W/', '') : given.replace('%s', etag)
      const { status, body } = await received(serve, path, { 'If-None-Match': condition }, method)
      expect([path, status, body.length === 0]).toEqual([path, expected, expected === 304 || method === 'HEAD'])
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('are not found by %s', async (method) => {
    expect((await received(serve, '/robots.txt', {}, method)).status).toBe(404)
  })

  it('end only the response if a file is gone, not the process', async () => {
    await rm(join(folder, 'assets/gone.3c4d.css'))
    await expect(get('/assets/gone.3c4d.css')).rejects.toThrow('fetch failed')
    expect((await get('/assets/kept.1a2b.css')).status).toBe(200)
  })
})
