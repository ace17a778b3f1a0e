import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../support/database'
import { benchBlog } from './blog'
import { captureAnswer } from './capture'
import { type Contest, compare } from './compare'
import { freshLeads, plainGet } from './loads'
import { type Server, startServer } from './server'
import { report } from './table'

/** `npm run bench [-- site|blog]`: both where none is named. */
async function main(): Promise<number> {
  const [only] = process.argv.slice(2)
  const blogKept = only === 'site' || (await benchBlog())
  const siteStatus = only === 'blog' ? 0 : await benchSite()
  return blogKept ? siteStatus : 1
}

/**
 * What the site costs against the least that could do the same work, as ratios taken in one run on one machine: every
 * server is a process of its own, in turn under load in short rounds, so that whatever slows the machine slows all.
 */
async function benchSite(): Promise<number> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'bemr-bench-'))
  const servers: Server[] = []
  const start = async (file: string, env: Record<string, string> = {}) => {
    const server = await startServer(file, { DATABASE_URL: database.url, ...env })
    servers.push(server)
    return server.url
  }
  try {
    // Each load names a new visitor per request, as a proxy in front would, so that no limit is reached.
    const site = await start('dist/server/web.mjs', { DATA_DIR: folder, TRUST_PROXY: 'true' })
    const answer = join(folder, 'answer.json')
    await writeFile(answer, JSON.stringify(await captureAnswer(`${site}/`)))
    const bareHttp = await start('test/bench/servers/bare-http.ts', { ANSWER: answer })
    const bareExpress = await start('test/bench/servers/bare-express.ts', { ANSWER: answer })
    const bareRender = await start('test/bench/servers/bare-render.tsx')
    const bareInsert = await start('test/bench/servers/bare-insert.ts')

    const contests: Contest[] = [
      {
        name: 'cached page /',
        ours: site,
        load: plainGet('/'),
        rivals: [
          { name: 'bare node:http, same bytes', url: bareHttp, least: 0.4 },
          { name: 'bare Express, same bytes', url: bareExpress, least: 2 },
        ],
      },
      {
        name: 'rendered page /get-recommendation',
        ours: site,
        load: plainGet('/get-recommendation'),
        rivals: [{ name: 'bare renderToPipeableStream, same tree', url: bareRender }],
      },
      {
        name: 'lead intake',
        ours: site,
        load: freshLeads('/api/leads'),
        rivals: [{ name: 'same INSERT through pg, node:http', url: bareInsert, least: 0.5 }],
      },
    ]
    return report(await compare(contests))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
