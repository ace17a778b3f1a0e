import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Article } from '../../../shared/blog/post'
import { Prose } from '../article/prose'
import { FoldedContents, SideContents } from '../article/table-of-contents'
import { Container } from '../container'
import { ArticleTags, RelatedArticles, StartAnalysis } from './article-end'
import { ArticleHead } from './article-head'
import { WithWebp } from './with-webp'

interface ArticleViewProps {
  post: Article
  /** Above the text: what soon changes of the rules that it links to. */
  soon: ReactNode
}

export function ArticleView({ post, soon }: ArticleViewProps) {
  const sections = sectionsOf(post)
  return (
    <Container className="pb-20">
      <article>
        <div className="flex flex-col gap-x-12 gap-y-8 lg:flex-row lg:items-center lg:justify-between">
          <ArticleHead post={post} words={post.words} />
          <FeaturedPicture url={post.featured_image_url} alt={post.featured_image_alt ?? post.title} />
        </div>
        <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
          <div>
            {sections.length > 0 && <FoldedContents headings={sections} />}
            {soon}
            <Prose html={withoutLastCall(post.content)} />
            <div className="no-print mt-10">
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
      <div className="mt-10 stack-14">
        <StartAnalysis />
        <RelatedArticles posts={post.related} />
      </div>
    </Container>
  )
}

/** The text without its last paragraph if that leads to the free analysis, because the page ends with that anyway. */
function withoutLastCall(html: string): string {
  const at = html.lastIndexOf('<p>')
  const last = at < 0 ? '' : html.slice(at).trimEnd()
  return last.endsWith('</p>') && last.includes('href="/get-recommendation"') ? html.slice(0, at) : html
}

const longWords = 500
const fewestSections = 3

/** The sections for the table of contents; none for a short article. */
function sectionsOf({ words, headings }: Article) {
  const sections = headings.filter(({ depth }) => depth === 2)
  return words >= longWords && sections.length >= fewestSections ? sections : []
}

interface FeaturedPictureProps {
  url: string | null
  /** The picture's alt text; if empty, the title of its article. */
  alt: string
}

/** An article's picture in a box of fixed proportions, so that nothing moves when it loads. */
function FeaturedPicture({ url, alt }: FeaturedPictureProps) {
  if (!url) return null
  return (
    <div className="featured w-full shrink-0">
      <WithWebp url={url} sizes="(min-width: 64rem) 26rem, 100vw">
        <img
          src={url}
          alt={alt}
          width={1200}
          height={630}
          fetchPriority="high"
          className="picture w-full rounded-2xl border border-line bg-sunken"
        />
      </WithWebp>
    </div>
  )
}
