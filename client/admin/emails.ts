import type { EmailApi } from '../../shared/admin/submissions'
import { sendAdmin } from './call'

export const emailFetchApi: EmailApi = {
  sendEmailAgain: (id) => sendAdmin('POST', `/emails/${encodeURIComponent(id)}/retry`),
}
