import type { Fact } from '../evidence'
import type { Vendor } from '../schema'
import { type DossierField, type DossierGroup, dossierFields, dossierGroups, groupsBesideThePoint } from './fields'

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
  return dossierGroups
    .filter((group) => !beside(vendor, group.key) || hasFacts(vendor, group))
    .map((group) => ({ ...group, fields: group.fields.filter((field) => belongs(vendor, field)) }))
}

/** The fields of a vendor's dossier, including those that do not apply to its kind of product. */
export function fieldsFor(vendor: Vendor): DossierField[] {
  return dossierFields.filter((field) => belongs(vendor, field))
}

/** Leaves out whether the product is an EMR, unless a source says that it is not: of an EMR nobody asks. */
function belongs({ dossier }: Vendor, { key }: DossierField): boolean {
  return key !== 'product.isEhr' || dossier[key] !== undefined
}

function hasFacts(vendor: Vendor, { fields }: DossierGroup): boolean {
  return fields.some(({ key }) => vendor.dossier[key] !== undefined)
}
