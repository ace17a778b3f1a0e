import { dossierFields } from '../catalogue/dossier/fields'
import { comparisonFields } from '../catalogue/fields'

/** What each published fact of a vendor is called, by its key and in the order in which facts are published. */
export const factLabels: ReadonlyMap<string, string> = new Map([
  ...comparisonFields.map(({ key, label }): [string, string] => [key, label]),
  ['website', 'Website'],
  ['specialties', 'Kinds of Care'],
  ['levelsOfCare', 'Levels of Care'],
  ['bestFor', 'Best for'],
  ...dossierFields.map(({ key, label }): [string, string] => [key, label]),
])
