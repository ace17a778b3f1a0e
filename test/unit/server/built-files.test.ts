import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBuiltFiles } from '../../../server/http/built-files'

let folder: string
let server: Server
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'))
  await mkdir(join(folder, 'assets'))
  for (const file of ['assets/kept.1a2b.css', 'assets/gone.3c4d.css', 'robots.txt'])
    await writeFile(join(folder, file), `/* ${file} */`)
  const serve = serveBuiltFiles(folder)
  server = createServer((request, response) => serve(request, response, () => void response.writeHead(404).end()))
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
  ])('are kept as long as they hold: %s', async (path, kept) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, kept])
  })

  it('end one answer when one of them is gone, not the process', async () => {
    await rm(join(folder, 'assets/gone.3c4d.css'))
    await expect(get('/assets/gone.3c4d.css')).rejects.toThrow('fetch failed')
    expect((await get('/assets/kept.1a2b.css')).status).toBe(200)
  })
})
