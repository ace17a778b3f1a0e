import type { Fact, Vendor } from '../catalogue'
import { dossierFact, fieldsFor } from '../catalogue/dossier'
import { comparisonFields } from '../catalogue/fields'

/** A fact with the key under which it is published. */
export interface KeyedFact {
  field: string
  fact: Fact<unknown>
}

const ownFields = ['website', 'specialties', 'levelsOfCare', 'madeFor', 'notFor', 'bestFor'] as const

/** All facts of a vendor, known or not: those of its record, then those of its dossier. */
export function factsOf(vendor: Vendor): KeyedFact[] {
  return [
    ...comparisonFields.map(({ key }) => ({ field: key as string, fact: vendor[key] as Fact<unknown> })),
    ...ownFields.map((field) => ({ field: field as string, fact: vendor[field] as Fact<unknown> })),
    ...fieldsFor(vendor).map(({ key }) => ({ field: key, fact: dossierFact(vendor, key) })),
  ]
}
