import type { Knex } from 'knex'
import type { LeadDetail } from '../../shared/admin/leads'
import type { BusinessCalendar } from '../../shared/business-days'
import { createConversations } from '../conversation/service'
import { listOfAddress as messagesOfAddress } from '../messages/admin-repository'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { isId } from '../platform/validation'
import { notFound, workOn } from '../submissions/admin'
import type { WorkRow } from '../submissions/changes'
import { listHistory } from '../submissions/history'
import { listOwners } from '../submissions/owners'
import { findDuplicates, findLead, type LeadRow, listMerged } from './admin-repository'
import { toDetail } from './admin-view'
import { correspondent } from './correspondent'
import { listDecisions } from './decision-repository'
import type { LockedLetter } from './letters'
import { findSentEmail } from './recommendation'

const mostDuplicates = 20
const mostRelated = 20

interface Parts {
  config: Pick<Config, 'siteUrl' | 'siteName' | 'operator' | 'leadsTo' | 'inbox' | 'businessTimeZone'>
  db: Knex
  calendar: BusinessCalendar
}

/** The columns of a locked lead. */
export interface LockedLead extends WorkRow, LockedLetter {
  work_email: string
  withdrawn_at: Date | null
}

/** A step on a locked lead, in its transaction. */
type Step = (lead: LockedLead, transaction: Knex.Transaction) => Promise<void>

/** Reads a lead with everything known about it. Every method throws ApiError 404 for an unknown id. */
export function createLeadDetail({ config, db, calendar }: Parts) {
  const conversations = createConversations({ config, db })

  async function read(id: string): Promise<LeadRow> {
    const row = isId(id) ? await findLead(db, id) : undefined
    if (!row) throw notFound('leads')
    return row
  }

  async function get(id: string): Promise<LeadDetail> {
    const row = await read(id)
    const merged = await listMerged(db, id)
    const ids = [id, ...merged.map((other) => other.id)]
    const [emails, history, duplicates, owners, messages, sent, decisions] = await Promise.all([
      Promise.all(ids.map((one) => listDeliveries(db, one))),
      listHistory(db, 'leads', ...ids),
      findDuplicates(db, id, mostDuplicates),
      listOwners(db),
      messagesOfAddress(db, row.workEmail, mostRelated),
      findSentEmail(db, id),
      listDecisions(db, id),
    ])
    const thread = await conversations.read(correspondent(row, ids), { recommendation: row.draft, history })
    const related = { decisions, merged, thread, emails: emails.flat(), history, duplicates, owners, messages }
    return toDetail({ row, ...related, isSentKept: sent !== undefined }, calendar, config.siteUrl)
  }

  return {
    read,
    get,

    /** Runs a step on the locked lead in one transaction, and returns the updated lead. */
    async work(id: string, step: Step): Promise<LeadDetail> {
      await workOn(db, 'leads', id, step)
      return get(id)
    },
  }
}
