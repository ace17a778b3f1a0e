import type { TokenApi } from '../../shared/admin/tokens'
import { callAdmin, sendAdmin } from './call'

export const tokenFetchApi: TokenApi = {
  listTokens: () => callAdmin('/tokens'),
  createToken: (given) => sendAdmin('POST', '/tokens', given),
  revokeToken: (id) => sendAdmin('DELETE', `/tokens/${encodeURIComponent(id)}`),
}
