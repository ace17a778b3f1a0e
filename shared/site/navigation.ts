import { blogCategories } from '../blog/categories'

export interface NavigationLink {
  label: string
  to: string
}

export const comparisonsLink: NavigationLink = { label: 'Comparisons', to: '/comparisons' }

/** The five resource guides, in reading order. */
export const resourceLinks: readonly NavigationLink[] = [
  { label: 'EMR 101', to: '/resources/emr-101' },
  { label: 'EMR Benefits', to: '/resources/emr-benefits' },
  { label: 'How to Choose an EMR', to: '/resources/how-to-choose-emr' },
  { label: 'Top EMR Solutions', to: '/resources/top-emr-solutions' },
  { label: 'EMR Implementation', to: '/resources/emr-implementation' },
]

export const blogLinks: readonly NavigationLink[] = blogCategories.map(({ key, name }) => ({
  label: name,
  to: `/blog/category/${key}`,
}))

export const compareButton: NavigationLink = { label: 'Compare EMRs', to: '/comparisons' }

export const analysisButton: NavigationLink = { label: 'Get Free Analysis', to: '/get-recommendation' }

/** The footer's own pages; the affiliate program's address beside them is a setting, not a page. */
export const footerLinks: readonly NavigationLink[] = [
  { label: 'Find Your Match', to: '/match' },
  { label: 'About', to: '/about' },
  { label: 'Contact', to: '/contact' },
  { label: 'Methodology', to: '/methodology' },
  { label: 'Rules We Track', to: '/rules' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms of Service', to: '/terms' },
]
