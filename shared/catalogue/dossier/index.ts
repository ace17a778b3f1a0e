import type { Fact } from '../evidence'
import type { Vendor } from '../schema'
import { type DossierGroup, dossierGroups, groupsBesideThePoint } from './fields'

const unknown: Fact<unknown> = { value: null, basis: 'unknown' }

const besideThePoint: Fact<unknown> = {
  value: null,
  basis: 'not-applicable',
  note: 'The product is no record system.',
}

/** A dossier field's fact; `not-applicable` if the question does not fit this kind of product. */
export function dossierFact(vendor: Vendor, key: string): Fact<unknown> {
  return vendor.dossier[key] ?? (beside(vendor, groupOf(key)) ? besideThePoint : unknown)
}

function beside({ id }: Vendor, group: string): boolean {
  return groupsBesideThePoint[id]?.includes(group) ?? false
}

function groupOf(key: string): string {
  return dossierGroups.find(({ fields }) => fields.some((one) => one.key === key))?.key ?? ''
}

/** The groups that apply to a vendor or contain facts about it. */
export function groupsFor(vendor: Vendor): DossierGroup[] {
  return dossierGroups.filter((group) => !beside(vendor, group.key) || hasFacts(vendor, group))
}

function hasFacts(vendor: Vendor, { fields }: DossierGroup): boolean {
  return fields.some(({ key }) => vendor.dossier[key] !== undefined)
}
