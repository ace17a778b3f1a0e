import { useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router-dom'
import { leadFields } from '../../../shared/leads/fields'
import { Button } from '../button'
import { Card } from '../card'
import { Field } from '../field'
import { FormSignals } from './form-signals'
import { LeadNotice } from './lead-notice'
import type { LeadFormResult } from './send-lead'

interface LeadFormProps {
  visit: { idempotencyKey: string; renderedAt: number }
  /** Present when an attempt failed. */
  result?: LeadFormResult
}

/** All questions in the order of `leadFields`. Works as a plain POST to the page's own address. */
export function LeadForm({ visit, result }: LeadFormProps) {
  const submitting = useNavigation().formMethod === 'POST'
  const errors = result?.outcome.kind === 'invalid' ? result.outcome.errors : []
  const { idempotencyKey, renderedAt } = result ?? visit

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the failure is logged where it is seen, without what was entered.
    if (result?.outcome.kind === 'failed') console.error('The lead form could not be submitted')
  }, [result])

  return (
    <Card className="p-5 shadow-sm sm:p-8">
      {result && <LeadNotice result={result} />}
      <p className="mb-6 text-sm text-ink-soft">
        Questions marked <span className="text-no">*</span> need an answer.
      </p>
      <Form method="post" action="/get-recommendation">
        <div className="form-grid">
          {leadFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              value={result?.values[field.name]}
              error={errors.find((error) => error.field === field.name)?.message}
            />
          ))}
        </div>
        <FormSignals idempotencyKey={idempotencyKey} renderedAt={renderedAt} />
        <Button type="submit" size="large" disabled={submitting} className="mt-8 w-full">
          {submitting ? 'Submitting...' : 'Get My Free EMR Recommendation'}
        </Button>
        <p className="mt-4 text-center text-sm text-ink-soft">
          We use your answers to write your recommendation, as our{' '}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>{' '}
          says. How we work and what our promises mean:{' '}
          <Link to="/methodology" className="link">
            methodology
          </Link>
          .
        </p>
      </Form>
    </Card>
  )
}
