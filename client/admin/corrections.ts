import { type CorrectionAdminApi, correctionQuery } from '../../shared/admin/corrections'
import { queryString } from '../../shared/admin/query'
import { callAdmin, sendAdmin } from './call'

const path = (id: string) => `/corrections/${encodeURIComponent(id)}`

export const correctionAdminFetchApi: CorrectionAdminApi = {
  listCorrections: (query) => callAdmin(`/corrections?${queryString(correctionQuery, query)}`),
  getCorrection: (id) => callAdmin(path(id)),
  decideCorrection: (id, decision) => sendAdmin('POST', `${path(id)}/decision`, decision),
  changeCorrection: (id, changes) => sendAdmin('PATCH', path(id), changes),
  addCorrectionNote: (id, text) => sendAdmin('POST', `${path(id)}/notes`, { text }),
  eraseCorrection: (id) => sendAdmin('DELETE', path(id)),
  withdrawCorrection: (id) => sendAdmin('DELETE', `${path(id)}/publication`),
}
