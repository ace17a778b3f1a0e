import type { Vendor } from '../catalogue'
import { keepsRecords, type LeavingQuestion } from './questions'

/** The letter to a vendor, ready to send: its opening, the questions, and its closing. */
export interface LeavingRequest {
  opening: string
  questions: readonly string[]
  closing: string
}

/** A letter that asks for what is unknown. It gives no notice, so it starts no notice period. */
export function leavingRequest(vendor: Vendor, open: readonly LeavingQuestion[]): LeavingRequest {
  const what = keepsRecords(vendor) ? 'how our records would leave' : 'how our contract would end'
  return {
    opening: `We use ${vendor.name} under account [your account] and are reviewing ${what}, should we ever change systems. This is not a notice. Please answer by [date], in writing:`,
    questions: open.map(({ sentence }) => sentence),
    closing: 'Thank you. [Name, role, practice]',
  }
}
