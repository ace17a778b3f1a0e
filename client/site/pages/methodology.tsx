import { useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { ArticlePage } from '../../components/article/article-page'
import { PayingVendors } from '../../components/paying-vendors'
import { BasisSummary, summaryOf } from '../../components/resources/basis-summary'
import { loadText } from '../../content/texts'

export const loader = (api: Api) => async () => {
  const [content, vendors] = await Promise.all([loadText('/methodology'), api.listVendors()])
  const names = Object.fromEntries(vendors.map(({ id, name }) => [id, name]))
  return { content, summary: summaryOf(vendors), names }
}

export function Component() {
  const { content, summary, names } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <ArticlePage
      content={content}
      link={{ label: 'Methodology', to: '/methodology' }}
      kind="Methodology"
      before={
        <div className="lg:mr-[18.5rem]">
          <BasisSummary {...summary} kinds={[]} />
        </div>
      }
    >
      <PayingVendors names={names} />
    </ArticlePage>
  )
}
