import type { NavigationLink } from '../../shared/site/navigation'

/** The administrator's pages, in the order of the admin. */
export const adminLinks: readonly NavigationLink[] = [
  { label: 'Overview', to: '/admin' },
  { label: 'Leads', to: '/admin/leads' },
  { label: 'Messages', to: '/admin/messages' },
  { label: 'Corrections', to: '/admin/corrections' },
  { label: 'Sources', to: '/admin/sources' },
  { label: 'Articles', to: '/admin/posts' },
  { label: 'Blog tools', to: '/admin/blog-tools' },
]
