import { Link } from 'react-router'
import { contactFields } from '../../../shared/contact/fields'
import { QuestionForm, type Visit } from './question-form'
import type { FormResult } from './send-form'

interface ContactFormProps {
  visit: Visit
  result?: FormResult
}

export function ContactForm({ visit, result }: ContactFormProps) {
  return (
    <QuestionForm
      action="/contact"
      fields={contactFields}
      visit={visit}
      result={result}
      button={{ idle: 'Send Message', sending: 'Sending...' }}
      failure={{ title: 'Error', text: 'Failed to send message. Please try again.' }}
      logged="The contact form could not be sent"
    >
      We use what you write to answer you, as described in our{' '}
      <Link to="/privacy" className="link">
        privacy policy
      </Link>
      .
    </QuestionForm>
  )
}
