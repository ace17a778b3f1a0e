import type { VendorId } from '../catalogue/ids'

/**
 * The published part of an accepted report: our own sentence, with no words of the visitor. `acceptedAt` is ISO 8601.
 */
export interface PublishedCorrection {
  id: string
  vendor: VendorId
  field: string
  statement: string
  acceptedAt: string
}
