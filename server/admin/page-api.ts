import type { AdminApi } from '../../shared/admin/api'
import { withApiErrors } from '../http/problem'
import { httpError } from '../platform/http-error'
import type { Services } from '../services'
import type { SignedIn } from './session'

/** What the admin pages may ask on the server, for a session alone: direct calls. @throws ApiError 401 once it is over. */
export type AdminApiOf = (session: SignedIn) => AdminApi

export function createAdminPageApi(services: Services): AdminApiOf {
  const {
    correctionAdmin,
    duplicates,
    emails,
    generations,
    leadAdmin,
    messageAdmin,
    overview,
    postAdmin,
    sourceLinks,
    views,
  } = services
  const api = withApiErrors<AdminApi>({
    ...duplicates,
    ...emails,
    ...overview,
    ...postAdmin,
    ...sourceLinks,
    ...views,
    startGeneration: (request) => generations.start(request),
    retryGeneration: (id) => generations.retry(id),
    getGeneration: (id) => generations.find(id),
    getGenerationQuota: () => generations.readQuota(),
    listLeads: (query) => leadAdmin.list(query),
    getLead: (id) => leadAdmin.get(id),
    changeLead: (id, changes) => leadAdmin.change(id, changes),
    mergeLeads: (id, ids) => leadAdmin.merge(id, { ids }),
    getLeadNeighbors: (id, query) => leadAdmin.findNeighbors(id, query),
    changeLeads: (changes) => leadAdmin.changeMany(changes),
    undoLeads: (act) => leadAdmin.undo(act),
    addNote: (id, text) => leadAdmin.addNote(id, { text }),
    sendRecommendation: (id, draftVersion) => leadAdmin.sendRecommendation(id, { draftVersion }),
    eraseLead: (id) => leadAdmin.erase(id),
    ...leadAdmin.letters,
    listCorrections: (query) => correctionAdmin.list(query),
    getCorrection: (id) => correctionAdmin.get(id),
    decideCorrection: (id, decision) => correctionAdmin.decide(id, decision),
    changeCorrection: (id, changes) => correctionAdmin.change(id, changes),
    addCorrectionNote: (id, text) => correctionAdmin.addNote(id, { text }),
    eraseCorrection: (id) => correctionAdmin.erase(id),
    withdrawCorrection: (id) => correctionAdmin.withdraw(id),
    listMessages: (query) => messageAdmin.list(query),
    getMessage: (id) => messageAdmin.get(id),
    changeMessage: (id, changes) => messageAdmin.change(id, changes),
    changeMessages: (changes) => messageAdmin.changeMany(changes),
    undoMessages: (act) => messageAdmin.undo(act),
    addMessageNote: (id, text) => messageAdmin.addNote(id, { text }),
    eraseMessage: (id) => messageAdmin.erase(id),
  })
  return ({ expiresAt }) => {
    if (Date.parse(expiresAt) <= Date.now()) throw httpError(401, 'Sign in first.')
    return api
  }
}
