import { useLoaderData } from 'react-router'
import { ArticlePage } from '../../components/article/article-page'
import { SystemsLeftOut, withLeftOut } from '../../components/resources/systems-left-out'
import { loadText } from '../../content/texts'

export const loader = () => () => loadText('/methodology/annex')

/** What the methodology leaves out: how sources are judged, how the match treats its points, and a list. */
export function Component() {
  const content = useLoaderData<ReturnType<typeof loader>>()
  return (
    <ArticlePage
      content={withLeftOut(content)}
      link={{ label: 'Annex', to: '/methodology/annex' }}
      under={{ label: 'Methodology', to: '/methodology' }}
      kind="Methodology"
      readTime={false}
    >
      <SystemsLeftOut />
    </ArticlePage>
  )
}
