import type { AdminApi } from '../../shared/admin/api'
import type { Services } from '../services'

/** The administrator's pages' `AdminApi` on the server: direct calls. It is reached through the gate only. */
export function createAdminPageApi({
  duplicates,
  generations,
  leadDesk,
  messageDesk,
  overview,
  postDesk,
}: Services): AdminApi {
  return {
    ...duplicates,
    ...overview,
    ...postDesk,
    startGeneration: (request) => generations.start(request),
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
  }
}
