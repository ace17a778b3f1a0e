import type { Knex } from 'knex'
import type { PostFields } from '../../shared/admin/post-fields'
import { addDays, type Day } from '../../shared/business-days/local-day'
import { rules } from '../../shared/rules'
import { rejectedFields } from '../platform/http-error'
import { countUpTo } from '../platform/rows'

/** Rules change within months, so an article about one is due for review after this many days by default. */
const ruleReviewDays = 180

type Reviewed = Pick<PostFields, 'content' | 'reviewed_on' | 'reviewed_by' | 'review_by'>

/**
 * Sets the day of the next review: the usual one if the article discusses a tracked rule; otherwise a day that has come
 * is cleared. @throws ApiError 422 for a review in the future, or one with a reviewer and no day
 */
export function withReview<Changes extends Partial<PostFields>>(changes: Changes, before: Reviewed, today: Day) {
  const after = { ...before, ...changes }
  if (changes.reviewed_on && changes.reviewed_on > today)
    throw unfit('This day is in the future. Enter the day on which the article was reviewed.')
  if (after.reviewed_by && !after.reviewed_on) throw unfit('Enter the day on which the article was reviewed.')
  if (!changes.reviewed_on || changes.review_by !== undefined) return changes
  if (speaksOfRules(after.content)) return { ...changes, review_by: addDays(changes.reviewed_on, ruleReviewDays) }
  const isDone = after.review_by !== '' && after.review_by <= changes.reviewed_on
  return isDone ? { ...changes, review_by: '' } : changes
}

const unfit = (message: string) => rejectedFields({ field: 'reviewed_on', message })

/** Whether an article's HTML links to a tracked rule, or contains its sentence or its name. */
function speaksOfRules(html: string): boolean {
  const text = html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&amp;', '&')
    .toLowerCase()
  return (
    /href="(?:https?:\/\/[^"/]+)?\/rules[#"]/.test(html) ||
    rules.some(({ name, sentence }) => [nameOf(name), sentence].some((words) => text.includes(words.toLowerCase())))
  )
}

/** A rule's name as texts use it: without what follows a colon, a comma, or a bracket. */
const nameOf = (name: string) => name.split(/[:,(]/)[0]?.trim() ?? name

/** The SQL condition for articles whose review is due. Its one binding is the day. */
export const reviewDue = `review_by <= ?::date and status <> 'removed'`

/** The articles whose review is due, the longest overdue first. */
export async function listDueReviews(db: Knex, today: Day, limit: number) {
  return db('blog_posts')
    .whereRaw(reviewDue, [today])
    .orderBy(['review_by', 'id'])
    .limit(limit)
    .select<{ id: string; title: string; review_by: Day }[]>('id', 'title', db.raw('review_by::text'))
}

export async function countDueReviews(db: Knex, today: Day, limit: number): Promise<number> {
  return countUpTo(db, db('blog_posts').whereRaw(reviewDue, [today]), limit)
}
