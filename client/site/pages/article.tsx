import { isRouteErrorResponse, redirect, useLoaderData, useRouteError } from 'react-router'
import { softwareAuthor } from '../../../shared/blog/author'
import { listedCategory } from '../../../shared/blog/categories'
import type { Article, Post } from '../../../shared/blog/post'
import { articlePicture, drawingAt, shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { ArticleData } from '../../components/article/article-page'
import { ArticleView } from '../../components/blog/article-view'
import { FeedLink } from '../../components/blog/feed-link'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { buttonClass } from '../../components/button-class'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { SoonChanging } from '../../components/rules/soon-changing'
import type { SiteArgs } from '../args'

/** A published article by its slug; a former address redirects to the present one. */
export const loader = async ({ api, params, request }: SiteArgs): Promise<Article> => {
  const post = await api.getPost(params.slug ?? '')
  if (post.slug !== params.slug)
    throw redirect(`/blog/${encodeURIComponent(post.slug)}${new URL(request.url).search}`, 301)
  return post
}

export function Component() {
  const post = useLoaderData<typeof loader>()
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

/**
 * Shown instead of an article that is missing, or that may exist but cannot be read now. The link back loads a full page,
 * so no broken state is carried along.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const failed = !(isRouteErrorResponse(error) && error.status === 404)
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

const longestDescription = 199

/** An article's metadata: its address, share tags with dates, and structured data. */
function ArticleMeta({ post }: { post: Post }) {
  const { title, slug, tags, published_at: published, updated_at: updated } = post
  const path = `/blog/${slug}`
  const description = descriptionOf(post)
  const { image, alt } = pictureOf(post)
  return (
    <>
      <PageMeta
        title={post.seo_title || title}
        description={description}
        path={path}
        type="article"
        image={image}
        imageAlt={alt}
      />
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={updated} />
      {[...new Set(tags)].map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <ArticleData
        title={title}
        description={description}
        path={path}
        published={published}
        modified={updated}
        image={image}
        page={(address) => pageOf(address, post.reviewed)}
        author={post.author === softwareAuthor ? undefined : post.author}
        keywords={tags.join(', ') || undefined}
      />
    </>
  )
}

/** The article's page. `lastReviewed` is a property of pages, not of articles (schema.org/lastReviewed). */
function pageOf(address: string, reviewed: Post['reviewed']) {
  if (!reviewed) return address
  const reviewer = reviewed.by && { reviewedBy: { '@type': 'Person', name: reviewed.by } }
  return { '@type': 'WebPage', '@id': address, lastReviewed: reviewed.on, ...reviewer }
}

function descriptionOf({ seo_description: written, excerpt, title }: Post): string {
  return shortened(
    written || excerpt || `${title}: an article for practices choosing, implementing, or running an EMR.`,
  )
}

/** The part of a text that search engines show, cut at the end of a word. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription).replace(/(?<!\s)\s+\S*$/, '')}…`
}

/**
 * The featured picture if it is in a format that every network shows, our picture with title and drawing if it is one of
 * our drawings, or else the picture of its first category or of the blog; and what it shows.
 */
function pictureOf({ title, slug, categories, featured_image_url: url, featured_image_alt: alt }: Post) {
  if (url && /\.(png|jpe?g|webp)$/i.test(url)) return { image: url, alt: alt || title }
  if (drawingAt(url)) return { image: articlePicture(slug), alt: `${title}${alt ? `. ${alt}` : ', beside a drawing'}` }
  const category = categories.map(listedCategory).find((found) => found && found.key !== 'all')
  const path = category ? `/blog/category/${category.key}` : '/blog'
  return { image: sharePicture(path), alt: shareAlt(path, category?.name ?? '') }
}
