import { LoadingArticles } from '../components/blog/loading-articles'
import { Layout } from '../components/layout'
import { usePageViews } from './page-views'

/** The layout of the public site, whose page views are counted; those of the administrator are not. */
export function SiteLayout() {
  usePageViews()
  return (
    <>
      <Layout />
      <LoadingArticles />
    </>
  )
}
