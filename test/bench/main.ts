import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../support/database'
import { benchBlog } from './blog'
import { captureAnswer } from './capture'
import { type Contest, compare } from './compare'
import { benchFlood } from './flood'
import { benchHover } from './hover'
import { showKinds } from './kinds'
import { encodings, freshLeads, plainGet } from './loads'
import { benchMatch } from './match'
import { profileCachedPage, profiling } from './profile'
import { benchReading } from './reading'
import { benchScale } from './scale'
import { type Server, startServer } from './server'
import { benchUncached } from './uncached'

/**
 * `npm run bench [-- site|uncached|intake|hover|blog|scale|match|reading|kinds|profile]`: without a name, all but the
 * profile.
 */
async function main(): Promise<number> {
  const [only, ...options] = process.argv.slice(2)
  let kept = true
  for (const [name, bench] of Object.entries(benches))
    if (only === undefined ? name !== 'profile' : name === only) kept = (await bench(options)) !== false && kept
  return kept ? 0 : 1
}

/** Those that have targets answer whether all are kept. */
const benches: Readonly<Record<string, (options: readonly string[]) => unknown>> = {
  match: benchMatch,
  reading: benchReading,
  kinds: showKinds,
  blog: benchBlog,
  scale: benchScale,
  site: () => withServers(benchSite),
  uncached: benchUncached,
  intake: () => withServers(benchIntake),
  hover: () => withServers(benchHovers),
  profile: () =>
    withServers(async ({ startSite, folder }) => profileCachedPage(await startSite(profiling(folder)), folder)),
}

interface Stage {
  /** Starts a server with the database of this benchmark. */
  start: (file: string, env?: Record<string, string>, options?: readonly string[]) => Promise<Server>
  /** Starts the site. Each load names a new visitor per request, as a proxy would, so that no limit is reached. */
  startSite: (options?: readonly string[]) => Promise<Server>
  folder: string
}

/**
 * Compares the site's CPU time per request with the minimum that could do the same work, as ratios from one run on one
 * machine. Every server is a separate process, and they are loaded in turns in short rounds, so that a slow moment of
 * the machine affects all.
 */
async function benchSite({ start, startSite, folder }: Stage): Promise<boolean> {
  const site = await startSite()
  const contests: Contest[] = []
  for (const path of ['/', '/comparisons?emr1=opus&emr2=kipu'])
    for (const [encoding, accepted] of Object.entries(encodings)) {
      const load = plainGet(path, accepted)
      const answer = join(folder, `answer-${contests.length}.json`)
      await writeFile(answer, JSON.stringify(await captureAnswer(site.url, load)))
      const bare = (file: string) => start(`test/bench/servers/${file}.ts`, { ANSWER: answer })
      contests.push({
        ...{ name: `cached ${path}, ${encoding}`, ours: site, load, per: 'CPU second' },
        rivals: [
          { name: 'bare node:http, same bytes', server: await bare('bare-http'), least: 0.6 },
          { name: 'bare Express, same bytes', server: await bare('bare-express'), least: 2.5 },
        ],
      })
    }
  return compare(contests)
}

/** Measures the cost of accepting a lead, and whether leads get through a flood. */
async function benchIntake({ start, startSite }: Stage): Promise<boolean> {
  const site = await startSite()
  const bareInsert = await start('test/bench/servers/bare-insert.ts')
  const rivals = [{ name: 'same INSERT through pg, node:http', server: bareInsert, least: 0.6 }]
  const load = freshLeads('/api/leads')
  const costKept = await compare([{ name: 'lead intake', ours: site, load, per: 'second', rivals }])
  return (await benchFlood(site.url)) && costKept
}

/** Compares the site with pages of one line, which show what the browser itself takes, with and without its fade. */
async function benchHovers({ start, startSite }: Stage): Promise<void> {
  const site = await startSite()
  const bare = (style: string) => start('test/bench/servers/bare-pages.ts', { STYLE: style })
  await benchHover([
    { name: 'the site', url: site.url },
    { name: 'pages of one line, with the same fade', url: (await bare('@view-transition { navigation: auto }')).url },
    { name: 'pages of one line, without a fade', url: (await bare('')).url },
  ])
}

async function withServers<Kept>(bench: (stage: Stage) => Promise<Kept>): Promise<Kept> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'bemr-bench-'))
  const servers: Server[] = []
  const start: Stage['start'] = async (file, env = {}, options = []) => {
    const server = await startServer(file, { DATABASE_URL: database.url, ...env }, options)
    servers.push(server)
    return server
  }
  // The same number of connections as the bare server; with slow commits, they limit both.
  const shape = { DATA_DIR: folder, TRUST_PROXY: 'true', DATABASE_POOLS: 'intake=10' }
  const startSite: Stage['startSite'] = (options) => start('dist/server/web.mjs', shape, options)
  try {
    return await bench({ start, startSite, folder })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

process.exitCode = await main()
