import { useLoaderData } from 'react-router-dom'
import { ArticlePage } from '../../components/article/article-page'
import { CallToAction } from '../../components/article/call-to-action'
import { loadText } from '../../content/texts'

export const loader = () => () => loadText('/about')

export function Component() {
  const content = useLoaderData<ReturnType<typeof loader>>()
  return (
    <ArticlePage content={content} link={{ label: 'About', to: '/about' }} kind="About us" readTime={false}>
      <CallToAction />
    </ArticlePage>
  )
}
