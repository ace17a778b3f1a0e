import type { Role } from './actor'
import type { ApiOf, Call } from './calls/call'
import { correctionCalls } from './calls/corrections'
import { deskCalls, openAnswerCalls, templateCalls, viewCalls } from './calls/desk'
import { leadCalls } from './calls/leads'
import { messageCalls } from './calls/messages'
import { duplicateCalls, generationCalls, pictureCalls, postCalls, postDraftCalls } from './calls/posts'
import { accountCalls, auditCalls, peopleCalls, tokenCalls, webhookCalls } from './calls/team'
import { hasPermission, type TokenScope } from './permissions'

/** One session. Its end is fixed when it begins; use does not extend it. Times are ISO 8601. */
export interface AdminSession {
  signedInAt: string
  expiresAt: string
}

export const adminCalls = {
  ...accountCalls,
  ...deskCalls,
  ...leadCalls,
  ...messageCalls,
  ...openAnswerCalls,
  ...templateCalls,
  ...viewCalls,
  ...correctionCalls,
  ...postCalls,
  ...postDraftCalls,
  ...pictureCalls,
  ...duplicateCalls,
  ...generationCalls,
  ...webhookCalls,
  ...tokenCalls,
  ...peopleCalls,
  ...auditCalls,
}

export type AdminCalls = typeof adminCalls
export type AdminAct = keyof AdminCalls

/** What pages can call, after a check of session and role. Every method rejects with `ApiError` if it is rejected. */
export type AdminApi = ApiOf<AdminCalls>

export const callOf = (act: AdminAct): Call => adminCalls[act]

export const mayDo = (role: Role, act: AdminAct): boolean => hasPermission(role, adminCalls[act].may)

/** Whether a role may do everything that a token with these scopes may do. */
export const mayHold = (role: Role, scopes: readonly TokenScope[]): boolean =>
  Object.values<Call>(adminCalls).every(
    ({ may, scope }) => !scope || scope === 'any' || !scopes.includes(scope) || hasPermission(role, may),
  )
