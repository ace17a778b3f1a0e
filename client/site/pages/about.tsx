import { useLoaderData } from 'react-router'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { OperatorDetails, PaidLinks, withOperator } from '../../components/operator-details'
import { loadText } from '../../content/texts'

export const loader = () => loadText('/about')

const heading = 'Who runs this site'

export function Component() {
  const content = useLoaderData<typeof loader>()
  return (
    <ArticlePage
      content={withOperator(content, heading)}
      link={{ label: 'About', to: '/about' }}
      kind="About us"
      readTime={false}
    >
      <OperatorDetails heading={heading}>
        <PaidLinks />
      </OperatorDetails>
      <CallToAction instead={{ label: 'Find your match', to: '/match' }} />
    </ArticlePage>
  )
}
