import { contactSchema } from '../../shared/contact/schema'
import { messageTable } from './repository'

/** The contact form: its questions, validation, and table. */
export const messageForm = { noun: 'message', schema: contactSchema, table: messageTable }
