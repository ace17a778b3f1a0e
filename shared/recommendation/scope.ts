import type { Vendor, VendorId } from '../catalogue'
import type { Judgement } from './judgement'

/** Catalogue entries that keep no clinical record, so that nobody can move to them from an EMR. */
const notAnEmr = new Map<VendorId, string>([
  ['clearent', 'A payment processor, not an EMR: it takes card payments beside one.'],
  ['doxy', 'A video-visit service, not an EMR: it adds telehealth beside one.'],
])

/** Catalogue entries that cover one part of the work and lean on another system for the rest. */
const partialRecord = new Map<VendorId, string>([
  ['therabill', 'a billing product beside a chart that is kept elsewhere'],
  ['mentegram', 'a tool for questionnaires between sessions'],
])

/** Why a vendor is never ranked as a system to move to, or undefined when it may be. */
export function outOfScope(vendor: Vendor): string | undefined {
  return notAnEmr.get(vendor.id)
}

/** What part of the work a vendor covers that leans on another system for the rest, or undefined. */
export function partOfTheWork(vendor: Vendor): string | undefined {
  return partialRecord.get(vendor.id)
}

/** Whether the vendor can be the practice's only record. */
export function judgeScope(vendor: Vendor): Judgement {
  const part = partOfTheWork(vendor)
  if (part === undefined) return { share: 1, reasons: [], tradeOffs: [] }
  const bestFor = vendor.bestFor.value ? ` The catalogue calls it best for: ${vendor.bestFor.value}` : ''
  return { share: 0, reasons: [], tradeOffs: [`Not a full record on its own, but ${part}.${bestFor}`] }
}
