import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { ArticlePage } from '../../components/article/article-page'
import { loadTextOf } from '../../content/texts'

/** Privacy policy and terms of service. */
export const loader =
  () =>
  async ({ request }: LoaderFunctionArgs) =>
    loadTextOf(request)

export function Component() {
  const content = useLoaderData<ReturnType<typeof loader>>()
  return (
    <ArticlePage
      content={content}
      link={{ label: content.meta.title, to: content.path }}
      kind="Policy"
      readTime={false}
      dateLabel="Last updated"
    />
  )
}
