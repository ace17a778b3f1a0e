import type { Role } from './actor'
import type { AdminApi } from './api'

/** What a role may hold: to read all, to change articles and corrections, to work on leads and messages, to run the team. */
type Permission = 'read' | 'articles' | 'leads' | 'team'

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  reader: ['read'],
  editor: ['read', 'articles'],
  leads: ['read', 'leads'],
  owner: ['read', 'articles', 'leads', 'team'],
}

/** What only a call or an address does, beside the methods of `AdminApi`. */
type FurtherAct =
  | 'getArrivals'
  | 'readSession'
  | 'signOut'
  | 'readSentEmail'
  | 'exportLeads'
  | 'exportCorrections'
  | 'useQueues'
  | 'noteOpenAnswer'

export type AdminAct = keyof AdminApi | FurtherAct

/**
 * The least permission that each act needs: one table for calls, pages and the server's own checks. Without a line here neither
 * a method of `AdminApi` nor a route compiles.
 */
export const actPermissions: Readonly<Record<AdminAct, Permission>> = {
  readActor: 'read',
  readSession: 'read',
  signOut: 'read',

  getOverview: 'read',
  getArrivals: 'read',
  readSourceLinks: 'read',

  listLeads: 'read',
  getLead: 'read',
  getLeadNeighbors: 'read',
  listLetterVersions: 'read',
  getLetterVersion: 'read',
  readSentEmail: 'read',
  changeLead: 'leads',
  changeLeads: 'leads',
  undoLeads: 'leads',
  mergeLeads: 'leads',
  addNote: 'leads',
  restartLetter: 'leads',
  takeLetterVersion: 'leads',
  sendRecommendation: 'leads',
  answerLead: 'leads',
  eraseLead: 'leads',
  exportLeads: 'leads',
  sendEmailAgain: 'leads',

  listMessages: 'read',
  getMessage: 'read',
  changeMessage: 'leads',
  changeMessages: 'leads',
  undoMessages: 'leads',
  addMessageNote: 'leads',
  answerMessage: 'leads',
  eraseMessage: 'leads',

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

  listAdminPosts: 'read',
  getAdminPost: 'read',
  previewPost: 'read',
  listRevisions: 'read',
  getRevision: 'read',
  createAdminPost: 'articles',
  changePost: 'articles',
  setPostState: 'articles',
  restoreRevision: 'articles',
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

  listSessions: 'team',
  endSession: 'team',
  endOtherSessions: 'team',
  useQueues: 'team',
}

/** Whether a role may do an act. */
export const mayDo = (role: Role, act: AdminAct): boolean => permissions[role].includes(actPermissions[act])
