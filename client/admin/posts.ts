import type { PostAdminApi } from '../../shared/admin/post-api'
import { adminPostQuery } from '../../shared/admin/posts'
import { queryString } from '../../shared/admin/query'
import { callAdmin, sendAdmin } from './call'

const path = (id: string, rest = '') => `/posts/${encodeURIComponent(id)}${rest}`

export const postAdminFetchApi: PostAdminApi = {
  listAdminPosts: (query) => callAdmin(`/posts?${queryString(adminPostQuery, query)}`),
  getAdminPost: (id) => callAdmin(path(id)),
  readPostChoices: () => callAdmin('/post-choices'),
  previewPost: (id) => callAdmin(path(id, '/preview')),
  createAdminPost: (post) => sendAdmin('POST', '/posts', post),
  changePost: (id, revision, changes) => sendAdmin('PATCH', path(id), { ...changes, revision }),
  setPostState: (id, status, how) => sendAdmin('POST', path(id, '/status'), { ...how, status }),
  listRevisions: (id) => callAdmin(path(id, '/revisions')),
  getRevision: (id, number) => callAdmin(path(id, `/revisions/${number}`)),
  restoreRevision: (id, number) => sendAdmin('POST', path(id, `/revisions/${number}/restore`)),
}
