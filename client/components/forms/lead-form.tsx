import { Link } from 'react-router'
import { arrivalField, referrerField } from '../../../shared/leads/arrival'
import { leadFormFields } from '../../../shared/leads/fields'
import { QuestionForm, type Visit } from './question-form'
import type { FormResult } from './send-form'

interface LeadFormProps {
  visit: Visit
  /** Answers that the visitor has given on another page. */
  initial?: Readonly<Record<string, string>>
  /** The site that linked to this page. */
  referrer?: string
  result?: FormResult
}

export function LeadForm({ visit, initial, referrer, result }: LeadFormProps) {
  return (
    <QuestionForm
      action="/get-recommendation"
      fields={leadFormFields}
      visit={visit}
      initial={initial}
      result={result}
      button={{ idle: 'Get My Free EMR Recommendation', sending: 'Submitting...' }}
      failure={{
        title: 'Submission Failed',
        text: 'There was an error submitting your form. Please try again.',
      }}
      hidden={{ [arrivalField]: '', [referrerField]: referrer ?? '' }}
      logged="The lead form could not be submitted"
    >
      We use your answers to write your recommendation, as described in our{' '}
      <Link to="/privacy" className="link unbroken">
        privacy policy
      </Link>
      . Vendors do not get your details unless you ask us to put you in touch. Our{' '}
      <Link to="/methodology" className="link">
        methodology
      </Link>{' '}
      explains how we work and what we promise.
    </QuestionForm>
  )
}
