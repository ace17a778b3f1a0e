import { type RequestHandler, type Response, Router } from 'express'
import { compared, findVendor, vendors } from '../../shared/catalogue'
import { isCompared } from '../../shared/catalogue/scope'
import { readCostQuestion } from '../../shared/cost/assumptions'
import { comparisonIndex, comparisonMarkdown } from '../../shared/markdown/comparison'
import type { QuotedSite } from '../../shared/markdown/frame'
import { type GuideSource, guideMarkdown } from '../../shared/markdown/guide'
import { leavingIndexMarkdown, leavingMarkdown } from '../../shared/markdown/leaving'
import { llmsText } from '../../shared/markdown/llms'
import { vendorMarkdown } from '../../shared/markdown/vendor'
import { systemKeys } from '../../shared/site/query-keys'
import { sendToAnyone } from '../http/open-text'

/**
 * Markdown versions for programs: `/llms.txt`, and vendor, leaving, guide, and comparison pages at their address with
 * `.md`. All of them come from the program itself. Unknown addresses are left to the pages, which answer 404.
 */
export function markdownRouter(
  { siteUrl, siteName }: QuotedSite,
  { guides, reviews }: { guides: readonly GuideSource[]; reviews: ReadonlyMap<string, string> },
): Router {
  const site = { siteUrl, siteName }
  const router = Router({ caseSensitive: true })
  router.get('/llms.txt', (_request, response) =>
    sendToAnyone(response, 'text/plain', llmsText(site, vendors, guides), revalidated),
  )
  router.get('/emr/:id.md', (request, response, next) => {
    const vendor = vendors.find(({ id }) => id === request.params.id)
    if (!vendor) return next()
    const review = { ...vendor.card, text: reviews.get(vendor.id) ?? '' }
    send(response, `${siteUrl}/emr/${vendor.id}`, vendorMarkdown(vendor, review, site))
  })
  router.get('/leaving.md', (_request, response) =>
    send(response, `${siteUrl}/leaving`, leavingIndexMarkdown(vendors, site)),
  )
  router.get('/leaving/:id.md', (request, response, next) => {
    const vendor = vendors.find(({ id }) => id === request.params.id)
    if (!vendor) return next()
    send(response, `${siteUrl}/leaving/${vendor.id}`, leavingMarkdown(vendor, site))
  })
  router.get('/comparisons.md', sendComparison(site))
  for (const guide of guides)
    router.get(`${guide.path}.md`, (_request, response) =>
      send(response, siteUrl + guide.path, guideMarkdown(guide, vendors, site)),
    )
  return router
}

function sendComparison(site: QuotedSite): RequestHandler {
  const page = `${site.siteUrl}/comparisons`
  return (request, response, next) => {
    const query = new URL(request.originalUrl, site.siteUrl).searchParams
    const keys = systemKeys.flatMap((key) => query.get(key) || [])
    if (keys.length === 0) return send(response, page, comparisonIndex(compared, site))
    const chosen = [...new Set(keys.map(findVendor))].filter((vendor) => vendor !== undefined)
    if (keys.some((key) => !findVendor(key)) || !chosen.every(isCompared)) return next()
    send(response, page, comparisonMarkdown(chosen, site, readCostQuestion(query)))
  }
}

const revalidated = { 'Cache-Control': 'public, no-cache' }

/** The canonical link makes search engines list the page instead of its Markdown. */
const send = (response: Response, page: string, body: string) =>
  sendToAnyone(response, 'text/markdown', body, { ...revalidated, Link: `<${page}>; rel="canonical"` })
