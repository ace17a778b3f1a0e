import { z } from 'zod'
import type { Article } from '../../blog/post'
import { type Duplicate, type NamedPost, restoration } from '../duplicates'
import type { Generation, GenerationQuota, GenerationRequest } from '../generations'
import { type PictureChoice, type PictureList, pictureChanges } from '../pictures'
import { editedPost, newAdminPost, postState } from '../post-changes'
import { postChoices } from '../post-choices'
import { keptPostDraft, type PostDraft, previewedText, seenPostDraft } from '../post-drafts'
import { postRevision, revisionList } from '../post-revisions'
import { adminPost, adminPostPage, adminPostQuery } from '../posts'
import { call, typed } from './call'

const read = { may: 'read', scope: 'articles:read' } as const
const write = { may: 'articles', scope: 'articles:write' } as const

/** Articles. Each call rejects with 404 for an unknown id. */
export const postCalls = {
  listAdminPosts: call('GET /posts', { ...read, query: adminPostQuery, answer: adminPostPage }),
  /** Creates a draft. */
  createAdminPost: call('POST /posts', { ...write, body: newAdminPost, answer: adminPost, status: 201 }),
  readPostChoices: call('GET /post-choices', { ...read, answer: postChoices }),
  getAdminPost: call('GET /posts/:id', { ...read, answer: adminPost }),
  /** Rejects with 409 if somebody else changed the post after the revision that was read. */
  changePost: call('PATCH /posts/:id', { ...write, body: editedPost, answer: adminPost }),
  /** Rejects with 422 if a published post would have broken links that `anyway` does not name; so does `changePost`. */
  setPostState: call('POST /posts/:id/status', { ...write, body: postState, answer: adminPost }),
  /** A post of any status as readers would see it. */
  previewPost: call('GET :id', { may: 'read', answer: typed<Article>() }),
  listRevisions: call('GET /posts/:id/revisions', { ...read, answer: revisionList }),
  getRevision: call('GET /posts/:id/revisions/:number', { ...read, answer: postRevision }),
  /** Makes a revision's text the current one, as a new revision. */
  restoreRevision: call('POST /posts/:id/revisions/:number/restore', { ...write, answer: adminPost }),
}

/** Unsaved text of articles, which only its author can see. */
export const postDraftCalls = {
  /** A text as readers would see it, made by the same pipeline; nothing is stored. */
  previewText: call('POST /posts/:id/preview', { may: 'articles', body: previewedText, answer: typed<Article>() }),
  getPostDraft: call('GET /posts/:id/draft', { may: 'read', own: true, answer: typed<PostDraft | null>() }),
  /** Rejects with 409 if another tab of the same person has stored another text since `seen`. */
  keepPostDraft: call('POST /posts/:id/draft', {
    may: 'articles',
    own: true,
    body: keptPostDraft,
    answer: typed<Pick<PostDraft, 'version' | 'saved_at'>>(),
  }),
  /** Does nothing if another text was stored in the meantime. */
  discardPostDraft: call('DELETE :id', { may: 'articles', own: true, body: seenPostDraft }),
}

export const pictureCalls = {
  /** The newest pictures, starting after the key `after`. */
  listPictures: call('GET', {
    may: 'read',
    query: z.object({ after: z.string().optional() }),
    answer: typed<PictureList>(),
  }),
  uploadPicture: call('POST /pictures', { may: 'articles', status: 201, raw: 'application/json' }),
  /** Changes a picture's alternative text for future uses; articles that show it keep their own text. */
  changePicture: call('PATCH :key', { may: 'articles', body: pictureChanges }),
  /** Rejects with 409 while an article shows it. */
  removePicture: call('DELETE :key', { may: 'articles' }),
  /** The site's own pictures, and the newest uploaded ones. */
  choosePictures: call('GET', { may: 'read', answer: typed<PictureChoice[]>() }),
}

export const duplicateCalls = {
  /** The posts that a removal would remove now, oldest first. */
  listRecentDuplicates: call('GET', { may: 'read', answer: typed<{ duplicates: Duplicate[] }>() }),
  removeRecentDuplicates: call('POST /duplicate-removals', {
    may: 'articles',
    answer: typed<{ removed: NamedPost[] }>(),
  }),
  /** Publishes removed posts again. A slug taken in the meantime gets a number. */
  restorePosts: call('DELETE', { may: 'articles', body: restoration, answer: typed<{ restored: NamedPost[] }>() }),
}

export const generationCalls = {
  /**
   * Counts an attempt and enqueues a generation. Rejects with 429 `Rate Limited`, whose detail names the minutes to
   * wait, if no attempts are left, and with 422 for a topic that is invalid or not understood, which does not count as
   * an attempt. Attempts are looked at first, so it checks what was sent itself.
   */
  startGeneration: call('POST /blog-generations', {
    may: 'articles',
    body: typed<GenerationRequest>(),
    answer: typed<{ id: string }>(),
    status: 202,
  }),
  /** Requests a failed article again: a new generation, which counts as an attempt. Rejects with 404, 409, or 429. */
  retryGeneration: call('POST :id', { may: 'articles', answer: typed<{ id: string }>() }),
  getGenerationQuota: call('GET /blog-generations/quota', { may: 'read', answer: typed<GenerationQuota>() }),
  /** Rejects with 404 for an unknown id. */
  getGeneration: call('GET :id', { may: 'read', answer: typed<Generation>() }),
  /** The same, or its progress as events, by `Accept`. */
  watchGeneration: call('GET /blog-generations/:id', { may: 'read', raw: 'application/json' }),
}
