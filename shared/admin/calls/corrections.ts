import {
  type CorrectionDetail,
  type CorrectionPage,
  correctionChanges,
  correctionDecision,
  correctionQuery,
} from '../corrections'
import { newNote } from '../submissions'
import { call, typed } from './call'

const detail = typed<CorrectionDetail>()

/** Reports of wrong values. Each call rejects with 404 for an unknown id. */
export const correctionCalls = {
  listCorrections: call('GET', { may: 'read', query: correctionQuery, answer: typed<CorrectionPage>() }),
  exportCorrections: call('GET /corrections.csv', { may: 'articles', query: correctionQuery, raw: 'text/csv' }),
  getCorrection: call('GET :id', { may: 'read', answer: detail }),
  /** Withdraws the published sentence. A report that is no longer spam gets the email that was held back. */
  changeCorrection: call('PATCH :id', { may: 'articles', body: correctionChanges, answer: detail }),
  /** Erases the report and everything stored about it; a published sentence stays. */
  eraseCorrection: call('DELETE :id', { may: 'articles' }),
  /**
   * Publishes the sentence of an accepted report, withdraws that of a declined one, and enqueues an email to a visitor
   * who left an address, once per decision. Rejects with 409 for spam, and if someone else decided in the meantime.
   */
  decideCorrection: call('POST :id', { may: 'articles', body: correctionDecision, answer: detail }),
  addCorrectionNote: call('POST :id', { may: 'articles', body: newNote, answer: detail }),
  /** Withdraws the published sentence of an erased report. */
  withdrawCorrection: call('DELETE :id', { may: 'articles' }),
}
