import { vendors } from '../catalogue'
import { fields } from '../catalogue/fields'
import type { FormField } from '../forms/field'
import { reportFields } from './report-fields'
import type { Correction } from './schema'

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
    options: fields.map(({ key, label, group }) => ({ value: key, label, group })),
    placeholder: 'Select the value',
  },
  ...reportFields,
]
