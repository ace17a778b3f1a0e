import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { createApps } from '../../client/renderer/apps'
import { articles } from '../../migrations/articles'
import { draftOf } from '../../migrations/seed-articles'
import { createPageApi } from '../../server/page-api'
import { pageSite } from '../../server/page-site'
import { readConfig } from '../../server/platform/config'
import { createPools } from '../../server/platform/pools'
import { createServices } from '../../server/services'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { createTestDatabase } from '../support/database'
import { median } from './compare'
import { aligned } from './table'

/** More articles than a process could keep in memory, so that each is rendered as after a start. */
const copies = 40
const rounds = 15
const pagesInRound = 60
/** Of an article's CPU time to that of a page with a text of the site's own. */
const mostRatio = 1.3

const guides = [...specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)), ...resourceLinks.map(({ to }) => to)]

/**
 * What a page costs that is in no cache: asked of its loader, rendered, hashed, in CPU time of the whole process. The kinds
 * of pages take turns, so that whatever slows the machine slows all. True: an article keeps its target.
 */
export async function benchUncached(): Promise<boolean> {
  const database = await createTestDatabase()
  const config = readConfig({
    DATABASE_URL: database.url,
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: 'a secret of the benchmark alone',
    ADMIN_PASSWORD: 'a password',
  })
  const pools = createPools(config)
  try {
    const services = createServices({ config, pools, logger: pino({ level: 'silent' }) })
    const { site } = createApps({ api: createPageApi(services), site: pageSite(config), assetTags: () => '' })
    const slugs: string[] = []
    for (let copy = 0; copy < copies; copy += 1)
      for (const article of articles) slugs.push((await services.blog.createPost(draftOf(article))).slug)
    await database.db.raw('vacuum analyze')
    const kinds = [
      { name: 'article', paths: slugs.map((slug) => `/blog/${slug}`) },
      { name: 'guide', paths: guides },
      { name: 'vendor page', paths: ['/emr/kipu', '/emr/valant', '/emr/epic'] },
      { name: 'about, terms', paths: ['/about', '/terms'] },
    ].map((kind) => ({ ...kind, next: 0, times: [] as number[], bytes: 0 }))
    const render = async (path: string) => {
      const { status, body } = await site.render(new Request(new URL(path, config.siteUrl)), '', undefined)
      const bytes = body ? await buffer(body) : Buffer.of()
      createHash('sha256').update(bytes).digest()
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      return bytes.length
    }
    for (let round = -2; round < rounds; round += 1) {
      for (const kind of round % 2 ? kinds : kinds.toReversed()) {
        const began = process.cpuUsage()
        for (let page = 0; page < pagesInRound; page += 1) {
          kind.bytes = await render(kind.paths[kind.next++ % kind.paths.length] ?? '')
        }
        const { user, system } = process.cpuUsage(began)
        if (round >= 0) kind.times.push((user + system) / 1_000 / pagesInRound)
      }
    }
    const of = (name: string) => median(kinds.find((kind) => kind.name === name)?.times ?? [])
    for (const line of aligned([
      ['uncached page', 'CPU ms', 'bytes'],
      ...kinds.map(({ name, times, bytes }) => [name, median(times).toFixed(2), String(bytes)]),
    ]))
      console.log(line)
    const ratio = of('article') / of('guide')
    console.log(`article to guide ${ratio.toFixed(2)}`)
    return ratio <= mostRatio
  } finally {
    await pools.close()
    await database.drop()
  }
}
