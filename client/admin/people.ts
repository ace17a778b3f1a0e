import { type AuditApi, auditQuery } from '../../shared/admin/audit'
import type { AccountApi, PeopleApi } from '../../shared/admin/people'
import { queryString } from '../../shared/admin/query'
import { callAdmin, sendAdmin } from './call'

const path = (id: string) => `/people/${encodeURIComponent(id)}`

export const peopleFetchApi: AccountApi & AuditApi & PeopleApi = {
  readAccount: () => callAdmin('/account'),
  removeOwnPasskey: (id) => sendAdmin('DELETE', `/account/passkeys/${encodeURIComponent(id)}`),
  listAudit: (query) => callAdmin(`/audit?${queryString(auditQuery, query)}`),
  listPeople: () => callAdmin('/people'),
  invitePerson: (person) => sendAdmin('POST', '/people', person),
  inviteAgain: (id) => sendAdmin('POST', `${path(id)}/invitations`),
  changePerson: (id, changes) => sendAdmin('PATCH', path(id), changes),
  removePasskey: (id, passkey) => sendAdmin('DELETE', `${path(id)}/passkeys/${encodeURIComponent(passkey)}`),
}
