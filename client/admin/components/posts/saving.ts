import type { AdminApi } from '../../../../shared/admin/api'
import type { PostStatus } from '../../../../shared/admin/posts'
import { compareTexts } from '../../../../shared/blog/difference'
import { brokenLines } from '../../../../shared/blog/lines'
import type { ConflictProps } from './conflict'
import { fieldsOf, merged } from './form-values'
import { toldProblems } from './told-problems'

type Values = Readonly<Record<string, string>>

/** What is stored together with the text. */
export interface Further {
  status?: PostStatus
  scheduled_at?: string
}

/** Saves the article's form. Returns what was removed from the text because an article cannot contain it, if anything. */
export async function savePost(api: AdminApi, id: string, values: Values, further: Further) {
  const fields = fieldsOf(values)
  const changes = { ...fields, ...further, revision: Number(values.revision), anyway: toldProblems(values) }
  const { content } = await api.changePost(id, changes)
  if (values.draft) await api.discardPostDraft(id, { version: values.draft })
  const typed = brokenLines(fields.content.trim())
  return content === typed ? undefined : compareTexts(typed, content)
}

/** What someone else saved in the meantime, and the same with this person's changes. */
export async function readConflict(api: AdminApi, id: string, values: Values): Promise<ConflictProps> {
  const [theirs, base] = await Promise.all([api.getAdminPost(id), api.getRevision(id, Number(values.revision))])
  return { theirs, mine: merged(base, theirs, fieldsOf(values)) }
}
