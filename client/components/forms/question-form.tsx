import { type ReactNode, useEffect } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import type { FormField } from '../../../shared/forms/field'
import { Button } from '../button'
import { Card } from '../card'
import { Field } from '../field'
import { FormNotice } from './form-notice'
import { FormSignals } from './form-signals'
import type { FormResult } from './send-form'

/** Values of one visit: the key that makes one submission of many clicks, and the time the form was shown. */
export interface Visit {
  idempotencyKey: string
  renderedAt: number
}

/** Belongs into a loader whose page is never cached: a key that strangers shared would merge their answers. */
export const newVisit = (): Visit => ({ idempotencyKey: crypto.randomUUID(), renderedAt: Date.now() })

interface QuestionFormProps {
  /** The page's own address, to which a browser without scripts posts the form. */
  action: string
  fields: readonly FormField[]
  visit: Visit
  /** Present when an attempt failed. */
  result?: FormResult
  /** What the button says, and what it says while the answers are on their way. */
  button: { idle: string; sending: string }
  failure: { title: string; text: string }
  /** What is written to the console of a visitor whose answers could not be sent. */
  logged: string
  /** Small print under the button. */
  children?: ReactNode
}

/** The questions in the order of `fields`. Works as a plain POST to the page's own address. */
export function QuestionForm({ action, fields, visit, result, button, failure, logged, children }: QuestionFormProps) {
  const sending = useNavigation().formMethod === 'POST'
  const errors = result?.outcome.kind === 'invalid' ? result.outcome.errors : []
  const { idempotencyKey, renderedAt } = result ?? visit

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the failure is logged where it is seen, without what was entered.
    if (result?.outcome.kind === 'failed') console.error(logged)
  }, [result, logged])

  return (
    <Card className="p-5 shadow-sm sm:p-8">
      {result && <FormNotice fields={fields} result={result} failure={failure} />}
      <p className="mb-6 text-sm text-ink-soft">
        Questions marked <span className="text-no">*</span> need an answer.
      </p>
      <Form method="post" action={action}>
        <div className="form-grid">
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={result?.values[field.name]}
              error={errors.find((error) => error.field === field.name)?.message}
            />
          ))}
        </div>
        <FormSignals idempotencyKey={idempotencyKey} renderedAt={renderedAt} />
        <Button type="submit" size="large" disabled={sending} className="mt-8 w-full">
          {sending ? button.sending : button.idle}
        </Button>
        {children && <p className="mt-4 text-center text-sm text-ink-soft">{children}</p>}
      </Form>
    </Card>
  )
}
