import type { z } from 'zod'
import type { Article } from '../blog/post'
import type { newAdminPost, PostStateOptions, postChanges } from './post-changes'
import type { PostChoices } from './post-choices'
import type { PostRevision, RevisionList } from './post-revisions'
import type { AdminPost, AdminPostPage, AdminPostQuery, PostStatus } from './posts'

export interface PostAdminApi {
  readPostChoices(): Promise<PostChoices>
  listAdminPosts(query: AdminPostQuery): Promise<AdminPostPage>
  /** Rejects with 404 for an unknown id, like the methods below. */
  getAdminPost(id: string): Promise<AdminPost>
  /** A post of any status as readers would see it. */
  previewPost(id: string): Promise<Article>
  /** Creates a draft. */
  createAdminPost(post: z.input<typeof newAdminPost>): Promise<AdminPost>
  /** Rejects with 409 if somebody else changed the post after that revision was read. */
  changePost(id: string, revision: number, changes: z.input<typeof postChanges>): Promise<AdminPost>
  /** Rejects with 422 if a published post would have broken links that `anyway` does not name; so does `changePost`. */
  setPostState(id: string, status: PostStatus, how?: PostStateOptions): Promise<AdminPost>
  listRevisions(id: string): Promise<RevisionList>
  /** Rejects with 404 for an unknown revision. */
  getRevision(id: string, number: number): Promise<PostRevision>
  /** Makes a revision's text the current one, as a new revision. */
  restoreRevision(id: string, number: number): Promise<AdminPost>
}
