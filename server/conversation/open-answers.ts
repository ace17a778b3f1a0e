import type { Knex } from 'knex'
import type { Acts } from '../../shared/admin/calls/call'
import type { openAnswerCalls } from '../../shared/admin/calls/desk'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'

/** A tab reports every ten seconds. After this time without a report, its answer no longer counts as open. */
const seenWithin = `interval '30 seconds'`

/**
 * Records whether a tab has an answer to a subject open, and returns whether another tab does. Also removes tabs that
 * have not reported for a minute. It only informs tabs about each other, so it is not recorded as an act.
 */
export function createOpenAnswers(db: Knex): Acts<typeof openAnswerCalls> {
  const note: Acts<typeof openAnswerCalls>['noteOpenAnswer'] = async (_actor, subjectId, { tab, isOpen }) => {
    if (!isId(subjectId)) throw httpError(404, 'Nothing here has that id.')
    await db.raw(
      `with gone as (
         delete from open_answers where seen_at < now() - interval '1 minute' and (subject_id, tab) <> (:subjectId, :tab)
       )
       ${isOpen ? noteOpen : noteClosed}`,
      { subjectId, tab },
    )
    return { others: await isAnswerOpen(db, subjectId, tab) }
  }
  return { noteOpenAnswer: note, noteOpenMessageAnswer: note }
}

const noteOpen = `insert into open_answers (subject_id, tab) values (:subjectId, :tab)
  on conflict (subject_id, tab) do update set seen_at = now()`
const noteClosed = 'delete from open_answers where subject_id = :subjectId and tab = :tab'

/** Whether a tab other than the given one has an answer to a subject open. */
export async function isAnswerOpen(db: Knex, subjectId: string, tab: string | null = null): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ others: boolean }] }>(
    `select exists (
       select from open_answers
       where subject_id = ? and tab is distinct from ?::uuid and seen_at > now() - ${seenWithin}
     ) as others`,
    [subjectId, tab],
  )
  return rows[0].others
}
