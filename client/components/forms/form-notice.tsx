import type { FormField } from '../../../shared/forms/field'
import { Notice } from '../notice'
import { failureLook, noticeClass } from '../notice-class'
import type { FormResult } from './send-form'

interface FormNoticeProps {
  fields: readonly FormField[]
  result: FormResult
  /** Shown if the answers could not be sent. */
  failure: { title: string; text: string }
}

/** Said on the page after success if the answers are held as suspected spam. */
export const heldText =
  'It came faster than most people type, or with many others from your network. So a person looks at it before we send any email about it. You do not need to send it again.'

/** Says why the form was not accepted. Everything that was entered is kept in each case. */
export function FormNotice({ fields, result, failure }: FormNoticeProps) {
  const { outcome } = result
  switch (outcome.kind) {
    case 'invalid':
      return (
        <Notice title="Please check your answers">
          <ul className="faults list-disc stack-1">
            {outcome.errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${field}`} className="underline">
                  {fields.find(({ name }) => name === field)?.label ?? field}
                </a>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'received':
      return (
        <Notice title="We already received your earlier answers">
          These answers are different. To submit them as a new request, send the form again.
        </Notice>
      )
    case 'failed':
      return <Notice title={failure.title}>{failure.text}</Notice>
  }
}

/** A form's attributes with what its script says if no response arrives; as text, browsers without scripts would show it. */
export const failureData = ({ title, text }: FormNoticeProps['failure']) => ({
  'data-failure-look': noticeClass(failureLook),
  'data-failure-title': title,
  'data-failure-text': text,
})
