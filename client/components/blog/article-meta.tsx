import { softwareAuthor } from '../../../shared/blog/author'
import { listedCategory } from '../../../shared/blog/categories'
import type { Post } from '../../../shared/blog/post'
import { articlePicture, drawingAt, shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { JsonLd } from '../json-ld'
import { PageMeta } from '../page-meta'
import { useSite } from '../site-context'

const longestDescription = 199

/** An article's metadata: its address, share tags with dates, and structured data. */
export function ArticleMeta({ post }: { post: Post }) {
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
      <ArticleData post={post} description={description} image={image} path={path} />
    </>
  )
}

interface ArticleDataProps {
  post: Post
  description: string
  image: string
  path: string
}

function ArticleData({ post, description, image, path }: ArticleDataProps) {
  const { siteUrl, siteName } = useSite()
  const organization = { '@type': 'Organization', name: siteName, url: siteUrl }
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: post.title,
        description,
        datePublished: post.published_at,
        dateModified: post.updated_at,
        mainEntityOfPage: pageOf(new URL(path, siteUrl).href, post.reviewed),
        image: new URL(image, siteUrl).href,
        author: post.author && post.author !== softwareAuthor ? { '@type': 'Person', name: post.author } : organization,
        publisher: organization,
        ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
      }}
    />
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
