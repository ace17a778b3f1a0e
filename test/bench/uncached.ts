import { pino } from 'pino'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createApps } from '../../client/renderer/apps'
import type { PageRenderer } from '../../client/renderer/server'
import { articles } from '../../migrations/articles'
import { draftOf } from '../../migrations/seed-articles'
import { createPost } from '../../server/blog/writing'
import { finishPage } from '../../server/http/finished-page'
import { createPageApi } from '../../server/page-api'
import { pageSite } from '../../server/page-site'
import { readConfig } from '../../server/platform/config'
import { createPools } from '../../server/platform/pools'
import { createServices } from '../../server/services'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { bareTree } from './bare-tree'
import { median, print, verdict } from './table'

/** More articles than a process caches, so that each is read as if for the first time. */
const copies = 40
const rounds = 15
const pagesInRound = 60
/** The maximum ratio of an article's time to that of a page with one of the site's own texts. */
const articleRatioMax = 1.3
/** The minimum share of React's own time for the tree in the time for the whole page. */
const reactRatioMin = 0.6

const guides = [...specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)), ...resourceLinks.map(({ to }) => to)]

/**
 * Measures the cost of an uncached page: its data, rendering, and validator, in CPU time of the whole process. The
 * kinds of pages take turns, so that a slow moment of the machine affects all. Returns whether all targets are met.
 */
export async function benchUncached(): Promise<boolean> {
  const database = await createTestDatabase()
  const config = readConfig({
    DATABASE_URL: database.url,
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: 'a secret of the benchmark alone',
    ADMIN_PASSWORD: 'a password of the benchmark alone',
  })
  const pools = createPools(config)
  try {
    const services = createServices({ config, pools, logger: pino({ level: 'silent' }) })
    const api = createPageApi(services)
    const { site } = createApps({ api, site: pageSite(config), assetTags: () => '' })
    const render = (path: string) => renderPage(site, new URL(path, config.siteUrl))
    const trees = new Map<string, ReactNode>()
    for (const path of guides) trees.set(path, await bareTree(api, pageSite(config), path))
    const kinds = [
      kindOf('article', await fill(database), render),
      kindOf('guide', guides, render),
      kindOf('the same guides, React alone', guides, async (path) => renderToString(trees.get(path)).length),
      kindOf('vendor page', ['/emr/kipu', '/emr/valant', '/emr/epic'], render),
      kindOf('about, terms', ['/about', '/terms'], render),
    ] as const
    await takeTurns(kinds)
    return report(kinds)
  } finally {
    await pools.close()
    await database.drop()
  }
}

interface Kind {
  name: string
  paths: readonly string[]
  /** Renders a page and returns its length. */
  render: (path: string) => Promise<number>
  /** CPU milliseconds per page, one for each round. */
  times: number[]
  bytes: number
}

const kindOf = (name: string, paths: readonly string[], render: Kind['render']): Kind => ({
  ...{ name, paths, render },
  times: [],
  bytes: 0,
})

/** Publishes many copies of the shipped articles and returns their addresses. */
async function fill({ db }: TestDatabase): Promise<string[]> {
  const paths: string[] = []
  await db.transaction(async (transaction) => {
    for (let copy = 0; copy < copies; copy += 1)
      for (const article of articles) paths.push(`/blog/${(await createPost(transaction, draftOf(article))).slug}`)
  })
  await db.raw('vacuum analyze')
  return paths
}

async function takeTurns(kinds: readonly Kind[]): Promise<void> {
  for (let round = -2; round < rounds; round += 1)
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      const began = process.cpuUsage()
      for (let page = 0; page < pagesInRound; page += 1) {
        const path = kind.paths[((round + 2) * pagesInRound + page) % kind.paths.length] ?? ''
        kind.bytes = await kind.render(path)
      }
      const { user, system } = process.cpuUsage(began)
      if (round >= 0) kind.times.push((user + system) / 1_000 / pagesInRound)
    }
}

async function renderPage(site: PageRenderer, url: URL): Promise<number> {
  const { status, body } = await site.render(new Request(url), '', undefined)
  if (status !== 200 || !body) throw new Error(`${url.pathname} answered ${status}`)
  return finishPage({ status, headers: [], identity: Buffer.from(body) }).identity.length
}

function report(kinds: readonly [article: Kind, guide: Kind, react: Kind, ...Kind[]]): boolean {
  const rows = kinds.map(({ name, times, bytes }) => [name, median(times).toFixed(2), String(bytes)])
  print([['uncached page', 'CPU ms', 'bytes of HTML'], ...rows])
  const [article = Number.NaN, guide = Number.NaN, react = Number.NaN] = kinds.map(({ times }) => median(times))
  const isArticleKept = article / guide <= articleRatioMax
  const isReactKept = react / guide >= reactRatioMin
  console.log(`an article to a guide: ${(article / guide).toFixed(2)}, <= ${articleRatioMax} ${verdict(isArticleKept)}`)
  console.log(`React alone to a guide: ${(react / guide).toFixed(2)}, >= ${reactRatioMin} ${verdict(isReactKept)}`)
  return isArticleKept && isReactKept
}
