import type { Role } from '../../shared/admin/actor'
import { type AdminAct, mayDo } from '../../shared/admin/permissions'
import type { NavigationLink } from '../../shared/site/navigation'

interface AdminLink extends NavigationLink {
  /** A role without this act does not see the page. */
  act?: AdminAct
  /** The act of this page and those below it. A role without it can only read them. */
  changes?: AdminAct
}

/** Daily work. */
const dailyLinks: readonly AdminLink[] = [
  { label: 'Overview', to: '/admin' },
  { label: 'Leads', to: '/admin/leads', changes: 'changeLead' },
  { label: 'Messages', to: '/admin/messages', changes: 'changeMessage' },
  { label: 'Corrections', to: '/admin/corrections', changes: 'changeCorrection' },
  { label: 'Articles', to: '/admin/posts', changes: 'changePost' },
  { label: 'Blog tools', to: '/admin/blog-tools', changes: 'startGeneration' },
]

/** Setup, and pages that are opened now and then. */
const furtherLinks: readonly AdminLink[] = [
  { label: 'Templates', to: '/admin/templates', changes: 'changeTemplate' },
  { label: 'Pictures', to: '/admin/pictures', changes: 'changePicture' },
  { label: 'Sources', to: '/admin/sources' },
  { label: 'Integrations', to: '/admin/integrations', act: 'listEndpoints' },
  { label: 'People', to: '/admin/people', act: 'listPeople' },
  { label: 'Sessions', to: '/admin/sessions', act: 'listSessions' },
  { label: 'Audit', to: '/admin/audit', act: 'listAudit' },
]

/** The admin pages that a role may open, in menu order. */
export function linksOf(role: Role): { daily: AdminLink[]; further: AdminLink[] } {
  const mayOpen = ({ act }: AdminLink) => act === undefined || mayDo(role, act)
  return { daily: dailyLinks.filter(mayOpen), further: furtherLinks.filter(mayOpen) }
}

/** Whether a role may do the act of the page at an address. */
export function mayChange(role: Role, pathname: string): boolean {
  const page = [...dailyLinks, ...furtherLinks].find(({ to, changes }) => changes && isBelow(pathname, to))
  return page?.changes === undefined || mayDo(role, page.changes)
}

/** Whether an address is that of a page or of one below it. */
export const isBelow = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)
