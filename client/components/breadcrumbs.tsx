import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { NavigationLink } from '../../shared/site/navigation'
import { Container } from './container'
import { JsonLd } from './json-ld'
import { useSite } from './site-context'

const home: NavigationLink = { label: 'Home', to: '/' }

/** The way from the home page to this one, for people and, as a BreadcrumbList, for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly [...NavigationLink[], NavigationLink] }) {
  const { siteUrl } = useSite()
  const steps = [home, ...trail]
  return (
    <Container className="py-6">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {steps.map(({ label, to }, index) => (
            <Fragment key={to}>
              {index > 0 && <li aria-hidden="true">/</li>}
              <li>
                {index < steps.length - 1 ? (
                  <Link to={to} className="inline-block py-1 hover:text-accent hover:underline">
                    {label}
                  </Link>
                ) : (
                  <span aria-current="page">{label}</span>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ label, to }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: new URL(to, siteUrl).href,
          })),
        }}
      />
    </Container>
  )
}
