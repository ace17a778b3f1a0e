import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { resourceLinks } from '../../../shared/site/navigation'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { NextGuides } from '../../components/resources/next-guides'
import { SegmentLinks, withSegments } from '../../components/resources/segment-links'
import { SegmentTables, segmentSystems } from '../../components/resources/segment-tables'
import { loadTextOf } from '../../content/texts'

/** The page of all resource guides; only the one about the systems on the market loads the catalogue. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const content = await loadTextOf(request)
    const showsMarket = content.path === '/resources/top-emr-solutions'
    return { content, market: showsMarket ? segmentSystems(await api.listVendors()) : null }
  }

export function Component() {
  const { content, market } = useLoaderData<ReturnType<typeof loader>>()
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
