import type { VendorId } from './ids'

/** Catalogue entries that keep no clinical record, so nobody can switch to them from an EMR. */
const notAnEmr: Partial<Record<VendorId, { kind: string; use: string }>> = {
  clearent: { kind: 'payment processor', use: 'takes card payments' },
  doxy: { kind: 'video-visit service', use: 'adds telehealth' },
}

/** Catalogue entries that cover one part of the work and need another system for the rest. */
const partialRecord: Partial<Record<VendorId, string>> = {
  therabill: 'a billing product used alongside a chart that is kept elsewhere',
  mentegram: 'a tool for questionnaires between sessions',
}

/** What a product is that is not an EMR, in a sentence; undefined for an EMR. */
export function outOfScope({ id }: { id: VendorId }): string | undefined {
  const product = notAnEmr[id]
  return product && `A ${product.kind}, not an EMR. It ${product.use} alongside one.`
}

/** The kind of product: `EMR`, `payment processor`. */
export function productKind({ id }: { id: VendorId }): string {
  return notAnEmr[id]?.kind ?? 'EMR'
}

/** What part of the work a system covers, if it needs another one for the rest; otherwise undefined. */
export function partOfTheWork({ id }: { id: VendorId }): string | undefined {
  return partialRecord[id]
}

/** Why nobody can switch to a system from an EMR, in a sentence; undefined for one that keeps a full record. */
export function notARecord(vendor: { id: VendorId }): string | undefined {
  const part = partOfTheWork(vendor)
  return outOfScope(vendor) ?? (part && `Not a full record, but ${part}.`)
}

/** Entries that are no EMR, by what somebody can ask for instead of one. */
const products: Partial<Record<VendorId, 'billing' | 'video' | 'payments' | 'other'>> = {
  clearent: 'payments',
  doxy: 'video',
  therabill: 'billing',
  mentegram: 'other',
}

export const productOf = ({ id }: { id: VendorId }): 'emr' | 'billing' | 'video' | 'payments' | 'other' =>
  products[id] ?? 'emr'
