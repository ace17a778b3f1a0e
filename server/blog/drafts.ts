import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Acts, Caller } from '../../shared/admin/calls/call'
import type { postDraftCalls } from '../../shared/admin/calls/posts'
import type { PostDraft } from '../../shared/admin/post-drafts'
import { httpError } from '../platform/http-error'
import { found } from '../platform/rows'
import { isId } from '../platform/validation'
import { noPost } from './admin-repository'
import type { BlogService } from './service'

/** Unsaved changes are deleted after this many days without a change. */
const keptDays = 30

interface DraftRow extends Omit<PostDraft, 'saved_at' | 'values'> {
  saved_at: Date
  form: PostDraft['values']
}

interface Parts {
  db: Knex
  blog: Pick<BlogService, 'previewText'>
}

/** Unsaved changes to articles: one text per writer and article, separate from what readers see and from revisions. */
export function createPostDrafts({ db, blog }: Parts): Acts<typeof postDraftCalls> {
  const assertPost = (id: string) => found(id, () => db('blog_posts').where({ id }).first('id'), noPost)

  return {
    async getPostDraft(caller, id) {
      await assertPost(id)
      const row = await db('post_drafts')
        .where({ post_id: id, writer: writerOf(caller) })
        .first<DraftRow | undefined>('revision', 'version', 'saved_at', 'form')
      if (!row) return null
      const { revision, version, saved_at, form } = row
      return { revision, version, saved_at: saved_at.toISOString(), values: form }
    },

    async keepPostDraft(caller, id, { revision, seen, values }) {
      await assertPost(id)
      await db.raw(`delete from post_drafts where saved_at < now() - interval '${keptDays} days'`)
      const { rows } = await db.raw<{ rows: Pick<DraftRow, 'version' | 'saved_at'>[] }>(
        `insert into post_drafts as stored (post_id, writer, revision, version, form)
         values (:id, :writer, :revision, :version, :form::jsonb)
         on conflict (post_id, writer) do update
           set revision = excluded.revision, version = excluded.version, form = excluded.form, saved_at = now()
           where stored.version = :seen::uuid
         returning version, saved_at`,
        { id, writer: writerOf(caller), revision, version: randomUUID(), form: JSON.stringify(values), seen },
      )
      const [row] = rows
      if (!row) throw httpError(409, 'Another tab or window has unsaved changes to this article.')
      return { version: row.version, saved_at: row.saved_at.toISOString() }
    },

    async discardPostDraft(caller, id, { version }) {
      await assertPost(id)
      await db('post_drafts')
        .where({ post_id: id, writer: writerOf(caller), version })
        .delete()
    },

    async previewText(_actor, id, text) {
      if (!isId(id)) throw httpError(404, noPost)
      return blog.previewText(id, text)
    },
  }
}

/** Everyone who signs in with the password is one writer, because they cannot be told apart. */
const writerOf = ({ actor }: Caller) => actor.id ?? 'password'
