import { adminPostQuery } from '../../shared/admin/posts'
import { type AdminEndpoint, json } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { PostAdmin } from './admin'

export const postAdminRoutes = (admin: PostAdmin): AdminEndpoint[] => [
  ['listAdminPosts', 'GET /posts', json(({ query }) => admin.listAdminPosts(query(adminPostQuery)))],
  ['createAdminPost', 'POST /posts', jsonBody, json(({ actor, body }) => admin.createAdminPost(actor, body), 201)],
  ['readPostChoices', 'GET /post-choices', json(() => admin.readPostChoices())],
  ['getAdminPost', 'GET /posts/:id', json(({ id }) => admin.getAdminPost(id))],
  [
    'changePost',
    'PATCH /posts/:id',
    jsonBody,
    json(({ actor, id, body }) => admin.changePost(actor, id, body?.revision, body)),
  ],
  [
    'setPostState',
    'POST /posts/:id/status',
    jsonBody,
    json(({ actor, id, body }) => admin.setPostState(actor, id, body?.status, body)),
  ],
  ['previewPost', 'GET /posts/:id/preview', json(({ id }) => admin.previewPost(id))],
  ['listRevisions', 'GET /posts/:id/revisions', json(({ id }) => admin.listRevisions(id))],
  ['getRevision', 'GET /posts/:id/revisions/:number', json(({ id, number }) => admin.getRevision(id, number))],
  [
    'restoreRevision',
    'POST /posts/:id/revisions/:number/restore',
    json(({ actor, id, number }) => admin.restoreRevision(actor, id, number)),
  ],
]
