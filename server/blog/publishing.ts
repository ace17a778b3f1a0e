import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { PostStatus } from '../../shared/admin/posts'
import { countWords } from '../../shared/blog/words'
import { localMoment } from '../../shared/business-days/local-day'
import { clockTime, zoneName } from '../../shared/dates'
import { recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import { type AdminRow, getRow } from './admin-repository'
import { linkProblems, type ReadIds } from './link-check'
import { removeSchedule, storeSchedule } from './schedules'
import { setPostStatus } from './writing'

interface Parts {
  siteUrl: string
  timeZone: string
  readIds?: ReadIds
}

interface Asked {
  isChanged: boolean
  status?: PostStatus | undefined
  scheduled_at?: string | null | undefined
  anyway: readonly string[]
}

/** Creates the actions that publish a post, now or later, withdraw it, or remove it, in the caller's transaction. */
export function createPublishing({ siteUrl, timeZone, readIds }: Parts) {
  const problemsOf = (transaction: Knex, row: AdminRow) => linkProblems(row, { db: transaction, siteUrl, readIds })

  /** Returns the problems with a post's links. @throws ApiError 422 naming those that are not `known` */
  async function assertLinks(transaction: Knex, row: AdminRow, known: readonly string[]): Promise<string[]> {
    const problems = await problemsOf(transaction, row)
    const unconfirmed = problems.filter((problem) => !known.includes(problem))
    if (unconfirmed.length === 0) return problems
    const errors = unconfirmed.map((message) => ({ field: 'links', message }))
    throw httpError(422, 'Some links or pictures do not work.', errors)
  }

  function assertReady(row: AdminRow): void {
    const obstacle = obstacleOf(row)
    if (obstacle) throw httpError(422, obstacle.detail, [obstacle])
  }

  /** Sets a post's status. @throws ApiError 422 if one to be published has no text, is a test, or has broken links */
  async function enter(transaction: Knex, actor: Actor, id: string, status: PostStatus, known: readonly string[]) {
    const row = await getRow(transaction, id)
    if (status === 'published') {
      assertReady(row)
      await assertLinks(transaction, row, known)
    }
    await setPostStatus(transaction, id, status)
    if (status !== row.status) await recordAct(transaction, actor, publishingAct(id, statusPhrases[status]))
  }

  /**
   * Schedules a draft for a time in the site's time zone or with an offset; null removes the schedule.
   * @throws ApiError 422 if the time is not in the future, or the draft could not be published now
   */
  async function schedule(
    transaction: Knex.Transaction,
    actor: Actor,
    id: string,
    time: string | null,
    known: readonly string[],
  ) {
    if (time === null) {
      const had = await removeSchedule(transaction, id)
      if (had) await recordAct(transaction, actor, publishingAct(id, 'Unscheduled an article'))
      return
    }
    const row = await getRow(transaction, id)
    if (row.status !== 'draft') throw unfitTime('Only a draft can be scheduled.')
    const publishAt = momentOf(time, timeZone)
    assertReady(row)
    const problems = await assertLinks(transaction, row, known)
    const schedule = { publish_at: publishAt, known_problems: [...problems, ...row.draft_reasons] }
    await storeSchedule(transaction, actor, id, schedule)
    const when = `${clockTime(publishAt.toISOString(), timeZone)} (${zoneName(timeZone)})`
    await recordAct(transaction, actor, publishingAct(id, `Scheduled an article for ${when}`))
  }

  return {
    enter,
    schedule,

    /**
     * Does what was requested besides the text: sets a status or a time, or checks a published post's links.
     * @throws ApiError 422 as the steps do; links that are known, or that were broken before, do not block
     */
    async afterChange(transaction: Knex.Transaction, actor: Actor, before: AdminRow, change: Asked): Promise<void> {
      const { isChanged, status, scheduled_at, anyway } = change
      if (status && status !== before.status) await enter(transaction, actor, before.id, status, anyway)
      else if (isChanged && before.status === 'published') {
        const former = await problemsOf(transaction, before)
        await assertLinks(transaction, await getRow(transaction, before.id), [...anyway, ...former])
      }
      if (scheduled_at !== undefined) await schedule(transaction, actor, before.id, scheduled_at, anyway)
    },
  }
}

/** An audit log entry about an article. */
export const publishingAct = (id: string, text: string) =>
  ({ kind: 'publish', text, subject: `/admin/posts/${id}` }) as const

const statusPhrases: Readonly<Record<PostStatus, string>> = {
  draft: 'Withdrew an article',
  published: 'Published an article',
  removed: 'Removed an article',
}

const testArticle = 'A test article is never published. Generate an article on its topic instead.'

/** Why a post cannot be published regardless of its wording; undefined if it can. */
export function obstacleOf({ content, is_test }: Pick<AdminRow, 'content' | 'is_test'>) {
  if (countWords(content) === 0)
    return {
      field: 'content',
      message: 'Write the text first.',
      detail: 'An article without a text cannot be published.',
    }
  return is_test ? { field: 'status', message: testArticle, detail: testArticle } : undefined
}

/** A time further ahead is more likely a typing error than a plan. */
const yearsAheadMax = 2

function momentOf(time: string, timeZone: string): Date {
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/.test(time)
  const moment = hasOffset ? new Date(time) : localMoment(time.slice(0, 16), timeZone)
  if (!moment) throw unfitTime('There is no such time: the clocks skip it, or the day does not exist.')
  const now = new Date()
  if (moment <= now) throw unfitTime('This time has passed. Choose a later one.')
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAheadMax)
  if (moment > latest) throw unfitTime(`Choose a time within the next ${yearsAheadMax} years.`)
  return moment
}

const unfitTime = (message: string) => httpError(422, message, [{ field: 'scheduled_at', message }])
