import type { Knex } from 'knex'
import type { PostChoices, TagCount } from '../../shared/admin/post-choices'
import type { PostFields } from '../../shared/admin/post-fields'
import { joinTags } from '../../shared/blog/tags'
import type { Operator } from '../../shared/site/operator'
import { rejectedFields } from '../platform/http-error'

const tagsMax = 500
const peopleMax = 300

type Named = { operator: Pick<Operator, 'editors'> }

/** The choices for a post's author and tags. */
export async function readPostChoices(db: Knex, { operator }: Named): Promise<PostChoices> {
  const tags = await listTags(db)
  return { authors: await listAuthors(db, operator), tags: tags.toSorted((a, b) => a.tag.localeCompare(b.tag, 'en')) }
}

async function listAuthors(db: Knex, { editors }: Named['operator']): Promise<string[]> {
  const people = await db('people')
    .whereNull('deactivated_at')
    .orderBy('name')
    .limit(peopleMax)
    .distinct()
    .pluck<string[]>('name')
  const named = editors.map((editor) => (editor.split(/[,:(]| [-–—] /)[0] ?? '').trim())
  return [...new Set([...named, ...people])]
}

async function listTags(db: Knex, withoutId?: string): Promise<TagCount[]> {
  const { rows } = await db.raw<{ rows: TagCount[] }>(
    `select tag, count(*)::int as count from blog_posts cross join unnest(tags) as tag
     where status <> 'removed' and id is distinct from :withoutId group by tag order by 2 desc, 1 limit :tagsMax`,
    { withoutId: withoutId ?? null, tagsMax },
  )
  return rows
}

/**
 * A post's text as it will be stored: a new tag that differs only in spelling from other posts' tags takes their
 * spelling.
 * @param before the stored post; unchanged tags and names stay as they are
 * @throws ApiError 422 for an author or a reviewer who is not one of the choices
 */
export async function withChoices(
  db: Knex,
  named: Named,
  changes: Partial<PostFields>,
  before?: Pick<PostFields, 'author' | 'reviewed_by' | 'tags'> & { id: string },
): Promise<Partial<PostFields>> {
  const people = [changes.author, changes.reviewed_by].filter(Boolean)
  const known = people.length > 0 ? await listAuthors(db, named.operator) : []
  const errors = (['author', 'reviewed_by'] as const).flatMap((field) => {
    const name = changes[field]
    if (!name || known.includes(name) || name === before?.[field]) return []
    return [{ field, message: 'Choose someone on the team or an editor named on the site.' }]
  })
  if (errors.length > 0) throw rejectedFields(...errors)
  const { tags } = changes
  if (!tags) return changes
  const retained = before?.tags.filter((tag) => tags.includes(tag)) ?? []
  const used = (await listTags(db, before?.id)).map(({ tag }) => tag)
  return { ...changes, tags: joinTags(tags, [...retained, ...used]) }
}
