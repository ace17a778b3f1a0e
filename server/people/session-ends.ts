import type { Knex } from 'knex'
import { type Actor, passwordOwner } from '../../shared/admin/actor'
import { hasPermission } from '../../shared/admin/permissions'
import { recordAct } from '../audit/record'
import { found } from '../platform/rows'

/** The sessions that someone may see and end: their own, or everyone's for those who manage the team. */
export const mayEnd = ({ id, role }: Actor): { person_id?: string | null } =>
  hasPermission(role, 'team') ? {} : { person_id: id }

/** Ends a person's sessions, in the transaction that changes how the person signs in; except one, if it is named. */
export async function endSessionsOf(transaction: Knex.Transaction, personId: string, except?: string): Promise<void> {
  const ending = transaction('admin_sessions').where({ person_id: personId }).delete()
  await (except === undefined ? ending : ending.whereNot({ id: except }))
}

export const sessionEnds = (db: Knex) => ({
  /** @throws ApiError 404 if there is no current session with that id, or it is someone else's and the caller no owner */
  async endById(actor: Actor, id: string): Promise<void> {
    await db.transaction(async (transaction) => {
      const session = transaction('admin_sessions').where({ id, ...mayEnd(actor) })
      const ending = () => session.delete<{ person_id: string | null }[]>('person_id').then(([ended]) => ended)
      const { person_id } = await found(id, ending, 'This session has already ended.')
      const person = await transaction('people').where({ id: person_id }).first('name')
      const text = `Ended a session of ${person?.name ?? passwordOwner.name}`
      await recordAct(transaction, actor, { kind: 'session-end', text })
    })
  },

  /** Ends all sessions except the caller's: the caller's own ones, or everyone's for an owner. */
  endOthers: ({ id, actor }: { id: string; actor: Actor }) =>
    db.transaction(async (transaction) => {
      const ended = await transaction('admin_sessions').where(mayEnd(actor)).whereNot({ id }).delete()
      await recordAct(transaction, actor, { kind: 'session-end', text: `Ended all other sessions: ${ended}` })
      return { ended }
    }),
})
