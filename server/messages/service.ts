import { contactSchema } from '../../shared/contact/schema'
import { messageTable } from './repository'

/** The contact form: what is asked, how it is checked, where it is kept. */
export const messageForm = { noun: 'message', schema: contactSchema, table: messageTable }
