import type { ViewApi } from '../../shared/admin/views'
import { callAdmin, sendAdmin } from './call'

export const viewFetchApi: ViewApi = {
  listViews: (list) => callAdmin(`/views?list=${list}`),
  saveView: (view) => sendAdmin('POST', '/views', view),
  removeView: (id) => sendAdmin('DELETE', `/views/${encodeURIComponent(id)}`),
}
