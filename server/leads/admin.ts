import type { Knex } from 'knex'
import { writerOf } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { leadCalls } from '../../shared/admin/calls/leads'
import type { BusinessCalendar } from '../../shared/business-days'
import { enqueueEmails } from '../outbox/enqueue'
import type { Config } from '../platform/config'
import { isId } from '../platform/validation'
import { eraseBy, notFound } from '../submissions/admin'
import { changeMany, compareFields, fieldsInConflict, freedBy, undoAct, writeChanges } from '../submissions/changes'
import { addNote } from '../submissions/history'
import { withKnownOwner } from '../submissions/owners'
import { promisesOf } from '../submissions/table'
import type { LeadRow } from './admin-repository'
import { createDecisionAdmin } from './decision-admin'
import { createLeadDetail, type LockedLead } from './detail'
import { assertLetterIsOpen, createLetterAdmin, saveLetter } from './letters'
import { createLeadLists } from './lists'
import { mergeLeads } from './merge'
import { letterFor } from './reading'
import { leadTableFor } from './repository'
import { createLeadSending } from './sending'

interface Parts {
  config: Pick<
    Config,
    | 'siteUrl'
    | 'siteName'
    | 'operator'
    | 'leadsTo'
    | 'inbox'
    | 'businessTimeZone'
    | 'businessHolidays'
    | 'readWithModel'
  >
  db: Knex
}

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** Admin actions on leads. Every method throws ApiError 404 for an unknown id. */
export function createLeadAdmin({ config, db }: Parts) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const mailDomain = new URL(config.siteUrl).hostname
  const { read, get, work } = createLeadDetail({ config, db, calendar })

  /** The letter that the current catalogue gives a lead. */
  const computed = (row: LeadRow) => letterFor(row, config.siteUrl).text

  /** Enqueues the emails, and the job, that were held back because a lead was marked as spam. */
  async function sendHeldBack(transaction: Knex.Transaction, freed: readonly LockedLead[]): Promise<void> {
    for (const { id, work_email } of freed)
      await enqueueEmails(transaction, id, promisesOf(leadTableFor(config), { workEmail: work_email }), mailDomain)
  }

  return {
    getLead: get,
    ...createLeadLists({ db, calendar }),
    ...createLeadSending({ config, db, read, work, computed }),
    ...createDecisionAdmin({ db, siteUrl: config.siteUrl, read, work }),
    ...createLetterAdmin({ db, timeZone: config.businessTimeZone, read, computed, work }),

    /** Changes status, owner, and draft, all or none. A lead that is no longer spam gets the emails held back. */
    async changeLead(actor, id, { seen, draft, draftVersion, draftAuthor, ...wanted }) {
      const row = draft === undefined ? undefined : await read(id)
      const known = await withKnownOwner(db, wanted)
      let act: string | null = null
      const lead = await work(id, async (lead, transaction) => {
        const { changes, conflicts } = compareFields(lead, known, seen)
        if (conflicts.length > 0) throw fieldsInConflict(lead, conflicts)
        if (draft !== undefined && row) {
          assertLetterIsOpen(lead, draftVersion)
          await saveLetter(transaction, lead, { draft, author: writerOf(actor, draftAuthor), shown: computed(row) })
        }
        act = await writeChanges(transaction, actor, 'leads', changes)
        await sendHeldBack(transaction, freedBy([lead], changes))
      })
      return { ...lead, act }
    },

    changeLeads: async (actor, changes) =>
      changeMany(db, actor, 'leads', await withKnownOwner(db, changes), sendHeldBack),

    async mergeLeads(actor, id, { ids }) {
      await read(id)
      const others = ids.filter((other) => other !== id)
      const act = await mergeLeads(db, actor, id, others)
      return { ...(await get(id)), act }
    },

    undoLeads: (actor, act) => undoAct(db, actor, 'leads', act, sendHeldBack),

    addNote: (actor, id, { text }) => work(id, (_lead, transaction) => addNote(transaction, actor, 'leads', id, text)),

    /** Erases a lead and all leads merged into it. */
    async eraseLead(actor, id) {
      if (!isId(id)) throw notFound('leads')
      const merged = await db('leads').where({ merged_into: id }).pluck<string[]>('id')
      await eraseBy(db, actor, 'leads', [id, ...merged])
    },
  } satisfies Acts<typeof leadCalls> & Pick<ReturnType<typeof createLeadLists>, 'count'>
}
