import { useLoaderData } from 'react-router-dom'
import type { Api } from '../../../shared/api'
import { ArticlePage } from '../../components/article/article-page'
import { PayingVendors } from '../../components/paying-vendors'
import { BasisSummary, countBases } from '../../components/resources/basis-summary'
import { loadText } from '../../content/texts'

export const loader = (api: Api) => async () => {
  const [content, vendors] = await Promise.all([loadText('/methodology'), api.listVendors()])
  const names = Object.fromEntries(vendors.map(({ id, name }) => [id, name]))
  return { content, counts: countBases(vendors), names }
}

export function Component() {
  const { content, counts, names } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <ArticlePage
      content={content}
      link={{ label: 'Methodology', to: '/methodology' }}
      kind="Methodology"
      before={<BasisSummary counts={counts} />}
    >
      <PayingVendors names={names} />
    </ArticlePage>
  )
}
