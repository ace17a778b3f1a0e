import type { Fact } from '../evidence'
import type { Vendor } from '../schema'
import { type DossierField, type DossierGroup, type DossierKey, dossierFields, dossierGroups } from './fields'
import { isBlank } from './schema'

/** The fact of a dossier's field that is named in data; unknown if there is no such field. */
export function dossierFact(vendor: Vendor, key: string): Fact<unknown> {
  return ((vendor as Partial<Record<string, unknown>>)[key] as Fact<unknown>) ?? { value: null, basis: 'unknown' }
}

/** The groups that apply to a vendor or contain facts about it. */
export function groupsFor(vendor: Vendor): DossierGroup<DossierKey>[] {
  return dossierGroups
    .filter((group) => !beside(vendor, group.key) || hasFacts(vendor, group))
    .map((group) => ({ ...group, fields: group.fields.filter((field) => belongs(vendor, field)) }))
}

/** The fields of a vendor's dossier, including those that do not apply to its kind of product. */
export function fieldsFor(vendor: Vendor): DossierField<DossierKey>[] {
  return dossierFields.filter((field) => belongs(vendor, field))
}

const beside = ({ product }: Vendor, group: string) => product?.beside?.includes(group) ?? false

/** Leaves out whether the product is an EMR, unless a source says that it is not: of an EMR nobody asks. */
function belongs(vendor: Vendor, { key }: DossierField<DossierKey>): boolean {
  return key !== 'product.isEhr' || !isBlank(vendor[key])
}

function hasFacts(vendor: Vendor, { fields }: DossierGroup<DossierKey>): boolean {
  return fields.some(({ key }) => !isBlank(vendor[key]))
}
