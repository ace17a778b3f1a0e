import { createScales, excessOf, type PageWeight } from '../support/page-weight'
import type { Site } from '../support/site'
import { wordExcessOf } from '../support/word-budgets'

/** One page of each kind; of a kind with many pages the largest, and for guides also the median. */
export interface WeighedPages {
  kinds: [name: string, page: PageWeight][]
  /** The budgets that pages of the sitemap exceed, as sentences. */
  excess: string[]
  count: number
}

const guides = /^\/(blog\/best-(ehr|rcm|healthcare)-|resources\/)/
const articles = /^\/blog\/(?!category\/)/
const weightOf = ({ html, css }: PageWeight) => html + css

/** Weighs every page in the sitemap of a site with the demo content, and a page of the admin. */
export async function weighPages(site: Site, adminPassword: string): Promise<WeighedPages> {
  const scales = createScales(site.url)
  const pages: PageWeight[] = []
  for (const path of await scales.listPages()) pages.push(await scales.weigh(path))
  const only = (pattern: RegExp) =>
    pages.filter(({ path }) => pattern.test(path)).sort((a, b) => weightOf(b) - weightOf(a))
  const guidesByWeight = only(guides)
  const texts = only(/^\/(about|changes|dataset|free-guide|methodology|privacy|rules|terms)$/)
  const articlesByWeight = only(articles).filter((page) => !guidesByWeight.includes(page))
  const named = (path: string) =>
    required(
      pages.find((page) => page.path === path),
      path,
    )
  const admin = createScales(site.url, { Cookie: await signIn(site.url, adminPassword) })
  const kinds: [string, PageWeight][] = [
    ['home', named('/')],
    ['comparison of two', await scales.weigh('/comparisons?emr1=opus&emr2=kipu')],
    ['directory', named('/vendors')],
    ['vendor, heaviest', required(only(/^\/emr\//)[0], 'a vendor')],
    ['leaving, heaviest', required(only(/^\/leaving\//)[0], 'a leaving guide')],
    ['guide, heaviest', required(guidesByWeight[0], 'a guide')],
    ['guide, median', required(guidesByWeight[guidesByWeight.length >> 1], 'a guide')],
    ['article, heaviest', required(articlesByWeight[0], 'an article')],
    ['blog', named('/blog')],
    ['lead form', named('/get-recommendation')],
    ['contact form', named('/contact')],
    ['correction form', named('/corrections')],
    ['match, answered', await scales.weigh('/match?organization=practice&providers=5')],
    ['text, heaviest', required(texts[0], 'a text')],
    ['rules', named('/rules')],
    ['methodology', named('/methodology')],
    ['about', named('/about')],
    ['admin', await admin.weigh('/admin')],
  ]
  const visited = [...pages, ...kinds.slice(0, -1).map(([, page]) => page)]
  return {
    kinds,
    excess: [...new Set(visited.flatMap((page) => [...excessOf(page), ...wordExcessOf(page)]))],
    count: pages.length,
  }
}

function required<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Error(`The sitemap has no page for ${what}`)
  return found
}

async function signIn(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/admin/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  if (answer.status !== 204) throw new Error(`The sign-in answers ${answer.status}`)
  return (answer.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? ''
}
