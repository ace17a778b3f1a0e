import { Link, useLoaderData } from 'react-router'
import { resourceLinks } from '../../../shared/site/navigation'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { ArrowIcon } from '../../components/icons'
import { SegmentLinks, withSegments } from '../../components/resources/segment-links'
import { SegmentTables, segmentSystems } from '../../components/resources/segment-tables'
import { loadTextOf } from '../../content/texts'
import type { SiteArgs } from '../args'

/** The page of all resource guides; only the one about the systems on the market loads the catalogue. */
export const loader = async ({ api, request }: SiteArgs) => {
  const content = await loadTextOf(request)
  const showsMarket = content.path === '/resources/top-emr-solutions'
  return { content, market: showsMarket ? segmentSystems(await api.listVendors()) : null }
}

export function Component() {
  const { content, market } = useLoaderData<typeof loader>()
  const link = resourceLinks.find(({ to }) => to === content.path) ?? { label: content.meta.title, to: content.path }
  return (
    <ArticlePage
      content={market ? withSegments(content) : content}
      link={link}
      kind="Resource Guide"
      markdown={`${link.to}.md`}
      jumps={market && <SegmentLinks />}
      before={market && <SegmentTables systems={market} />}
    >
      <NextGuides after={content.path} />
      <CallToAction />
    </ArticlePage>
  )
}

/** Links to the next guide in reading order and to the others. */
function NextGuides({ after }: { after: string }) {
  const position = resourceLinks.findIndex(({ to }) => to === after)
  const others = [...resourceLinks.slice(position + 1), ...resourceLinks.slice(0, position)]
  return (
    <nav aria-labelledby="next-guides" className="no-print">
      <h2 id="next-guides" className="text-xl">
        Read next
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3 font-semibold hover:border-accent hover:text-accent"
            >
              {label}
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
