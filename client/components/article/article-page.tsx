import type { ReactNode } from 'react'
import type { NavigationLink } from '../../../shared/site/navigation'
import { Breadcrumbs } from '../breadcrumbs'
import { Container } from '../container'
import { JsonLd } from '../json-ld'
import { PageMeta } from '../page-meta'
import { useSite } from '../site-context'
import { ArticleHead } from './article-head'
import type { ArticleContent } from './content'
import { Prose } from './prose'
import { FoldedContents, SideContents } from './table-of-contents'

interface ArticlePageProps {
  content: ArticleContent
  /** This page, as the breadcrumb names it. */
  link: NavigationLink
  kind: string
  readTime?: boolean
  dateLabel?: string
  /** Between heading and text. */
  before?: ReactNode
  /** After the text: the call to action, further reading. */
  children?: ReactNode
}

/** A long text as a page: the way here, heading, contents, text, and what follows it. */
export function ArticlePage({ content, link, before, children, ...head }: ArticlePageProps) {
  const { title, description } = content.meta
  const sections = content.headings.filter(({ depth }) => depth === 2)
  return (
    <>
      <PageMeta title={title} description={description} path={link.to} type="article" />
      <ArticleData content={content} path={link.to} />
      <Breadcrumbs trail={[link]} />
      <Container className="pb-20">
        <article>
          <ArticleHead content={content} {...head} />
          {before && <div className="mt-10">{before}</div>}
          <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
            <div>
              <FoldedContents headings={sections} />
              <Prose html={content.html} />
            </div>
            <SideContents headings={sections} />
          </div>
        </article>
        {children && <div className="mt-14 space-y-10 lg:mr-[18.5rem]">{children}</div>}
      </Container>
    </>
  )
}

function ArticleData({ content, path }: { content: ArticleContent; path: string }) {
  const { siteUrl, siteName } = useSite()
  const organization = { '@type': 'Organization', name: siteName, url: siteUrl }
  const { title, description, updated } = content.meta
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: title,
        description,
        dateModified: updated,
        mainEntityOfPage: new URL(path, siteUrl).href,
        image: new URL('/social-card.png', siteUrl).href,
        author: organization,
        publisher: organization,
      }}
    />
  )
}
