import { z } from 'zod'
import { requiredEmail, requiredText, textBounds } from '../text'

/** A message from the contact form. Unknown keys are dropped. */
export const contactSchema = z.object(
  {
    name: requiredText(textBounds.name, 'Enter your name.'),
    email: requiredEmail('Enter your email address.'),
    subject: requiredText(textBounds.name, 'Enter a subject.'),
    message: requiredText(textBounds.text, 'Write your message.'),
  },
  { error: 'Send the message as one JSON object.' },
)

export type ContactMessage = z.output<typeof contactSchema>
