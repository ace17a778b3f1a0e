import type { VendorId } from '../catalogue/ids'

/** What is published of an accepted report: our own sentence, and nothing of whoever sent it. `acceptedAt`: ISO 8601. */
export interface PublishedCorrection {
  id: string
  vendor: VendorId
  field: string
  statement: string
  acceptedAt: string
}
