import type { Knex } from 'knex'
import { type SubmissionStatus, statusLabel } from '../../shared/admin/submissions'
import type { BusinessCalendar } from '../../shared/business-days'
import { additionSchema, additionsMax, type RequestApi } from '../../shared/leads/request'
import { cancelDeliveries } from '../outbox/deliveries'
import { enqueueEmails } from '../outbox/enqueue'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { accepted } from '../platform/validation'
import { eraseSubmissions } from '../submissions/admin'
import { addHistory } from '../submissions/history'
import type { Admission } from '../submissions/service'
import { findLead } from './admin-repository'
import type { RequestLinks } from './request-links'
import * as repository from './request-repository'
import { toRequest } from './request-view'

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone' | 'businessHolidays'>
  db: Knex
  links: RequestLinks
}

/** The same response whether an address never existed or its lead was erased. */
const nothingKept = () => httpError(404, 'We keep nothing under this address.')

/** A visitor's actions on the lead at a secret address, which proves access to the mailbox it was sent to. */
export function createRequestService({ config, db, links }: Parts) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const mailDomain = new URL(config.siteUrl).hostname

  /** Runs a step on the locked lead in one transaction. */
  async function work<Result>(
    token: string,
    step: (lead: repository.LockedRequest, transaction: Knex.Transaction) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (transaction) => {
      const lead = await repository.lockByToken(transaction, token)
      if (!lead) throw nothingKept()
      return step(lead, transaction)
    })
  }

  return {
    async readRequest(token) {
      const id = await repository.findByToken(db, token)
      if (id === undefined) throw nothingKept()
      const [row, emails, additions, unconfirmed] = await Promise.all([
        findLead(db, id),
        listDeliveries(db, id),
        repository.listAdditions(db, id),
        repository.findUnconfirmed(db, id),
      ])
      // Erased since it was found above.
      if (!row) throw nothingKept()
      const joined = row.mergedInto ? await findLead(db, row.mergedInto) : undefined
      const others = unconfirmed.flatMap((other) => {
        const token = links.tokenOf(other.id, other.linkHash)
        return token ? [{ createdAt: other.createdAt.toISOString(), token }] : []
      })
      return toRequest({ row, joined, emails, additions, others }, calendar)
    },

    /** `admit` is called only once the detail is valid, because each detail sends an email to the team. */
    async addToRequest(token, given, key, admit?: Admission) {
      const { detail } = accepted(additionSchema, given)
      await admit?.()
      return work(token, async (lead, transaction) => {
        if (lead.withdrawn_at) throw httpError(409, 'This request has been withdrawn.')
        if ((await repository.listAdditions(transaction, lead.id)).length >= additionsMax) throw full()
        const id = await repository.insertAddition(transaction, lead.id, detail, key)
        if (id !== undefined && lead.status !== 'spam')
          await enqueueEmails(transaction, lead.id, [{ kind: 'lead-addition' }], mailDomain)
        return { id: id ?? key ?? '' }
      })
    },

    withdrawRequest: (token) =>
      work(token, async (lead, transaction) => {
        if (lead.withdrawn_at) return
        const isSpam = lead.status === 'spam'
        const status: SubmissionStatus = isSpam ? 'spam' : 'closed'
        await transaction('leads')
          .where({ id: lead.id })
          .update({ status, withdrawn_at: transaction.raw('now()') })
        const canceled = await cancelDeliveries(transaction, lead.id, withdrawnReason)
        await addHistory(transaction, null, 'leads', lead.id, 'change', [
          'Withdrawn by the visitor',
          ...(lead.status === status ? [] : [`Status: ${labelOf(lead.status)} → ${labelOf(status)}`]),
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
      const id = await repository.findByToken(db, token)
      const count = id === undefined ? 0 : await eraseSubmissions(db, 'leads', [id])
      if (count === 0) throw nothingKept()
    },
  } satisfies RequestApi
}

/** The reason on emails that are no longer sent. */
export const withdrawnReason = 'the visitor has withdrawn the request'

const labelOf = (status: string) => statusLabel(status as SubmissionStatus)

function full() {
  const message = `You can add at most ${additionsMax} details here. Please reply to one of our emails instead.`
  return httpError(422, message, [{ field: 'detail', message }])
}
