import type { VendorId } from './ids'

/** Catalogue entries that keep no clinical record, so nobody can switch to them from an EMR. */
const notAnEmr: Partial<Record<VendorId, string>> = {
  clearent: 'A payment processor, not an EMR: it takes card payments alongside one.',
  doxy: 'A video-visit service, not an EMR: it adds telehealth alongside one.',
}

/** Catalogue entries that cover one part of the work and need another system for the rest. */
const partialRecord: Partial<Record<VendorId, string>> = {
  therabill: 'a billing product used alongside a chart that is kept elsewhere',
  mentegram: 'a tool for questionnaires between sessions',
}

/** The kind of product, if it is not an EMR; otherwise undefined. */
export function outOfScope({ id }: { id: VendorId }): string | undefined {
  return notAnEmr[id]
}

/** What part of the work a system covers, if it needs another one for the rest; otherwise undefined. */
export function partOfTheWork({ id }: { id: VendorId }): string | undefined {
  return partialRecord[id]
}
