import type { Knex } from 'knex'
import { recordAct } from '../audit/record'
import { completeMessage, postpone } from '../outbox/messages'
import type { LoggedParts } from '../platform/parts'
import { type AdminRow, findRow } from './admin-repository'
import { linkProblems } from './link-check'
import { withBlogLock } from './lock'
import { prepareArticle } from './pipeline'
import { obstacleOf, publishingAct } from './publishing'
import { failSchedule, lockSchedule, removeSchedule } from './schedules'
import { setPostStatus } from './writing'

/**
 * Publishes a draft whose time has come. With problems that were not known when it was scheduled, it stays a draft. The
 * outbox message is completed in the same transaction, so a killed worker leaves nothing half done.
 */
export async function publishScheduledPost({ config, db, logger }: LoggedParts<'siteUrl'>, id: string): Promise<void> {
  await withBlogLock(db, async (transaction) => {
    const schedule = await lockSchedule(transaction, id)
    if (!schedule || schedule.problems.length > 0) return completeMessage(transaction, id)
    if (!schedule.isDue) return postpone(transaction, id, schedule.publish_at)
    const row = await findRow(transaction, id)
    if (row?.status !== 'draft') return void (await removeSchedule(transaction, id))
    const problems = await problemsOf(row, transaction, config.siteUrl)
    const unconfirmed = problems.filter((problem) => !schedule.known_problems.includes(problem))
    if (unconfirmed.length > 0) {
      logger.warn({ post: id, problems: unconfirmed.length }, 'a scheduled article stays a draft')
      return failSchedule(transaction, id, unconfirmed)
    }
    await setPostStatus(transaction, id, 'published')
    const actor = { id: schedule.scheduled_by_id, name: schedule.scheduled_by }
    await recordAct(transaction, actor, publishingAct(id, 'Published an article that was scheduled'))
  })
}

/** Problems that argue against publishing today, one sentence each; figures are checked against the catalogue again. */
async function problemsOf(row: AdminRow, db: Knex, siteUrl: string): Promise<string[]> {
  const obstacle = obstacleOf(row)
  const links = await linkProblems(row, { db, siteUrl })
  return [...(obstacle ? [obstacle.detail] : []), ...prepareArticle(row).unsupportedFigures, ...links]
}
