import { Link } from 'react-router'
import type { NavigationLink } from '../../../shared/site/navigation'
import { type SpecialtyGuideSlug, specialtyGuidePath } from '../../../shared/site/specialty-guides'
import { Container } from '../container'
import { Drawing, type DrawingName } from '../drawing'
import { Downloads } from '../free-guide/downloads'
import { TextLink } from '../text-link'

/** A specialty guide with its picture and the words for its subject. */
export interface DrawnGuide {
  slug: SpecialtyGuideSlug
  specialty: string
  drawing: DrawingName
}

const others: readonly NavigationLink[] = [
  { label: 'Autism and ABA', to: '/guides/autism-aba' },
  { label: 'Eating disorders', to: '/guides/eating-disorders' },
  { label: 'CCBHCs', to: '/guides/ccbhc' },
  { label: 'All articles', to: '/blog' },
  { label: 'The rules we track', to: '/rules' },
]

/** The specialty guides by practice and need, further reading, and the selection guide. */
export function Guides({ guides }: { guides: readonly DrawnGuide[] }) {
  return (
    <section aria-labelledby="guides" className="no-print py-12 sm:py-16">
      <Container>
        <h2 id="guides" className="text-3xl">
          Guides by practice and need
        </h2>
        <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-5 lg:grid-cols-9">
          {guides.map(({ slug, specialty, drawing }) => (
            <li key={slug} className="relative text-center">
              <Drawing name={drawing} className="mx-auto w-20 max-w-full" />
              <Link
                to={specialtyGuidePath(slug)}
                className="stretched mt-2 block text-sm leading-tight font-medium text-balance hover:text-accent hover:underline"
              >
                {specialty}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-x-6">
          {others.map(({ label, to }) => (
            <Link key={to} to={to} className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
          ))}
        </div>
        <FreeGuide />
      </Container>
    </section>
  )
}

function FreeGuide() {
  return (
    <section
      aria-labelledby="free-guide"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-2xl border border-line bg-sunken p-5 sm:p-6"
    >
      <div>
        <h3 id="free-guide" className="text-xl">
          The free selection guide
        </h3>
        <p className="mt-1 text-ink-soft">
          50+ pages and a workbook, no email needed. <TextLink to="/free-guide">See what is inside</TextLink>
        </p>
      </div>
      <Downloads />
    </section>
  )
}
