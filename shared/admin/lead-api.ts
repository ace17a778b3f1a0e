import type { Changed, ChangeOutcome, ManyChanges } from './changes'
import type { LeadChanges } from './lead-changes'
import type { LeadDetail, LeadPage, LeadQuery, NeighborQuery } from './leads'
import type { Neighbors } from './query'
import type { Deciding, LeadDecisions } from './reading'

export interface LeadAdminApi {
  listLeads(query: LeadQuery): Promise<LeadPage>
  /** Rejects with 404 for an unknown id, like the methods below. */
  getLead(id: string): Promise<LeadDetail>
  /**
   * A lead that is no longer spam gets the emails that were held back. Rejects with 409, naming the fields, if another
   * person saved or sent the draft in the meantime, or set a field to another value than the one seen.
   */
  changeLead(id: string, changes: LeadChanges): Promise<Changed<LeadDetail>>
  /** Sets status or owner of many leads, except those changed since they were seen. */
  changeLeads(changes: ManyChanges): Promise<ChangeOutcome>
  /** Undoes the changes or the merge of one act, except values changed since. Rejects with 404 for an unknown act. */
  undoLeads(act: string): Promise<ChangeOutcome>
  /** Merges leads: they are shown on the page of this one, and no longer in lists. Can be undone by the act. */
  mergeLeads(id: string, ids: string[]): Promise<Changed<LeadDetail>>
  /** The position of a lead in a list. */
  getLeadNeighbors(id: string, query: NeighborQuery): Promise<Neighbors>
  addNote(id: string, text: string): Promise<LeadDetail>
  /** What was read of a lead, with all decisions about it. */
  listLeadDecisions(id: string): Promise<LeadDecisions>
  /**
   * Accepts, changes, drops, or adds points of the reading, and closes questions. A letter that nobody edited follows.
   * Rejects with 409, naming the points, if somebody else has decided them otherwise since they were seen.
   */
  decideLead(id: string, decisions: Deciding): Promise<Changed<LeadDetail>>
  /** Undoes the decisions of one act, except those that were made anew since. */
  undoLeadDecisions(id: string, act: number): Promise<LeadDetail>
  /**
   * Enqueues the email with the draft, once: rejects with 409 if it was sent before, the draft has changed, or a point
   * of the reading is open.
   */
  sendRecommendation(id: string, draftVersion: number): Promise<LeadDetail>
  /** Erases the lead and everything stored about it, permanently. */
  eraseLead(id: string): Promise<void>
}
