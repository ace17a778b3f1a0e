import { isRouteErrorResponse, Link, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router-dom'
import type { Api } from '../../../shared/api'
import type { Article } from '../../../shared/blog/post'
import { Prose } from '../../components/article/prose'
import { FoldedContents, SideContents } from '../../components/article/table-of-contents'
import { ArticleTags, RelatedArticles, StartAnalysis } from '../../components/blog/article-end'
import { ArticleHead } from '../../components/blog/article-head'
import { ArticleMeta } from '../../components/blog/article-meta'
import { ArticleNotFound } from '../../components/blog/article-not-found'
import { FeaturedPicture } from '../../components/blog/featured-picture'
import { FeedLink } from '../../components/blog/feed-link'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'

/** A published article by its slug. */
export const loader =
  (api: Api) =>
  ({ params }: LoaderFunctionArgs): Promise<Article> =>
    api.getPost(params.slug ?? '')

export function Component() {
  const post = useLoaderData<ReturnType<typeof loader>>()
  const sections = sectionsOf(post)
  return (
    <>
      <FeedLink />
      <ArticleMeta post={post} />
      <Breadcrumbs
        trail={[
          { label: 'Blog', to: '/blog' },
          { label: post.title, to: `/blog/${post.slug}` },
        ]}
      />
      <Container className="pb-20">
        <article>
          <div className="flex flex-col gap-x-12 gap-y-8 lg:flex-row-reverse lg:items-center">
            <FeaturedPicture url={post.featured_image_url} alt={post.featured_image_alt} />
            <ArticleHead post={post} words={post.words} />
          </div>
          <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
            <div>
              {sections.length > 0 && <FoldedContents headings={sections} />}
              <Prose html={post.content} />
              <div className="mt-10">
                <ArticleTags tags={post.tags} />
              </div>
            </div>
            {sections.length > 0 && <SideContents headings={sections} />}
          </div>
        </article>
        <p className="no-print mt-8">
          <Link to="/blog" className="link inline-flex min-h-11 items-center">
            Back to Blog
          </Link>
        </p>
        <div className="mt-10 space-y-14">
          <StartAnalysis />
          <RelatedArticles posts={post.related} />
        </div>
      </Container>
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ArticleNotFound failed={!(isRouteErrorResponse(error) && error.status === 404)} />
}

const longWords = 900
const fewestSections = 3

/** The sections to list beside a long article; none of one that is soon read. */
function sectionsOf({ words, headings }: Article) {
  const sections = headings.filter(({ depth }) => depth === 2)
  return words >= longWords && sections.length >= fewestSections ? sections : []
}
