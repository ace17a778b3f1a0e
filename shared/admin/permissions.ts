import type { Role } from './actor'
import type { AdminApi } from './api'
import type { TokenScope } from './token-scopes'

/**
 * Permissions of roles: read everything, change articles and corrections, work on leads and messages, manage the team.
 */
type Permission = 'read' | 'articles' | 'leads' | 'team'

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  reader: ['read'],
  editor: ['read', 'articles'],
  leads: ['read', 'leads'],
  owner: ['read', 'articles', 'leads', 'team'],
}

/** What each role is for, in one sentence. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  reader: 'Can read everything but change nothing.',
  editor: 'Writes and publishes articles and decides on corrections.',
  leads: 'Works on, answers, and exports leads and messages.',
  owner: 'Can do everything, including people, sessions, the audit log, and the queues.',
}

/** Acts of endpoints that are not methods of `AdminApi`. */
type FurtherAct =
  | 'beginPasskey'
  | 'addPasskey'
  | 'getArrivals'
  | 'describeAdminApi'
  | 'readSession'
  | 'signOut'
  | 'readSentEmail'
  | 'exportLeads'
  | 'exportCorrections'
  | 'uploadPicture'
  | 'useQueues'
  | 'noteOpenAnswer'

export type AdminAct = keyof AdminApi | FurtherAct

/**
 * The permission that each act needs, and the scope with which a token may do it: one table for calls, pages, and the
 * server's own checks. An act without a scope, such as writing to a visitor, is closed to tokens. Every method of
 * `AdminApi` and every route needs an entry here to compile.
 */
const acts: Readonly<Record<AdminAct, Permission | readonly [Permission, TokenScope | 'any']>> = {
  readActor: 'read',
  describeAdminApi: ['read', 'any'],
  readSession: 'read',
  signOut: 'read',
  readAccount: 'read',
  beginPasskey: 'read',
  addPasskey: 'read',
  removeOwnPasskey: 'read',

  getOverview: 'read',
  getArrivals: 'read',
  readSourceLinks: 'read',

  listLeads: ['read', 'leads:read'],
  getLead: ['read', 'leads:read'],
  getLeadNeighbors: ['read', 'leads:read'],
  listLetterVersions: ['read', 'leads:read'],
  getLetterVersion: ['read', 'leads:read'],
  listLeadDecisions: ['read', 'leads:read'],
  readSentEmail: 'read',
  changeLead: ['leads', 'leads:write'],
  changeLeads: ['leads', 'leads:write'],
  undoLeads: ['leads', 'leads:write'],
  mergeLeads: ['leads', 'leads:write'],
  addNote: ['leads', 'leads:write'],
  decideLead: ['leads', 'leads:write'],
  undoLeadDecisions: ['leads', 'leads:write'],
  restartLetter: ['leads', 'leads:write'],
  takeLetterVersion: ['leads', 'leads:write'],
  sendRecommendation: 'leads',
  answerLead: 'leads',
  eraseLead: ['leads', 'leads:write'],
  exportLeads: ['leads', 'leads:read'],
  sendEmailAgain: 'leads',

  listMessages: ['read', 'messages:read'],
  getMessage: ['read', 'messages:read'],
  getMessageNeighbors: ['read', 'messages:read'],
  changeMessage: ['leads', 'messages:write'],
  changeMessages: ['leads', 'messages:write'],
  undoMessages: ['leads', 'messages:write'],
  addMessageNote: ['leads', 'messages:write'],
  answerMessage: 'leads',
  eraseMessage: ['leads', 'messages:write'],

  noteOpenAnswer: 'leads',
  listTemplates: 'read',
  getTemplate: 'read',
  createTemplate: 'leads',
  changeTemplate: 'leads',
  removeTemplate: 'leads',

  listViews: 'read',
  saveView: 'leads',
  removeView: 'leads',

  listCorrections: 'read',
  getCorrection: 'read',
  changeCorrection: 'articles',
  decideCorrection: 'articles',
  addCorrectionNote: 'articles',
  eraseCorrection: 'articles',
  withdrawCorrection: 'articles',
  exportCorrections: 'articles',

  listAdminPosts: ['read', 'articles:read'],
  getAdminPost: ['read', 'articles:read'],
  previewPost: 'read',
  readPostChoices: ['read', 'articles:read'],
  getPostDraft: 'read',
  keepPostDraft: 'articles',
  discardPostDraft: 'articles',
  previewText: 'articles',
  listRevisions: ['read', 'articles:read'],
  getRevision: ['read', 'articles:read'],
  createAdminPost: ['articles', 'articles:write'],
  changePost: ['articles', 'articles:write'],
  setPostState: ['articles', 'articles:write'],
  restoreRevision: ['articles', 'articles:write'],
  listPictures: 'read',
  choosePictures: 'read',
  uploadPicture: 'articles',
  changePicture: 'articles',
  removePicture: 'articles',
  listRecentDuplicates: 'read',
  removeRecentDuplicates: 'articles',
  restorePosts: 'articles',
  getGeneration: 'read',
  getGenerationQuota: 'read',
  startGeneration: 'articles',
  retryGeneration: 'articles',

  listEndpoints: 'team',
  createEndpoint: 'team',
  getEndpoint: 'team',
  changeEndpoint: 'team',
  renewSecret: 'team',
  removeEndpoint: 'team',
  sendTestEvent: 'team',
  sendWebhookAgain: 'team',
  replayWebhooks: 'team',

  listTokens: 'team',
  createToken: 'team',
  revokeToken: 'team',

  listPeople: 'team',
  invitePerson: 'team',
  inviteAgain: 'team',
  changePerson: 'team',
  removePasskey: 'team',
  listAudit: 'team',
  listSessions: 'read',
  endSession: 'read',
  endOtherSessions: 'read',
  useQueues: 'team',
}

export const actPermissions = Object.fromEntries(
  Object.entries(acts).map(([act, needed]) => [act, typeof needed === 'string' ? needed : needed[0]]),
) as Readonly<Record<AdminAct, Permission>>

/** The scope that a token needs for an act, or `any`; undefined if the act is closed to tokens. */
export function scopeOf(act: AdminAct): TokenScope | 'any' | undefined {
  const needed = acts[act]
  return typeof needed === 'string' ? undefined : needed[1]
}

export const mayDo = (role: Role, act: AdminAct): boolean => permissions[role].includes(actPermissions[act])

/** Whether a role may do everything that a token with these scopes may do. */
export const mayHold = (role: Role, scopes: readonly TokenScope[]): boolean =>
  Object.values(acts).every(
    (needed) =>
      typeof needed === 'string' ||
      needed[1] === 'any' ||
      !scopes.includes(needed[1]) ||
      permissions[role].includes(needed[0]),
  )
