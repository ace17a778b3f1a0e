import type { AdminApi } from '../../shared/admin/api'
import { withApiErrors } from '../http/problem'
import { refusal } from '../platform/refusal'
import type { Services } from '../services'
import type { SignedIn } from './session'

/** What the admin pages may ask on the server, for a session alone: direct calls. @throws ApiError 401 once it is over. */
export type AdminApiOf = (session: SignedIn) => AdminApi

export function createAdminPageApi(services: Services): AdminApiOf {
  const { duplicates, emails, generations, leadDesk, messageDesk, overview, postDesk } = services
  const api = withApiErrors<AdminApi>({
    ...duplicates,
    ...emails,
    ...overview,
    ...postDesk,
    startGeneration: (request) => generations.start(request),
    retryGeneration: (id) => generations.retry(id),
    getGeneration: (id) => generations.find(id),
    getGenerationQuota: () => generations.readQuota(),
    listLeads: (query) => leadDesk.list(query),
    getLead: (id) => leadDesk.get(id),
    changeLead: (id, changes) => leadDesk.change(id, changes),
    addNote: (id, text) => leadDesk.addNote(id, { text }),
    sendRecommendation: (id, draftVersion) => leadDesk.sendRecommendation(id, { draftVersion }),
    eraseLead: (id) => leadDesk.erase(id),
    listMessages: (query) => messageDesk.list(query),
    getMessage: (id) => messageDesk.get(id),
    changeMessage: (id, changes) => messageDesk.change(id, changes),
    eraseMessage: (id) => messageDesk.erase(id),
  })
  return ({ expiresAt }) => {
    if (Date.parse(expiresAt) <= Date.now()) throw refusal(401, 'Sign in first.')
    return api
  }
}
