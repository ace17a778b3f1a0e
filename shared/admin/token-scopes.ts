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
