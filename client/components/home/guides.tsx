import { Link } from 'react-router'
import { type SpecialtyGuideSlug, specialtyGuidePath } from '../../../shared/site/specialty-guides'
import { Card } from '../card'
import { Container } from '../container'
import { type DrawingName, GuideDrawing } from '../drawings/guide-drawing'
import { Downloads } from '../free-guide/downloads'
import { GuideCover } from '../free-guide/guide-cover'

const link = 'link inline-flex min-h-11 items-center font-semibold'

/** A specialty guide with its picture. */
export interface DrawnGuide {
  slug: SpecialtyGuideSlug
  title: string
  drawing: DrawingName
}

/** The specialty guides by practice and need, the selection guide, and further reading. */
export function Guides({ guides }: { guides: readonly DrawnGuide[] }) {
  return (
    <section aria-labelledby="guides" className="no-print py-16 sm:py-24">
      <Container>
        <h2 id="guides" className="text-3xl">
          Guides by practice and need
        </h2>
        <p className="mt-3 text-ink-soft">
          Each compares three systems: what they cost, what they lack, and what to test in the demo.
        </p>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {guides.map(({ slug, title, drawing }) => (
            <li key={slug}>
              <Card className="relative flex h-full items-center gap-4 px-4 py-3 lights-up">
                <GuideDrawing name={drawing} className="w-16 shrink-0 sm:w-20" />
                <Link to={specialtyGuidePath(slug)} className="stretched font-medium hover:text-accent hover:underline">
                  {title}
                </Link>
              </Card>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-ink-soft">
          No system in our catalogue is built only for applied behavior analysis or eating disorder programs. Our guides
          to{' '}
          <Link to="/guides/autism-aba" className="link">
            autism and ABA
          </Link>{' '}
          and{' '}
          <Link to="/guides/eating-disorders" className="link">
            eating disorders
          </Link>{' '}
          tell you what to ask and where else to look. The guide to{' '}
          <Link to="/guides/ccbhc" className="link">
            CCBHCs
          </Link>{' '}
          explains what certified community clinics need from a record.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          <Link to="/blog" className={link}>
            All articles
          </Link>
          <Link to="/rules" className={link}>
            The rules we track
          </Link>
        </p>
        <FreeGuide />
      </Container>
    </section>
  )
}

function FreeGuide() {
  return (
    <section
      aria-labelledby="free-guide"
      className="mt-10 flex items-center gap-10 rounded-2xl border border-line bg-sunken p-6 sm:p-10"
    >
      <div>
        <h3 id="free-guide" className="text-xl">
          The free selection guide
        </h3>
        <p className="mt-2 mb-6 text-ink-soft">
          More than 50 pages: a feature checklist, budget sheets, a demo script, and what to do each week, with a
          workbook that adds up scores and costs. No email needed.{' '}
          <Link to="/free-guide" className="link">
            See what is inside
          </Link>
        </p>
        <Downloads />
      </div>
      <GuideCover className="hidden w-56 shrink-0 md:block" />
    </section>
  )
}
