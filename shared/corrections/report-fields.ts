import type { FormField } from '../forms/field'

/**
 * The questions about a wrong value, except which value it is. A module of its own, so the admin's script does not load
 * the catalogue.
 */
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
    hint: 'Optional: a link to a page that says so, or how you know.',
    wide: true,
  },
  {
    name: 'email',
    label: 'Email',
    control: 'email',
    required: false,
    autocomplete: 'email',
    hint: 'Optional: where we can reply to you.',
    wide: true,
  },
]
