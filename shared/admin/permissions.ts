import type { Role } from './actor'

/** To read everything, change articles and corrections, work on leads and messages, manage the team. */
export type Permission = 'read' | 'articles' | 'leads' | 'team'

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  reader: ['read'],
  editor: ['read', 'articles'],
  leads: ['read', 'leads'],
  owner: ['read', 'articles', 'leads', 'team'],
}

export const hasPermission = (role: Role, permission: Permission): boolean => permissions[role].includes(permission)

/** What each role is for, in one sentence. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  reader: 'Can read everything but change nothing.',
  editor: 'Writes and publishes articles and decides on corrections.',
  leads: 'Works on, answers, and exports leads and messages.',
  owner: 'Can do everything, including people, sessions, the audit log, and the queues.',
}

/** The scopes that a token can have. */
export const tokenScopes = [
  { value: 'leads:read', label: 'Read leads' },
  { value: 'leads:write', label: 'Change and erase leads' },
  { value: 'messages:read', label: 'Read messages' },
  { value: 'messages:write', label: 'Change and erase messages' },
  { value: 'articles:read', label: 'Read articles, drafts among them' },
  { value: 'articles:write', label: 'Write and publish articles' },
] as const

export type TokenScope = (typeof tokenScopes)[number]['value']
