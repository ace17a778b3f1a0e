import { findVendor, type Vendor } from '../catalogue'
import { factByKey } from '../catalogue/facts'
import type { VendorId } from '../catalogue/ids'
import { factPath, hasValue } from '../catalogue/mark'
import { factPhrase } from '../catalogue/words'
import type { FactRef } from '../match/terms/answer'

/** A fact that matters to somebody who has a system today, with the address of its evidence. */
export interface PresentFact extends FactRef {
  label: string
  /** The value in words, without a period at the end. */
  text: string
  to: string
}

/** What matters to somebody who stays or leaves, gravest first. */
const keys = [
  'company.availability',
  'ai.transcriptRetention',
  'ai.trainsOnCustomerData',
  'incidents',
  'company.owner',
  'company.acquisitions',
  'leaving.exportScope',
  'leaving.exportFormat',
  'leaving.exportPrice',
  'leaving.exportDeadline',
  'contract.term',
  'contract.notice',
  'contract.cancellation',
] as const

/**
 * The known facts of a system of the catalogue that matter to somebody who has it: whether it goes on, what its AI keeps,
 * breaches, owner, export, and contract. Empty if nothing is known.
 */
export function factsOfPresent(id: VendorId): PresentFact[] {
  const vendor = findVendor(id)
  return vendor ? keys.flatMap((field) => presentFact(vendor, field)) : []
}

function presentFact(vendor: Vendor, field: string): PresentFact[] {
  const found = factByKey(vendor, field)
  if (!(found && hasValue(found.fact))) return []
  const { fact, row, place } = found
  return [
    {
      vendor: vendor.id,
      field,
      basis: fact.basis,
      label: row.label,
      text: factPhrase(row, fact),
      to: factPath(vendor.id, place),
    },
  ]
}
