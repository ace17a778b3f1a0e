import { Link } from 'react-router'
import { type SpecialtyGuideSlug, specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'

/** Links to the other specialty guides. */
export function OtherGuides({ than }: { than: SpecialtyGuideSlug }) {
  return (
    <section aria-labelledby="other-guides" className="no-print">
      <h2 id="other-guides" className="text-xl">
        Other specialty guides
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {specialtyGuides
          .filter(({ slug }) => slug !== than)
          .map(({ slug, title }) => (
            <li key={slug}>
              <Link to={specialtyGuidePath(slug)} className="link inline-block py-2">
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
