import { z } from 'zod'
import { changed, changeOutcome, manyChanges } from '../changes'
import { newAnswer } from '../conversation'
import { leadChanges, merging, sending } from '../lead-changes'
import { leadDetail, leadPage, leadQuery, neighborQuery } from '../leads'
import { letterStep, letterVersion, letterVersions } from '../letters'
import { neighbors } from '../query'
import { deciding, leadDecisions } from '../reading'
import { newNote } from '../submissions'
import { call } from './call'

const read = { may: 'read', scope: 'leads:read' } as const
const write = { may: 'leads', scope: 'leads:write' } as const

/** Leads, and what was read of them. Each call rejects with 404 for an unknown id. */
const leadCallsAlone = {
  listLeads: call('GET /leads', { ...read, query: leadQuery, answer: leadPage }),
  exportLeads: call('GET /leads.csv', { ...read, may: 'leads', query: leadQuery, answer: z.string(), raw: 'text/csv' }),
  getLead: call('GET /leads/:id', { ...read, answer: leadDetail }),
  /**
   * A lead that is no longer spam gets the emails that were held back. Rejects with 409, naming the fields, if another
   * person saved or sent the draft in the meantime, or set a field to another value than the one seen.
   */
  changeLead: call('PATCH /leads/:id', { ...write, body: leadChanges, answer: changed(leadDetail) }),
  /** Erases the lead and everything stored about it, permanently. */
  eraseLead: call('DELETE /leads/:id', write),
  /** Merges leads: they are shown on the page of this one, and no longer in lists. Can be undone by the act. */
  mergeLeads: call('POST /leads/:id/merge', { ...write, body: merging, answer: changed(leadDetail) }),
  /** The position of a lead in a list. */
  getLeadNeighbors: call('GET /leads/:id/neighbors', { ...read, query: neighborQuery, answer: neighbors }),
  /** Sets status or owner of many leads, except those changed since they were seen. */
  changeLeads: call('POST /lead-changes', { ...write, body: manyChanges, answer: changeOutcome }),
  /** Undoes the changes or the merge of one act, except values changed since. Rejects with 404 for an unknown act. */
  undoLeads: call('DELETE /lead-changes/:id', { ...write, answer: changeOutcome }),
  addNote: call('POST /leads/:id/notes', { ...write, body: newNote, answer: leadDetail, status: 201 }),
  readSentEmail: call('GET /leads/:id/email', { may: 'read', raw: 'text/html' }),
  /** Rejects with 409 after something new, or if none can be sent. The same over the same version is sent once. */
  answerLead: call('POST :id', { may: 'leads', body: newAnswer, answer: leadDetail }),
  /** Sends the draft once: rejects with 409 if it was sent, has changed, or a point of the reading is open. */
  sendRecommendation: call('POST :id', { may: 'leads', body: sending, answer: leadDetail }),
}

/** What was read of a lead, with all decisions about it. */
export const decisionCalls = {
  listLeadDecisions: call('GET /leads/:id/decisions', { ...read, answer: leadDecisions }),
  /**
   * Accepts, changes, drops, or adds points of the reading, and closes questions. A letter that nobody edited follows.
   * Rejects with 409, naming the points, if somebody else has decided them otherwise since they were seen.
   */
  decideLead: call('POST /leads/:id/decisions', { ...write, body: deciding, answer: changed(leadDetail) }),
  /** Undoes the decisions of one act, except those that were made anew since. */
  undoLeadDecisions: call('DELETE /leads/:id/decisions/:number', { ...write, answer: leadDetail }),
}

/** The letter to a lead. Rejects with 409 if somebody else saved it in the meantime, or it was sent. */
export const letterCalls = {
  listLetterVersions: call('GET /leads/:id/letters', { ...read, answer: letterVersions }),
  /** Starts again from the computed text; the text in the editor is stored as a version first. */
  restartLetter: call('POST /leads/:id/letters', { ...write, body: letterStep, answer: leadDetail }),
  getLetterVersion: call('GET /leads/:id/letters/:number', { ...read, answer: letterVersion }),
  /** Makes an older version the current one, as a new version. */
  takeLetterVersion: call('POST /leads/:id/letters/:number', { ...write, body: letterStep, answer: leadDetail }),
}

export const leadCalls = { ...leadCallsAlone, ...decisionCalls, ...letterCalls }
