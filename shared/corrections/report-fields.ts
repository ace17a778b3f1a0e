import type { FormField } from '../forms/field'

/** What is asked of a value that is wrong, apart from which one it is; kept apart from the catalogue's names, for the admin needs only these. */
export const reportFields: readonly FormField<'message' | 'source' | 'email'>[] = [
  {
    name: 'message',
    label: 'What is wrong',
    control: 'textarea',
    required: true,
    hint: 'What it should say, and since when. Please do not enter patient information.',
  },
  {
    name: 'source',
    label: 'Source',
    control: 'text',
    required: false,
    inputMode: 'url',
    hint: 'Optional: the address of a page that says so, or where you know it from.',
    wide: true,
  },
  {
    name: 'email',
    label: 'Email',
    control: 'email',
    required: false,
    autocomplete: 'email',
    hint: 'Optional: where we may answer you.',
    wide: true,
  },
]
