import type { Knex } from 'knex'
import { deciding } from '../../shared/admin/reading'
import { type SubmissionStatus, statusLabel } from '../../shared/admin/submissions'
import type { BusinessCalendar } from '../../shared/business-days'
import { additionSchema, additionsMax, type RequestApi, requestPath } from '../../shared/leads/request'
import { cancelDeliveries } from '../outbox/deliveries'
import { enqueueEmails } from '../outbox/enqueue'
import { isWaiting, listDeliveries } from '../outbox/reports'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { accepted } from '../platform/validation'
import { eraseSubmissions } from '../submissions/admin'
import { addHistory } from '../submissions/history'
import type { Admission } from '../submissions/service'
import { findLead, lockLead, type StoredLead } from './admin-repository'
import { decide } from './deciding'
import { listDecisions } from './decision-repository'
import type { RequestLinks } from './request-links'
import * as repository from './request-repository'
import { toRequest, toRequestReading } from './request-view'

interface Own extends Parts<'siteUrl' | 'businessTimeZone' | 'businessHolidays'> {
  links: RequestLinks
}

/** The same response whether an address never existed or its lead was erased. */
const nothingKept = () => httpError(404, 'We keep nothing under this address.')

/** A visitor's actions on the lead at a secret address, which proves access to the mailbox it was sent to. */
export function createRequestService({ config, db, links }: Own) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const mailDomain = new URL(config.siteUrl).hostname

  /** The id of the lead at a secret address. One that did not come by email opens nothing but the reading. */
  async function find(token: string, isReading = false): Promise<{ id: string; isMailed: boolean }> {
    const mailed = await repository.findByToken(db, token)
    if (mailed !== undefined) return { id: mailed, isMailed: true }
    const fromForm = isReading ? links.leadOfFormToken(token) : undefined
    const id = fromForm && (await repository.findRecent(db, fromForm))
    if (!id) throw nothingKept()
    return { id, isMailed: false }
  }

  async function work<Result>(
    token: string,
    step: (lead: StoredLead, transaction: Knex.Transaction) => Promise<Result>,
    isReading = false,
  ): Promise<Result> {
    const { id } = await find(token, isReading)
    return db.transaction(async (transaction) => {
      const lead = await lockLead(transaction, id)
      if (!lead) throw nothingKept()
      return step(lead, transaction)
    })
  }

  return {
    async readRequest(token) {
      const { id, isMailed } = await find(token, true)
      const [row, decisions, emails, additions, unconfirmed] = await Promise.all([
        findLead(db, id),
        listDecisions(db, id),
        ...(isMailed
          ? ([listDeliveries(db, id), repository.listAdditions(db, id), repository.findUnconfirmed(db, id)] as const)
          : ([[], [], []] as const)),
      ])
      // Erased since it was found above.
      if (!row) throw nothingKept()
      const joined = row.mergedInto && isMailed ? await findLead(db, row.mergedInto) : undefined
      const others = unconfirmed.flatMap((other) => {
        const token = links.tokenOf(other.id, other.linkHash)
        return token ? [{ createdAt: other.createdAt.toISOString(), token }] : []
      })
      return toRequest({ row, joined, decisions, isMailed, emails, additions, others }, calendar)
    },

    /** The address of the page that follows the form, on which only the reading can be checked. */
    formPathOf: (leadId: string) => requestPath(links.formTokenOf(leadId)),

    async readReading(token, sequence) {
      const { id } = await find(token, true)
      const [row, decisions] = await Promise.all([findLead(db, id), listDecisions(db, id)])
      if (!row) throw nothingKept()
      return toRequestReading(row, decisions, sequence)
    },

    async decideRequest(token, given, seen, admit?: Admission) {
      const { decisions } = accepted(deciding, { decisions: given, seen })
      await admit?.()
      return work(
        token,
        async (lead, transaction) => {
          if (lead.withdrawnAt) throw httpError(409, 'This request has been withdrawn.')
          if (lead.recommendationSentAt) throw httpError(409, 'Our recommendation has been sent. Please reply to it.')
          const act = await decide(transaction, null, lead, { decisions, seen }, config.siteUrl)
          if (act === null || lead.status === 'spam') return
          if (await isWaiting(transaction, lead.id, 'lead-decided')) return
          await enqueueEmails(transaction, lead.id, [{ kind: 'lead-decided' }], mailDomain)
        },
        true,
      )
    },

    /** `admit` is called only once the detail is valid, because each detail sends an email to the team. */
    async addToRequest(token, given, key, admit?: Admission) {
      const { detail } = accepted(additionSchema, given)
      await admit?.()
      return work(token, async (lead, transaction) => {
        if (lead.withdrawnAt) throw httpError(409, 'This request has been withdrawn.')
        if ((await repository.listAdditions(transaction, lead.id)).length >= additionsMax) throw full()
        const id = await repository.insertAddition(transaction, lead.id, detail, key)
        if (id !== undefined && lead.status !== 'spam')
          await enqueueEmails(transaction, lead.id, [{ kind: 'lead-addition' }], mailDomain)
        return { id: id ?? key ?? '' }
      })
    },

    withdrawRequest: (token) =>
      work(token, async (lead, transaction) => {
        if (lead.withdrawnAt) return
        const isSpam = lead.status === 'spam'
        const status: SubmissionStatus = isSpam ? 'spam' : 'closed'
        await transaction('leads')
          .where({ id: lead.id })
          .update({ status, withdrawn_at: transaction.raw('now()') })
        const canceled = await cancelDeliveries(transaction, lead.id, withdrawnReason)
        await addHistory(transaction, null, 'leads', lead.id, 'change', [
          'Withdrawn by the visitor',
          ...(lead.status === status ? [] : [`Status: ${statusLabel(lead.status)} → ${statusLabel(status)}`]),
          ...(canceled > 0 ? [`Unsent emails canceled: ${canceled}`] : []),
        ])
        if (!isSpam)
          await enqueueEmails(
            transaction,
            lead.id,
            [{ kind: 'lead-withdrawn' }, { event: 'lead.withdrawn' }],
            mailDomain,
          )
      }),

    async eraseRequest(token) {
      const { id } = await find(token)
      if ((await eraseSubmissions(db, 'leads', [id])) === 0) throw nothingKept()
    },
  } satisfies RequestApi & { formPathOf: (leadId: string) => string }
}

/** The reason on emails that are no longer sent. */
export const withdrawnReason = 'the visitor has withdrawn the request'

function full() {
  const message = `You can add at most ${additionsMax} details here. Please reply to one of our emails instead.`
  return httpError(422, message, [{ field: 'detail', message }])
}
