import { vendors } from '../catalogue'
import { dossierGroups } from '../catalogue/dossier/fields'
import { comparisonFields } from '../catalogue/fields'
import { factLabels } from '../dataset/fact-labels'
import type { FormField } from '../forms/field'
import { reportFields } from './report-fields'
import type { Correction } from './schema'

/** The group of each field in the list; the fields of the comparison and of the vendor's head have groups of their own. */
const groups = new Map<string, string>([
  ...comparisonFields.map(({ key, kind }) => [key, kind === 'boolean' ? 'Features' : 'Overview'] as const),
  ...['website', 'specialties', 'levelsOfCare', 'madeFor', 'notFor', 'bestFor'].map(
    (key) => [key, 'Care and fit'] as const,
  ),
  ...dossierGroups.flatMap(({ title, fields }) => fields.map(({ key }) => [key, title] as const)),
])

/** In the order of the form; the email to the team uses the same list. */
export const correctionFields: readonly FormField<keyof Correction>[] = [
  {
    name: 'vendor',
    label: 'Which system',
    control: 'select',
    required: true,
    options: vendors.map(({ id, name }) => ({ value: id, label: name })),
    placeholder: 'Select the system',
  },
  {
    name: 'field',
    label: 'Which value',
    control: 'select',
    required: true,
    options: [...factLabels].map(([value, label]) => ({ value, label, group: groups.get(value) })),
    placeholder: 'Select the value',
  },
  ...reportFields,
]
