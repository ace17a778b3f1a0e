import { dossierFields } from '../catalogue/dossier/fields'
import { comparisonFields } from '../catalogue/fields'

/** The label of each published fact of a vendor by its key, in the order of publication. */
export const factLabels: ReadonlyMap<string, string> = new Map([
  ...comparisonFields.map(({ key, label }): [string, string] => [key, label]),
  ['website', 'Website'],
  ['specialties', 'Kinds of care'],
  ['levelsOfCare', 'Levels of care'],
  ['madeFor', 'Made for'],
  ['notFor', 'Not made for'],
  ['bestFor', 'Best for'],
  ...dossierFields.map(({ key, label }): [string, string] => [key, label]),
])
