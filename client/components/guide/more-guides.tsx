import { Link } from 'react-router'
import { type FieldGuide, fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'

/** Links to the other field guides and to the list of specialty guides. */
export function MoreGuides({ than }: { than: FieldGuide['slug'] }) {
  const others = fieldGuides.filter(({ slug }) => slug !== than)
  return (
    <section aria-labelledby="more-guides" className="no-print">
      <h2 id="more-guides" className="text-xl">
        More guides
      </h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {[
          ...others.map((guide) => ({ to: fieldGuidePath(guide), label: guide.title as string })),
          { to: '/blog#guides', label: 'All specialty guides' },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
