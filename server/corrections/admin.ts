import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { correctionCalls } from '../../shared/admin/calls/corrections'
import { type CorrectionQuery, correctionStatuses } from '../../shared/admin/corrections'
import { statusLabel } from '../../shared/admin/submissions'
import { vendors } from '../../shared/catalogue'
import { fields } from '../../shared/catalogue/fields'
import { folded } from '../../shared/fold'
import { recordAct } from '../audit/record'
import { enqueueEmails } from '../outbox/enqueue'
import { listDeliveries } from '../outbox/reports'
import { httpError } from '../platform/http-error'
import type { Narrowing } from '../platform/keyset'
import { countByStatus } from '../platform/list-page'
import type { Parts } from '../platform/parts'
import { searchCondition } from '../platform/search-words'
import { isId } from '../platform/validation'
import { createDesk } from '../submissions/desk'
import { csvMoment, exportRows } from '../submissions/export'
import { addHistory, listHistory } from '../submissions/history'
import { narrow, newFirst } from '../submissions/lists'
import { sendHeldBack } from '../submissions/table'
import { namesOf, toDetail, toListed } from './admin-view'
import { listWithoutReport, publish, withdraw } from './published'
import { type CorrectionRow, correctionTable, findCorrection, readCorrections, readListed } from './repository'

const listing = ({ status }: CorrectionQuery) => newFirst('corrections', status, 'newest first')

const narrowing = (query: CorrectionQuery): Narrowing => ({
  filter: (reports) => narrow(reports, query),
  search: searchCondition(query.search, keysOf),
})

/** The tokens in a search text for the systems and values whose names contain a folded word. */
function keysOf(word: string): string[] {
  if (word.length < 3) return []
  const named = vendors.filter(({ name, alsoKnownAs = '' }) => folded(`${name} ${alsoKnownAs}`).includes(word))
  const labeled = fields.filter(({ label }) => folded(label).includes(word))
  return [...named.map(({ id }) => `vendor:${id} `), ...labeled.map(({ key }) => `field:${key} `)]
}

export const countCorrections = (db: Knex) => countByStatus(db, 'corrections', correctionStatuses)

/** Admin actions on reports of wrong values. Every method throws ApiError 404 for an unknown id. */
export function createCorrectionAdmin({ config, db }: Parts<'siteUrl'>) {
  const mailDomain = new URL(config.siteUrl).hostname

  const desk = createDesk({
    db,
    table: 'corrections',
    find: findCorrection,
    async detail(row: CorrectionRow) {
      const [emails, history] = await Promise.all([listDeliveries(db, row.id), listHistory(db, 'corrections', row.id)])
      return toDetail(row, { emails, history })
    },
    listing,
    narrowing,
    readListed,
  })

  return {
    getCorrection: desk.get,
    addCorrectionNote: desk.addNote,
    /** Erases a report. The published sentence is kept, because it contains nothing from the visitor. */
    eraseCorrection: desk.erase,

    async listCorrections(query) {
      const { facts, rows } = await desk.readPage(query)
      const counts = await countCorrections(db)
      const withoutReport = (await listWithoutReport(db)).map((one) => ({ ...one, ...namesOf(one) }))
      return { ...facts, corrections: rows.map(toListed), counts, withoutReport }
    },

    exportCorrections: (actor: Actor, query: CorrectionQuery) =>
      exportRows(actor, {
        db,
        name: 'corrections',
        listing: listing(query),
        narrowing: narrowing(query),
        columns,
        read: readCorrections,
      }),

    /** Stores the decision, the published sentence, and the email to a visitor who left an address, all or none. */
    decideCorrection: (actor, id, { decision, reason, seen }) =>
      desk.work(id, async (row, transaction) => {
        assertIsOpen(row, seen)
        const at = new Date()
        await transaction('corrections').where({ id }).update({ status: decision, reason, decided_at: at })
        if (decision === 'accepted')
          await publish(transaction, { id, vendor: row.vendor, field: row.field, statement: reason, acceptedAt: at })
        else await withdraw(transaction, id)
        if (row.email) await enqueueEmails(transaction, id, [{ kind: `correction-${decision}` }], mailDomain)
        const change = row.status === decision ? 'Reason changed' : statusChange(row, decision)
        await addHistory(transaction, actor, 'corrections', id, 'change', [`${change}: ${reason}`])
        const text = decision === 'accepted' ? 'Accepted and published a correction' : 'Declined a correction'
        await recordAct(transaction, actor, { kind: 'publish', text, subject: `/admin/corrections/${id}` })
      }),

    /** Reopens a report and withdraws its sentence. One that is no longer spam gets the email that was held back. */
    changeCorrection: (actor, id, { status }) =>
      desk.work(id, async (row, transaction) => {
        if (status === row.status) return
        await transaction('corrections').where({ id }).update({ status, decided_at: null })
        await withdraw(transaction, id)
        if (row.status === 'spam') await sendHeldBack(transaction, correctionTable, [id], mailDomain)
        await addHistory(transaction, actor, 'corrections', id, 'change', [statusChange(row, status)])
      }),

    /** Withdraws the published sentence of an erased report. For other reports, the decision is changed instead. */
    async withdrawCorrection(actor, id) {
      const isPresent = isId(id) && (await findCorrection(db, id))
      if (isPresent) throw httpError(409, 'This report still exists. Decline or reopen it instead.')
      await db.transaction(async (transaction) => {
        const count = isId(id) ? await withdraw(transaction, id) : 0
        if (count === 0) throw httpError(404, 'Nothing is published under that id.')
        await recordAct(transaction, actor, { kind: 'publish', text: 'Withdrew a published correction' })
      })
    },
  } satisfies Acts<typeof correctionCalls> & { exportCorrections: unknown }
}

const statusChange = ({ status }: CorrectionRow, to: CorrectionRow['status']) =>
  `Status: ${statusLabel(status)} → ${statusLabel(to)}`

function assertIsOpen({ status, decidedAt }: CorrectionRow, seen: string): void {
  if (status === 'spam') throw httpError(409, 'This report is marked as spam. Mark it as not spam first.')
  if ((decidedAt?.toISOString() ?? '') !== seen)
    throw httpError(409, 'Someone else has decided on this report in the meantime. Look at their decision first.')
}

const columns: readonly (readonly [name: string, cellOf: (row: CorrectionRow) => string])[] = [
  ['Received (UTC)', ({ createdAt }) => csvMoment(createdAt)],
  ['Status', ({ status }) => statusLabel(status)],
  ['System', (row) => namesOf(row).vendorName],
  ['Value', (row) => namesOf(row).label],
  ['Key', ({ field }) => field],
  ['What is wrong', ({ message }) => message],
  ['Source', ({ source }) => source ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Reason', ({ reason }) => reason ?? ''],
  ['Decided (UTC)', ({ decidedAt }) => (decidedAt ? csvMoment(decidedAt) : '')],
  ['Suspicion', ({ spamReasons }) => spamReasons.join('; ')],
  ['Id', ({ id }) => id],
]
