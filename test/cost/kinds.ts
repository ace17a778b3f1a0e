import { createScales, excessOf, type PageWeight } from '../support/page-weight'
import { ownerCookie, type Site } from '../support/site'
import { wordExcessOf } from '../support/word-budgets'

/** One page of each kind; of a kind with many pages the largest, and for guides also the median. */
export interface WeighedPages {
  kinds: [name: string, page: PageWeight][]
  /** The budgets that pages of the sitemap exceed, as sentences. */
  excess: string[]
  count: number
}

const guides = /^\/(blog\/best-(ehr|rcm|healthcare)-|resources\/)/

/** Each kind's page, or the pages among which the heaviest is weighed, or the one at a share of their ranks. */
const kinds: readonly [name: string, pages: string | RegExp, rank?: number][] = [
  ['home', '/'],
  ['comparison of two', '/comparisons?emr1=opus&emr2=kipu'],
  ['directory', '/vendors'],
  ['vendor, heaviest', /^\/emr\//],
  ['leaving, heaviest', /^\/leaving\//],
  ['guide, heaviest', guides],
  ['guide, median', guides, 0.5],
  ['article, heaviest', /^\/blog\/(?!category\/|best-(ehr|rcm|healthcare)-)/],
  ['blog', '/blog'],
  ['lead form', '/get-recommendation'],
  ['contact form', '/contact'],
  ['correction form', '/corrections'],
  ['match, answered', '/match?organization=practice&providers=5'],
  ['text, heaviest', /^\/(about|changes|dataset|free-guide|methodology|privacy|rules|terms)$/],
  ['rules', '/rules'],
  ['methodology', '/methodology'],
  ['about', '/about'],
]

/** Weighs every page in the sitemap of a site with the demo content, and a page of the admin. */
export async function weighPages(site: Site): Promise<WeighedPages> {
  const scales = createScales(site.url)
  const pages: PageWeight[] = []
  for (const path of await scales.listPages()) pages.push(await scales.weigh(path))
  pages.sort((a, b) => b.html + b.css - a.html - a.css)
  const weighed: WeighedPages['kinds'] = []
  for (const [name, wanted, rank = 0] of kinds) {
    const of = pages.filter(({ path }) => (typeof wanted === 'string' ? path === wanted : wanted.test(path)))
    const page = of[Math.floor(of.length * rank)] ?? (typeof wanted === 'string' && (await scales.weigh(wanted)))
    if (!page) throw new Error(`The sitemap has no page for ${name}`)
    weighed.push([name, page])
  }
  const visited = [...pages, ...weighed.map(([, page]) => page)]
  const admin = createScales(site.url, { Cookie: await ownerCookie(site) })
  return {
    kinds: [...weighed, ['admin', await admin.weigh('/admin')]],
    excess: [...new Set(visited.flatMap((page) => [...excessOf(page), ...wordExcessOf(page)]))],
    count: pages.length,
  }
}
