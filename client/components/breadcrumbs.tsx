import type { NavigationLink } from '../../shared/site/navigation'
import { Container } from './container'
import { JsonLd } from './json-ld'
import { useSite } from './site-context'

const home: NavigationLink = { label: 'Home', to: '/' }

interface BreadcrumbsProps {
  trail: readonly [...NavigationLink[], NavigationLink]
  /** Shows this page only to screen readers, where its long title follows at once as the heading. */
  aboveOnly?: boolean
}

/** The path from the home page to this one, for people and, as a BreadcrumbList, for search engines. */
export function Breadcrumbs({ trail, aboveOnly = false }: BreadcrumbsProps) {
  const { siteUrl } = useSite()
  const steps = [home, ...trail]
  const last = steps.length - 1
  return (
    <Container className="py-6">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {steps.map(({ label, to }, index) => (
            <li key={to} className={aboveOnly && index === last ? 'sr-only' : 'flex gap-2'}>
              {index < last ? (
                <a href={to} className="py-1 hover:text-accent hover:underline">
                  {label}
                </a>
              ) : (
                <span aria-current="page" className="py-1">
                  {label}
                </span>
              )}
              {/* Kept with the entry before it, so that no line begins with a separator. */}
              {index < (aboveOnly ? last - 1 : last) && (
                <span aria-hidden="true" className="py-1">
                  /
                </span>
              )}
            </li>
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
