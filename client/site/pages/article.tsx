import { isRouteErrorResponse, type LoaderFunctionArgs, redirect, useLoaderData, useRouteError } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Article } from '../../../shared/blog/post'
import { ArticleMeta } from '../../components/blog/article-meta'
import { ArticleView } from '../../components/blog/article-view'
import { FeedLink } from '../../components/blog/feed-link'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { buttonClass } from '../../components/button-class'
import { Container } from '../../components/container'
import { SoonChanging } from '../../components/rules/soon-changing'

/** A published article by its slug; a former address redirects to the present one. */
export const loader =
  (api: Api) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<Article> => {
    const post = await api.getPost(params.slug ?? '')
    if (post.slug !== params.slug)
      throw redirect(`/blog/${encodeURIComponent(post.slug)}${new URL(request.url).search}`, 301)
    return post
  }

export function Component() {
  const post = useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>()
  return (
    <>
      <FeedLink />
      <ArticleMeta post={post} />
      <Breadcrumbs
        aboveOnly
        trail={[
          { label: 'Blog', to: '/blog' },
          { label: post.title, to: `/blog/${post.slug}` },
        ]}
      />
      <ArticleView post={post} soon={<SoonChanging html={post.content} />} />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ArticleNotFound failed={!(isRouteErrorResponse(error) && error.status === 404)} />
}

interface ArticleNotFoundProps {
  /** The article may exist but cannot be read now. */
  failed: boolean
}

/** Shown instead of a missing article. The link back loads a full page, so no broken state is carried along. */
function ArticleNotFound({ failed }: ArticleNotFoundProps) {
  return (
    <>
      <title>Article Not Found</title>
      <meta name="robots" content="noindex" />
      <Container className="flex min-h-[60vh] flex-col items-start justify-center py-20">
        <h1 className="text-5xl">Article Not Found</h1>
        <p className="mt-4 text-ink-soft">The article you're looking for doesn't exist or has been removed.</p>
        {failed && <p className="mt-2 text-ink-soft">If you think it should be here, try again shortly.</p>}
        <a href="/blog" className={`${buttonClass()} mt-8`}>
          Back to Blog
        </a>
      </Container>
    </>
  )
}
