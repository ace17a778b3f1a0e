import type { FormField } from '../forms/field'
import type { ContactMessage } from './schema'

/** In the order of the form; the email to the team uses the same list. */
export const contactFields: readonly FormField<keyof ContactMessage>[] = [
  { name: 'name', label: 'Name', control: 'text', required: true, autocomplete: 'name' },
  { name: 'email', label: 'Email', control: 'email', required: true, autocomplete: 'email' },
  { name: 'subject', label: 'Subject', control: 'text', required: true, wide: true },
  {
    name: 'message',
    label: 'Message',
    control: 'textarea',
    required: true,
    hint: 'Please do not enter patient information.',
  },
]
