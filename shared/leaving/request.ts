import type { Vendor } from '../catalogue'
import { keepsRecords, type LeavingQuestion, leavingQuestions } from './questions'

/** The letter to a vendor, ready to send: its opening, the questions, and its closing. */
export interface LeavingRequest {
  /** What the letter asks about, for the reader who sends it. */
  about: string
  opening: string
  questions: readonly string[]
  closing: string
}

/**
 * A letter that asks for what is unknown, and for the price and the time to export and read even if something on them is
 * published. It gives no notice, so it starts no notice period.
 */
export function leavingRequest(vendor: Vendor, open: readonly LeavingQuestion[]): LeavingRequest {
  const [what, about] = keepsRecords(vendor)
    ? ['how our records would leave', 'the export of your records, your access to them afterward, and your contract']
    : ['how our contract would end', 'your contract, your data, and the handover']
  return {
    about,
    opening: `We use ${vendor.name} under account [your account] and are reviewing ${what}, should we ever change systems. This is not a notice of termination. Please answer by [date], in writing:`,
    questions: leavingQuestions(vendor).flatMap((question) =>
      open.includes(question) ? question.sentence : (question.confirm ?? []),
    ),
    closing: 'Thank you. [Name, role, practice]',
  }
}
