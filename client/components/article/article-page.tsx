import type { ReactNode } from 'react'
import { dateWords } from '../../../shared/catalogue/basis'
import type { NavigationLink } from '../../../shared/site/navigation'
import { shareAlt, sharePicture } from '../../../shared/site/share-picture'
import { Badge } from '../badge'
import { Breadcrumbs } from '../breadcrumbs'
import { Container } from '../container'
import { ClockIcon } from '../icons'
import { JsonLd } from '../json-ld'
import { PageMeta } from '../page-meta'
import { SoonChanging } from '../rules/soon-changing'
import { useSite } from '../site-context'
import { type ArticleContent, statedReadMinutes } from './content'
import { Prose } from './prose'
import { FoldedContents, SideContents } from './table-of-contents'

interface ArticlePageProps extends Omit<ArticleHeadProps, 'children'> {
  /** This page's entry in the breadcrumb. */
  link: NavigationLink
  /** The page between the home page and this one, if there is one. */
  under?: NavigationLink
  /** A sentence below the lead. */
  headNote?: string | undefined
  /** Links to parts of the page, at the end of its head. */
  jumps?: ReactNode
  /** Month or day of the last change, if the text itself states an earlier one. */
  changed?: string | undefined
  /** The address of the Markdown version, if there is one. */
  markdown?: string
  /** Beside the heading on a wide screen. */
  picture?: ReactNode
  /** Between heading and text. */
  before?: ReactNode
  /** After the text: the call to action, further reading. */
  children?: ReactNode
}

/** The page of a long text: breadcrumb, heading, table of contents, text, and what follows it. */
export function ArticlePage(props: ArticlePageProps) {
  const { content, link, under, changed, markdown, picture, headNote, jumps, before, children, ...head } = props
  const { title, description } = content.meta
  const modified = changed ?? content.meta.updated
  const sections = content.headings.filter(({ depth }) => depth === 2)
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        path={link.to}
        type="article"
        imageAlt={shareAlt(link.to, under ? title : link.label)}
        markdown={markdown}
      />
      {isDay(modified) && <meta property="article:modified_time" content={modified} />}
      <ArticleData title={title} description={description} path={link.to} modified={modified} />
      <Breadcrumbs trail={under ? [under, link] : [link]} aboveOnly={under !== undefined} />
      <Container className="pb-20">
        <article>
          <div className="flex flex-col gap-x-12 gap-y-8 md:flex-row md:items-center md:justify-between">
            <ArticleHead content={content} {...head}>
              {headNote && <p className="mt-4 text-ink-soft">{headNote}</p>}
              {jumps}
            </ArticleHead>
            {picture && <div className="no-print w-44 shrink-0 md:w-60 lg:w-80">{picture}</div>}
          </div>
          <div className="mt-10">
            <FoldedContents headings={sections} />
          </div>
          <SoonChanging html={content.html} />
          {before && <div className="mb-10">{before}</div>}
          <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
            <Prose html={content.html} />
            <SideContents headings={sections} />
          </div>
        </article>
        {children && <div className="mt-14 stack-10 lg:mr-[18.5rem]">{children}</div>}
      </Container>
    </>
  )
}

/** Whether a date has a day: readers of share tags take no month. */
const isDay = (date: string) => date.length === '2026-11-30'.length

interface ArticleDataProps {
  title: string
  description: string
  path: string
  published?: string
  modified: string
  image?: string
  /** The address of the page, or what is known of it. */
  page?: (address: string) => string | object
  /** A person; left out if the site is the author. */
  author?: string | null | undefined
  keywords?: string | undefined
}

/** A text as structured data. */
export function ArticleData({ title, description, path, image = sharePicture(path), ...of }: ArticleDataProps) {
  const { siteUrl, siteName } = useSite()
  const organization = { '@type': 'Organization', name: siteName, url: siteUrl }
  const address = new URL(path, siteUrl).href
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: title,
        description,
        datePublished: of.published,
        dateModified: of.modified,
        mainEntityOfPage: of.page?.(address) ?? address,
        image: new URL(image, siteUrl).href,
        author: of.author ? { '@type': 'Person', name: of.author } : organization,
        publisher: organization,
        keywords: of.keywords,
      }}
    />
  )
}

interface ArticleHeadProps {
  content: ArticleContent
  /** The kind of text, shown as a badge. */
  kind: string
  /** False where a read time means nothing, as on a policy. */
  readTime?: boolean
  /** The words before the date. */
  dateLabel?: string
  /** What follows the date in its line. */
  dateNote?: string | undefined
  children?: ReactNode
}

function ArticleHead({ content, kind, readTime = true, children, ...dated }: ArticleHeadProps) {
  const { dateLabel = 'Updated', dateNote } = dated
  const { title, h1 = title, lead, updated } = content.meta
  return (
    <div className="max-w-3xl">
      <h1 className="text-5xl">{h1}</h1>
      {lead && <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">{lead}</p>}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        <Badge look="strong">{kind}</Badge>
        {readTime && (
          <span className="inline-flex items-center gap-1.5">
            <ClockIcon className="size-4" />
            {statedReadMinutes(content)} min read
          </span>
        )}
        <span>
          {dateLabel} <time dateTime={updated}>{dateWords(updated)}</time>
          {dateNote}
        </span>
      </div>
      {children}
    </div>
  )
}
