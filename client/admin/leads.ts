import type { LeadAdminApi } from '../../shared/admin/lead-api'
import { leadQuery, neighborQuery } from '../../shared/admin/leads'
import type { LetterApi } from '../../shared/admin/letter-api'
import { queryString } from '../../shared/admin/query'
import { callAdmin, sendAdmin } from './call'

const path = (id: string) => `/leads/${encodeURIComponent(id)}`

export const leadAdminFetchApi: LeadAdminApi & LetterApi = {
  listLeads: (query) => callAdmin(`/leads?${queryString(leadQuery, query)}`),
  getLead: (id) => callAdmin(path(id)),
  changeLead: (id, changes) => sendAdmin('PATCH', path(id), changes),
  changeLeads: (changes) => sendAdmin('POST', '/lead-changes', changes),
  mergeLeads: (id, ids) => sendAdmin('POST', `${path(id)}/merge`, { ids }),
  getLeadNeighbors: (id, query) => callAdmin(`${path(id)}/neighbors?${queryString(neighborQuery, query)}`),
  undoLeads: (act) => sendAdmin('DELETE', `/lead-changes/${encodeURIComponent(act)}`),
  addNote: (id, text) => sendAdmin('POST', `${path(id)}/notes`, { text }),
  listLeadDecisions: (id) => callAdmin(`${path(id)}/decisions`),
  decideLead: (id, decisions) => sendAdmin('POST', `${path(id)}/decisions`, decisions),
  undoLeadDecisions: (id, act) => sendAdmin('DELETE', `${path(id)}/decisions/${act}`),
  sendRecommendation: (id, draftVersion) => sendAdmin('POST', `${path(id)}/recommendation`, { draftVersion }),
  restartLetter: (id, step) => sendAdmin('POST', `${path(id)}/letters`, step),
  listLetterVersions: (id) => callAdmin(`${path(id)}/letters`),
  getLetterVersion: (id, version) => callAdmin(`${path(id)}/letters/${version}`),
  takeLetterVersion: (id, version, step) => sendAdmin('POST', `${path(id)}/letters/${version}`, step),
  eraseLead: (id) => sendAdmin('DELETE', path(id)),
}
