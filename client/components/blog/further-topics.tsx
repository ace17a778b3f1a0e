import { Link } from 'react-router'
import { blogLinks, type NavigationLink, resourceLinks } from '../../../shared/site/navigation'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'
import { LinkList } from '../link-list'

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

/** Where to read on below a category's articles: the guide to its subject, and the other categories. */
export function FurtherTopics({ category }: { category: string }) {
  const guide = guides.find(({ to }) => to === guideOf[category])
  return (
    <nav aria-labelledby="further" className="no-print mt-10">
      {guide && (
        <p>
          {'Full guide: '}
          <Link to={guide.to} className="link inline-block py-2 font-semibold">
            {guide.label}
          </Link>
        </p>
      )}
      <h2 id="further" className="mt-8 text-3xl">
        Other topics
      </h2>
      <LinkList links={blogLinks.filter(({ to }) => to !== `/blog/category/${category}`)} />
    </nav>
  )
}
