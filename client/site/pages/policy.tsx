import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticlePage } from '../../components/article/article-page'
import { OperatorDetails, withOperator } from '../../components/operator-details'
import { loadTextOf } from '../../content/texts'

/** Privacy policy and terms of service. */
export const loader =
  () =>
  async ({ request }: LoaderFunctionArgs) =>
    loadTextOf(request)

export function Component() {
  const content = useLoaderData<ReturnType<typeof loader>>()
  const heading = content.path === '/privacy' ? 'Who is responsible for your data' : 'Who runs this site'
  const { added } = content.meta
  return (
    <ArticlePage
      content={withOperator(content, heading)}
      link={{ label: content.meta.title, to: content.path }}
      kind="Policy"
      readTime={false}
      dateLabel="Last updated"
      headNote={typeof added === 'string' ? added : undefined}
    >
      <OperatorDetails heading={heading} />
    </ArticlePage>
  )
}
