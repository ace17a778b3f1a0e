import type { ReactNode } from 'react'
import type { NavigationLink } from '../../shared/site/navigation'
import { Breadcrumbs } from './breadcrumbs'
import { Container } from './container'
import { PageMeta, type PageMetaProps } from './page-meta'

interface SitePageProps extends PageMetaProps {
  heading: string
  /** The page in the breadcrumb. */
  label: string
  /** The page between the home page and this one, if there is one. */
  under?: NavigationLink
  /** Structured data, and links for the head. */
  data?: ReactNode
  children: ReactNode
}

/** A page with its metadata, the path to it, and its heading. */
export function SitePage({ heading, label, under, data, children, ...meta }: SitePageProps) {
  const own = { label, to: meta.path }
  return (
    <>
      <PageMeta {...meta} />
      {data}
      <Breadcrumbs trail={under ? [under, own] : [own]} />
      <Container className="pb-20">
        <h1 className="text-5xl">{heading}</h1>
        {children}
      </Container>
    </>
  )
}
