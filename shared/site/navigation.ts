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

interface LinkGroup {
  title: string
  links: readonly NavigationLink[]
}

/** The footer's columns. The affiliate program's address beside them is not here because it is configured. */
export const footerGroups: readonly LinkGroup[] = [
  {
    title: 'Choose',
    links: [
      { label: 'Find your match', to: '/match' },
      { label: 'Compare EMRs', to: '/comparisons' },
      { label: 'All systems', to: '/vendors' },
      { label: 'Free selection guide', to: '/free-guide' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { label: 'Specialty guides', to: '/blog#guides' },
      { label: 'More guides', to: '/blog#more-guides' },
      { label: 'Choosing an EMR', to: '/resources/how-to-choose-emr' },
      { label: 'Short answers', to: '/answers' },
      { label: 'Articles', to: '/blog' },
      { label: 'Rules we track', to: '/rules' },
      { label: 'Leaving an EMR', to: '/leaving' },
    ],
  },
  {
    title: 'Evidence',
    links: [
      { label: 'Methodology', to: '/methodology' },
      { label: 'Open data', to: '/dataset' },
      { label: 'What changed', to: '/changes' },
      { label: 'Report an error', to: '/corrections' },
    ],
  },
  {
    title: 'This site',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Contact', to: '/contact' },
      { label: 'Privacy policy', to: '/privacy' },
      { label: 'Terms of service', to: '/terms' },
    ],
  },
]
