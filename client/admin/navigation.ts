import type { Role } from '../../shared/admin/actor'
import { hasPermission, type Permission } from '../../shared/admin/permissions'
import type { NavigationLink } from '../../shared/site/navigation'

interface AdminLink extends NavigationLink {
  /** A role without this permission does not see the page. */
  may?: Permission
  /** The permission for changes on this page and those below it. A role without it can only read them. */
  changes?: Permission
}

const dailyLinks: readonly AdminLink[] = [
  { label: 'Overview', to: '/admin' },
  { label: 'Leads', to: '/admin/leads', changes: 'leads' },
  { label: 'Messages', to: '/admin/messages', changes: 'leads' },
  { label: 'Corrections', to: '/admin/corrections', changes: 'articles' },
  { label: 'Articles', to: '/admin/posts', changes: 'articles' },
  { label: 'Blog tools', to: '/admin/blog-tools', changes: 'articles' },
]

const furtherLinks: readonly AdminLink[] = [
  { label: 'Templates', to: '/admin/templates', changes: 'leads' },
  { label: 'Pictures', to: '/admin/pictures', changes: 'articles' },
  { label: 'Sources', to: '/admin/sources' },
  { label: 'Integrations', to: '/admin/integrations', may: 'team' },
  { label: 'People', to: '/admin/people', may: 'team' },
  { label: 'Sessions', to: '/admin/sessions' },
  { label: 'Audit', to: '/admin/audit', may: 'team' },
]

/** The admin pages that a role may open, in menu order. */
export function linksOf(role: Role): { daily: AdminLink[]; further: AdminLink[] } {
  const mayOpen = ({ may }: AdminLink) => may === undefined || hasPermission(role, may)
  return { daily: dailyLinks.filter(mayOpen), further: furtherLinks.filter(mayOpen) }
}

/** Whether a role may change what the page at an address shows. */
export function mayChange(role: Role, pathname: string): boolean {
  const page = [...dailyLinks, ...furtherLinks].find(({ to, changes }) => changes && isBelow(pathname, to))
  return page?.changes === undefined || hasPermission(role, page.changes)
}

export const isBelow = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)
