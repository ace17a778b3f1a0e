import { type AdminEndpoint, json, noContent } from '../admin/endpoints'
import { jsonBody } from '../http/guards'
import type { PostDraftAdmin } from './drafts'

/** The endpoints for unsaved changes to articles. */
export const postDraftRoutes = (drafts: PostDraftAdmin): AdminEndpoint[] => [
  ['previewText', 'POST /posts/:id/preview', jsonBody, json(({ id, body }) => drafts.previewText(id, body))],
  ['getPostDraft', 'GET /posts/:id/draft', json(({ actor, id }) => drafts.getPostDraft(actor, id))],
  [
    'keepPostDraft',
    'POST /posts/:id/draft',
    jsonBody,
    json(({ actor, id, body }) => drafts.keepPostDraft(actor, id, body)),
  ],
  [
    'discardPostDraft',
    'DELETE /posts/:id/draft',
    jsonBody,
    noContent(({ actor, id, body }) => drafts.discardPostDraft(actor, id, body?.version)),
  ],
]
