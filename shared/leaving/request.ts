import type { Vendor } from '../catalogue'
import { keepsRecords, type LeavingQuestion, leavingQuestions } from './questions'

export type LeavingRequest = ReturnType<typeof leavingRequest>

/**
 * A letter, ready to send, that asks for what is unknown, and for the price and the time to export and read even if something on them is
 * published. It gives no notice, so it starts no notice period.
 */
export function leavingRequest(vendor: Vendor, open: readonly LeavingQuestion[]) {
  const what = keepsRecords(vendor) ? 'how our records would leave' : 'how our contract would end'
  return {
    opening: `We use ${vendor.name} under account [your account] and are reviewing ${what}, should we ever change systems. This is not a notice of termination. Please answer by [date], in writing:`,
    questions: leavingQuestions(vendor).flatMap((question) =>
      open.includes(question) ? question.sentence : (question.confirm ?? []),
    ),
    closing: 'Thank you. [Name, role, practice]',
  }
}
