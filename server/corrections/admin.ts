import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { correctionCalls } from '../../shared/admin/calls/corrections'
import type { CorrectionDetail, CorrectionQuery } from '../../shared/admin/corrections'
import { statusLabel } from '../../shared/admin/submissions'
import { recordAct, recordExport } from '../audit/record'
import { enqueueEmails } from '../outbox/enqueue'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { readList } from '../platform/list-page'
import { isId } from '../platform/validation'
import { eraseBy, notFound, workOn } from '../submissions/admin'
import { addHistory, addNote, listHistory } from '../submissions/history'
import * as repository from './admin-repository'
import { namesOf, toDetail, toListed } from './admin-view'
import { exportCorrections } from './export'
import { listWithoutReport, publish, withdraw } from './published'
import { correctionTable } from './repository'

const correctionsPerPage = 25

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone'>
  db: Knex
}

/** The columns of a locked report. */
interface LockedCorrection extends Pick<repository.CorrectionRow, 'id' | 'status' | 'vendor' | 'field' | 'email'> {
  decided_at: Date | null
}

/** Admin actions on reports of wrong values. Every method throws ApiError 404 for an unknown id. */
export function createCorrectionAdmin({ config, db }: Parts) {
  const timeZone = config.businessTimeZone
  const mailDomain = new URL(config.siteUrl).hostname

  async function get(id: string): Promise<CorrectionDetail> {
    const row = isId(id) ? await repository.findCorrection(db, id) : undefined
    if (!row) throw notFound('corrections')
    const [emails, history] = await Promise.all([listDeliveries(db, id), listHistory(db, 'corrections', id)])
    return toDetail(row, { emails, history, timeZone })
  }

  /** Runs a step on the locked report in one transaction, and returns the updated report. */
  async function work(id: string, step: (row: LockedCorrection, transaction: Knex.Transaction) => Promise<void>) {
    await workOn(db, 'corrections', id, step)
    return get(id)
  }

  return {
    getCorrection: get,

    async listCorrections(query) {
      const { facts, rows } = await readList(db, {
        listing: repository.listingOf(query),
        narrowing: repository.narrowingOf(query),
        query,
        perPage: correctionsPerPage,
        read: (ids) => repository.readListed(db, ids),
      })
      const counts = await repository.countCorrections(db)
      const withoutReport = (await listWithoutReport(db)).map((one) => ({ ...one, ...namesOf(one) }))
      return { ...facts, corrections: rows.map(toListed), counts, withoutReport, timeZone }
    },

    /** The reports of a query in chunks of a CSV file, not limited to its page. */
    exportCorrections: (actor: Actor, query: CorrectionQuery): AsyncIterable<string> =>
      recordExport(db, actor, 'corrections', exportCorrections(db, query)),

    /** Stores the decision, the published sentence, and the email to a visitor who left an address, all or none. */
    decideCorrection: (actor, id, { decision, reason, seen }) =>
      work(id, async (row, transaction) => {
        assertIsOpen(row, seen)
        const at = new Date()
        await repository.updateCorrection(transaction, id, { status: decision, reason, decided_at: at })
        if (decision === 'accepted')
          await publish(transaction, { id, vendor: row.vendor, field: row.field, statement: reason, acceptedAt: at })
        else await withdraw(transaction, id)
        if (row.email) await enqueueEmails(transaction, id, [{ kind: `correction-${decision}` }], mailDomain)
        const change = row.status === decision ? 'Reason changed' : statusChange(row, decision)
        await addHistory(transaction, actor, 'corrections', id, 'change', [`${change}: ${reason}`])
        const text = decision === 'accepted' ? 'Accepted and published a correction' : 'Declined a correction'
        await recordAct(transaction, actor, { kind: 'publish', text, subject: `/admin/corrections/${id}` })
      }),

    /**
     * Reopens a report and withdraws its sentence. A report that is no longer spam gets the email that was held back.
     */
    changeCorrection: (actor, id, { status }) =>
      work(id, async (row, transaction) => {
        if (status === row.status) return
        await repository.updateCorrection(transaction, id, { status, decided_at: null })
        await withdraw(transaction, id)
        if (row.status === 'spam') await enqueueEmails(transaction, id, correctionTable.emails, mailDomain)
        await addHistory(transaction, actor, 'corrections', id, 'change', [statusChange(row, status)])
      }),

    addCorrectionNote: (actor, id, { text }) =>
      work(id, (_row, transaction) => addNote(transaction, actor, 'corrections', id, text)),

    /** Erases a report. The published sentence is kept, because it contains nothing from the visitor. */
    eraseCorrection: (actor, id) => eraseBy(db, actor, 'corrections', [id]),

    /** Withdraws the published sentence of an erased report. For other reports, the decision is changed instead. */
    async withdrawCorrection(actor, id) {
      const isPresent = isId(id) && (await repository.findCorrection(db, id))
      if (isPresent) throw httpError(409, 'This report still exists. Decline or reopen it instead.')
      await db.transaction(async (transaction) => {
        const count = isId(id) ? await withdraw(transaction, id) : 0
        if (count === 0) throw httpError(404, 'Nothing is published under that id.')
        await recordAct(transaction, actor, { kind: 'publish', text: 'Withdrew a published correction' })
      })
    },
  } satisfies Acts<typeof correctionCalls> & { exportCorrections: unknown }
}

const statusChange = ({ status }: LockedCorrection, to: repository.CorrectionRow['status']) =>
  `Status: ${statusLabel(status)} → ${statusLabel(to)}`

function assertIsOpen({ status, decided_at }: LockedCorrection, seen: string): void {
  if (status === 'spam') throw httpError(409, 'This report is marked as spam. Mark it as not spam first.')
  if ((decided_at?.toISOString() ?? '') !== seen)
    throw httpError(409, 'Someone else has decided on this report in the meantime. Look at their decision first.')
}
