import { isRouteErrorResponse, type LoaderFunctionArgs, redirect, useLoaderData, useRouteError } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Article } from '../../../shared/blog/post'
import { ArticleMeta } from '../../components/blog/article-meta'
import { ArticleNotFound } from '../../components/blog/article-not-found'
import { ArticleView } from '../../components/blog/article-view'
import { FeedLink } from '../../components/blog/feed-link'
import { Breadcrumbs } from '../../components/breadcrumbs'

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
      <ArticleView post={post} />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ArticleNotFound failed={!(isRouteErrorResponse(error) && error.status === 404)} />
}
