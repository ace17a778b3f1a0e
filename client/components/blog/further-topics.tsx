import { Link } from 'react-router'
import { type NavigationLink, resourceLinks } from '../../../shared/site/navigation'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'

const guides: readonly NavigationLink[] = [
  ...specialtyGuideLinks,
  ...resourceLinks,
  { label: 'Rules we track', to: '/rules' },
  { label: 'Specialty guides', to: '/blog#guides' },
]

/** The address of the page that treats a category's subject as a whole; some categories have none. */
const guideOf: Readonly<Record<string, string>> = {
  'best-emr-at': '/resources/top-emr-solutions',
  'recommended-for-practices': '/blog#guides',
  'why-does-my-emr-have': '/resources/emr-101',
  'navigate-implementation': '/resources/emr-implementation',
  'billing-and-rcm': '/blog/best-rcm-software',
  'security-and-compliance': '/rules',
}

/** The guide to a category's subject, below its articles; the menu has the other categories. */
export function FurtherTopics({ category }: { category: string }) {
  const guide = guides.find(({ to }) => to === guideOf[category])
  if (!guide) return null
  return (
    <p className="no-print mt-10">
      {'Full guide: '}
      <Link to={guide.to} className="link inline-block py-2 font-semibold">
        {guide.label}
      </Link>
    </p>
  )
}
