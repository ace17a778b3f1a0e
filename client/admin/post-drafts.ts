import type { PostDraftApi } from '../../shared/admin/post-drafts'
import { callAdmin, sendAdmin } from './call'

const path = (id: string, rest: string) => `/posts/${encodeURIComponent(id)}/${rest}`

export const postDraftFetchApi: PostDraftApi = {
  getPostDraft: (id) => callAdmin(path(id, 'draft')),
  keepPostDraft: (id, draft) => sendAdmin('POST', path(id, 'draft'), draft),
  discardPostDraft: (id, version) => sendAdmin('DELETE', path(id, 'draft'), { version }),
  previewText: (id, text) => sendAdmin('POST', path(id, 'preview'), text),
}
