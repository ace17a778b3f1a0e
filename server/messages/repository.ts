import type { ContactMessage } from '../../shared/contact/schema'
import type { SubmissionTable } from '../submissions/table'

export const messageTable: SubmissionTable<ContactMessage> = {
  name: 'contact_messages',
  columns: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
  emails: [{ kind: 'contact-team' }],
  event: 'message.created',
}
