import type { RequestHandler } from 'express'
import type { Knex } from 'knex'
import { openAnswer } from '../../shared/admin/conversation'
import { httpError } from '../platform/http-error'
import { accepted, isId } from '../platform/validation'

/** A tab that was not heard of for so long writes no answer any more; it tells every ten seconds. */
const heardWithin = `interval '30 seconds'`

/**
 * Notes that a tab has the answer to something open, or not any more, and answers whether another tab has. What was not heard of for
 * a minute is removed along the way.
 */
async function noteOpenAnswer(db: Knex, subjectId: string, given: unknown): Promise<{ others: boolean }> {
  const { tab, isOpen } = accepted(openAnswer, given)
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

const noteOpen = `insert into open_answers (subject_id, tab) values (:subjectId, :tab)
  on conflict (subject_id, tab) do update set seen_at = now()`
const noteClosed = 'delete from open_answers where subject_id = :subjectId and tab = :tab'

/** Whether a tab has the answer to something open, another than the one that asks. */
export async function isAnswerOpen(db: Knex, subjectId: string, tab: string | null = null): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ others: boolean }] }>(
    `select exists (
       select from open_answers
       where subject_id = ? and tab is distinct from ?::uuid and seen_at > now() - ${heardWithin}
     ) as others`,
    [subjectId, tab],
  )
  return rows[0].others
}

/** `POST …/:id/open-answer`. It only tells tabs of each other, and is no act of anybody. */
export const openAnswerRoute =
  (db: Knex): RequestHandler =>
  async (request, response) =>
    void response.json(await noteOpenAnswer(db, String(request.params.id), request.body))
