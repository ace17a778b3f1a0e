import type { Actor } from '../shared/admin/actor'
import type { AdminApi } from '../shared/admin/api'
import { type AdminAct, mayDo } from '../shared/admin/permissions'
import { assertMayDo } from './admin/routes'
import type { SignedIn } from './admin/session'
import type { Notes } from './audit/notes'
import { withApiErrors } from './http/problem'
import { httpError } from './platform/http-error'
import type { Services } from './services'

/**
 * Returns what admin pages can call on the server within a session, as direct calls. @throws ApiError 401 once the
 * session has expired
 */
export type AdminApiOf = (session: SignedIn) => AdminApi

export function createAdminPageApi(services: Services): AdminApiOf {
  return (session) => {
    const { expiresAt, actor } = session
    if (Date.parse(expiresAt) <= Date.now()) throw httpError(401, 'Sign in first.')
    const api = { ...teamApi(services, session), ...articleApi(services, actor), ...submissionApi(services, actor) }
    return withApiErrors<AdminApi>(withinRole(api, actor, services.notes))
  }
}

/** The same methods, each of which first checks whether the role allows it. The audit log notes refusals. */
function withinRole(api: AdminApi, actor: Actor, notes: Notes): AdminApi {
  const guarded = Object.entries(api).map(([name, method]) => [
    name,
    async (...given: never[]) => {
      const act = name as AdminAct
      if (!mayDo(actor.role, act)) await notes.refusal(actor, act)
      assertMayDo(actor, act)
      return (method as (...given: never[]) => unknown)(...given)
    },
  ])
  return Object.fromEntries(guarded) as AdminApi
}

function teamApi({ accounts, adminSessions, audit, people, timeZone, tokens, waysIn }: Services, session: SignedIn) {
  const { actor } = session
  const as = by(actor)
  return {
    listTokens: tokens.listTokens,
    createToken: (given: unknown) => tokens.createToken(actor, given),
    revokeToken: (tokenId: string) => tokens.revokeToken(actor, tokenId),
    readActor: async () => ({ ...actor, waysIn }),
    readAccount: as(accounts.readAccount),
    removeOwnPasskey: (passkeyId: string) => accounts.removeOwnPasskey(session, passkeyId),
    listPeople: people.listPeople,
    invitePerson: as(people.invitePerson),
    inviteAgain: as(people.inviteAgain),
    changePerson: as(people.changePerson),
    removePasskey: as(people.removePasskey),
    listSessions: () => adminSessions.list(session, timeZone),
    endSession: as(adminSessions.endById),
    endOtherSessions: () => adminSessions.endOthers(session),
    listAudit: audit.list,
  }
}

/** Binds an actor as the first argument of a method. */
type As = <Rest extends unknown[], Answer>(method: (actor: Actor, ...rest: Rest) => Answer) => (...rest: Rest) => Answer

const by =
  (actor: Actor): As =>
  (method) =>
  (...rest) =>
    method(actor, ...rest)

function articleApi({ duplicates, generations, postAdmin, sourceLinks, ...services }: Services, actor: Actor) {
  const as = by(actor)
  return {
    ...sourceLinks,
    ...services.overview,
    ...services.webhooks,
    createEndpoint: as(services.webhooks.createEndpoint),
    changeEndpoint: as(services.webhooks.changeEndpoint),
    renewSecret: as(services.webhooks.renewSecret),
    removeEndpoint: as(services.webhooks.removeEndpoint),
    sendTestEvent: as(services.webhooks.sendTestEvent),
    sendWebhookAgain: as(services.webhooks.sendWebhookAgain),
    replayWebhooks: as(services.webhooks.replayWebhooks),
    listPictures: services.pictures.listPictures,
    choosePictures: services.pictures.choosePictures,
    changePicture: as(services.pictures.changePicture),
    removePicture: as(services.pictures.removePicture),
    listViews: services.views.listViews,
    saveView: as(services.views.saveView),
    removeView: as(services.views.removeView),
    sendEmailAgain: as(services.emails.sendEmailAgain),
    listRecentDuplicates: duplicates.listRecentDuplicates,
    removeRecentDuplicates: as(duplicates.removeRecentDuplicates),
    restorePosts: as(duplicates.restorePosts),
    startGeneration: (request: unknown) => generations.start(actor, request),
    retryGeneration: (id: string) => generations.retry(actor, id),
    getGeneration: generations.find,
    getGenerationQuota: generations.readQuota,
    ...postAdmin,
    ...services.postDrafts,
    getPostDraft: as(services.postDrafts.getPostDraft),
    keepPostDraft: as(services.postDrafts.keepPostDraft),
    discardPostDraft: as(services.postDrafts.discardPostDraft),
    createAdminPost: as(postAdmin.createAdminPost),
    changePost: as(postAdmin.changePost),
    setPostState: as(postAdmin.setPostState),
    restoreRevision: as(postAdmin.restoreRevision),
  }
}

function submissionApi({ correctionAdmin, leadAdmin, messageAdmin, templates }: Services, actor: Actor) {
  const as = by(actor)
  return {
    listLeads: leadAdmin.list,
    getLead: leadAdmin.get,
    changeLead: as(leadAdmin.change),
    mergeLeads: (id: string, ids: string[]) => leadAdmin.merge(actor, id, { ids }),
    getLeadNeighbors: leadAdmin.findNeighbors,
    changeLeads: as(leadAdmin.changeMany),
    undoLeads: as(leadAdmin.undo),
    addNote: (id: string, text: string) => leadAdmin.addNote(actor, id, { text }),
    sendRecommendation: (id: string, draftVersion: number) => leadAdmin.sendRecommendation(actor, id, { draftVersion }),
    eraseLead: as(leadAdmin.erase),
    listLeadDecisions: leadAdmin.decisions.listLeadDecisions,
    decideLead: as(leadAdmin.decisions.decideLead),
    undoLeadDecisions: as(leadAdmin.decisions.undoLeadDecisions),
    ...leadAdmin.letters,
    restartLetter: as(leadAdmin.letters.restartLetter),
    takeLetterVersion: as(leadAdmin.letters.takeLetterVersion),
    ...templates,
    createTemplate: as(templates.createTemplate),
    changeTemplate: as(templates.changeTemplate),
    removeTemplate: as(templates.removeTemplate),
    answerLead: as(leadAdmin.answer),
    answerMessage: as(messageAdmin.answer),
    listCorrections: correctionAdmin.list,
    getCorrection: correctionAdmin.get,
    decideCorrection: as(correctionAdmin.decide),
    changeCorrection: as(correctionAdmin.change),
    addCorrectionNote: (id: string, text: string) => correctionAdmin.addNote(actor, id, { text }),
    eraseCorrection: as(correctionAdmin.erase),
    withdrawCorrection: as(correctionAdmin.withdraw),
    listMessages: messageAdmin.list,
    getMessage: messageAdmin.get,
    getMessageNeighbors: messageAdmin.findNeighbors,
    changeMessage: as(messageAdmin.change),
    changeMessages: as(messageAdmin.changeMany),
    undoMessages: as(messageAdmin.undo),
    addMessageNote: (id: string, text: string) => messageAdmin.addNote(actor, id, { text }),
    eraseMessage: as(messageAdmin.erase),
  }
}
