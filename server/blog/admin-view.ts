import type { PostFields } from '../../shared/admin/post-fields'
import type { AdminPost, AdminPostSummary } from '../../shared/admin/posts'
import { brokenLines } from '../../shared/blog/lines'
import { recordOf } from '../platform/rows'
import type { AdminRow, SummaryRow } from './admin-repository'
import type { PostRow } from './repository'
import type { PostChanges } from './writing'

export function toAdminSummary(row: SummaryRow): AdminPostSummary {
  const { id, title, slug, status, categories, draft_reasons, published_at, updated_at, is_test, publish_at } = row
  return {
    id,
    title,
    slug,
    status,
    categories,
    draft_reasons,
    is_test,
    published_at: published_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
    scheduled_at: publish_at?.toISOString() ?? null,
    schedule_problems: row.schedule_problems ?? [],
    review_by: row.review_by ?? '',
  }
}

type Further = Pick<AdminPost, 'link_problems' | 'former_slugs' | 'timeZone'>

export function toAdminPost(row: AdminRow, further: Further): AdminPost {
  return {
    ...toAdminSummary(row),
    ...fieldsOf(row),
    created_at: row.created_at.toISOString(),
    revision: row.revision,
    generation_notes: row.generation_notes,
    scheduled_by: row.scheduled_by,
    ...further,
  }
}

const optional = [
  'excerpt',
  'featured_image_url',
  'featured_image_alt',
  'author',
  'seo_title',
  'seo_description',
  'reviewed_on',
  'reviewed_by',
  'review_by',
] as const

/** The editable fields of a post, with its HTML broken into lines. A missing field is empty. */
export function fieldsOf({
  title,
  slug,
  categories,
  tags,
  content,
  ...row
}: Pick<PostRow, keyof PostFields>): PostFields {
  const rest = recordOf(optional, (name) => row[name] ?? '')
  return { title, slug, categories, tags, content: brokenLines(content), ...rest }
}

/** Converts fields to columns: an optional text that is empty is stored as NULL. */
export function toColumns(fields: Partial<PostFields>): PostChanges {
  const empty = optional.filter((name) => fields[name] === '')
  return { ...fields, ...Object.fromEntries(empty.map((name) => [name, null])) }
}
