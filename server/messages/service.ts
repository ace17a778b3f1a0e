import { contactSchema } from '../../shared/contact/schema'
import { messageTable } from './repository'

export const messageForm = { noun: 'message', schema: contactSchema, table: messageTable }
