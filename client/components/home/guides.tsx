import { Link } from 'react-router'
import { specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import { Container } from '../container'

const link = 'link inline-flex min-h-11 items-center font-semibold'

/** The specialty guides by the practice they are for, and what else there is to read. */
export function Guides() {
  return (
    <section aria-labelledby="guides" className="py-16 sm:py-24">
      <Container>
        <h2 id="guides" className="text-3xl">
          Guides by kind of practice
        </h2>
        <p className="mt-3 text-ink-soft">
          Each compares three systems: what they cost, what they lack, and what to test in the demo.
        </p>
        <ul className="mt-8 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
          {specialtyGuides.map(({ slug, title }) => (
            <li key={slug} className="border-b border-line">
              <Link to={specialtyGuidePath(slug)} className="block py-4 font-medium hover:text-accent hover:underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-x-8">
          <Link to="/free-guide" className={link}>
            The free selection guide (PDF)
          </Link>
          <Link to="/blog" className={link}>
            All articles
          </Link>
          <Link to="/rules" className={link}>
            The rules we track
          </Link>
        </p>
      </Container>
    </section>
  )
}
