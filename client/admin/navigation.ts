import type { Role } from '../../shared/admin/actor'
import { type AdminAct, mayDo } from '../../shared/admin/permissions'
import type { NavigationLink } from '../../shared/site/navigation'

interface AdminLink extends NavigationLink {
  /** Without it in the role, the page is not shown. */
  act?: AdminAct
  /** What is done on the page and on those below it: without it in the role, they are only read. */
  changes?: AdminAct
}

/** The administrator's pages, in the order of the admin. */
const adminLinks: readonly AdminLink[] = [
  { label: 'Overview', to: '/admin' },
  { label: 'Leads', to: '/admin/leads', changes: 'changeLead' },
  { label: 'Messages', to: '/admin/messages', changes: 'changeMessage' },
  { label: 'Templates', to: '/admin/templates', changes: 'changeTemplate' },
  { label: 'Corrections', to: '/admin/corrections', changes: 'changeCorrection' },
  { label: 'Sources', to: '/admin/sources' },
  { label: 'Articles', to: '/admin/posts', changes: 'changePost' },
  { label: 'Pictures', to: '/admin/pictures', changes: 'changePicture' },
  { label: 'Blog tools', to: '/admin/blog-tools', changes: 'startGeneration' },
  { label: 'Integrations', to: '/admin/integrations', act: 'listEndpoints' },
  { label: 'People', to: '/admin/people', act: 'listPeople' },
  { label: 'Sessions', to: '/admin/sessions', act: 'listSessions' },
  { label: 'Audit', to: '/admin/audit', act: 'listAudit' },
]

/** Those that a role may open. */
export const linksOf = (role: Role) => adminLinks.filter(({ act }) => act === undefined || mayDo(role, act))

/** Whether a role may do what the page of an address is for. */
export function mayChange(role: Role, pathname: string): boolean {
  const page = adminLinks.find(({ to, changes }) => changes && (pathname === to || pathname.startsWith(`${to}/`)))
  return page?.changes === undefined || mayDo(role, page.changes)
}
