import type { ActorApi, SessionApi } from '../../shared/admin/sessions'
import { callAdmin, sendAdmin } from './call'

export const sessionFetchApi: ActorApi & SessionApi = {
  readActor: () => callAdmin('/actor'),
  listSessions: () => callAdmin('/sessions'),
  endSession: (id) => sendAdmin('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => sendAdmin('DELETE', '/sessions'),
}
