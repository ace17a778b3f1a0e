import { Link } from 'react-router'
import { rules } from '../../../shared/rules'
import { endingSoon } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { ArticleView } from '../../components/blog/article-view'
import { Container } from '../../components/container'
import { SoonDates } from '../../components/rules/soon-changing'
import { pageLoader, useLoaded } from '../admin-action'

export const loader = pageLoader(async (api, { id }) => {
  const [article, { status }] = await Promise.all([api.previewPost(id), api.getAdminPost(id)])
  return { article, status, soon: endingSoon(rules, article.content, today()) }
})

const words = {
  draft: 'This article is a draft.',
  published: 'This article is published.',
  removed: 'This article was removed.',
}

/** The saved article as readers see it, or would see it. */
export function Component() {
  const { article, status, soon } = useLoaded<typeof loader>()
  return (
    <>
      <title>Preview | Administration</title>
      <header className="border-b border-line bg-mark">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p>
            <strong>Preview.</strong> {words[status]}
          </p>
          <Link to={`/admin/posts/${article.id}`} className="link inline-flex min-h-11 items-center">
            Back to editing
          </Link>
        </Container>
      </header>
      <main id="main" className="py-10">
        <ArticleView post={article} soon={<SoonDates dates={soon} />} />
      </main>
    </>
  )
}
