import type { ReactNode } from 'react'
import type { FormField } from '../../../shared/forms/field'
import { groupBy } from '../../../shared/group-by'
import { Button } from '../button'
import { Card } from '../card'
import { Field } from '../field'
import { FormNotice, failureData } from './form-notice'
import type { FormResult } from './send-form'

/** Values of one visit: the key that makes one submission of several clicks, and the time the form was shown. */
export interface Visit {
  idempotencyKey: string
  renderedAt: number
}

/** For a loader whose page is never cached: if strangers shared a key, their answers would count as one submission. */
export const newVisit = (): Visit => ({ idempotencyKey: crypto.randomUUID(), renderedAt: Date.now() })

interface QuestionFormProps {
  /** The page's own address, to which a browser without scripts posts the form. */
  action: string
  fields: readonly FormField[]
  visit: Visit
  /** Initial values before the first attempt; other fields are empty. */
  initial?: Readonly<Record<string, string>>
  /** Hidden fields with their values. */
  hidden?: Readonly<Record<string, string>>
  /** Set after a failed attempt. */
  result?: FormResult
  /** The button's label, and its label while the answers are being sent. */
  button: { idle: string; sending: string }
  failure: { title: string; text: string }
  /** The message logged to the console of a visitor whose answers could not be sent. */
  logged: string
  /** Small print below the button. */
  children?: ReactNode
}

/**
 * The questions in the order of `fields`. A plain POST to the page's own address; the script that sends it takes the
 * texts for waiting and for a missing answer from here.
 */
export function QuestionForm(props: QuestionFormProps) {
  const { action, fields, visit, initial, hidden = {}, result, button, failure, logged, children } = props
  const errors = result?.outcome.kind === 'invalid' ? result.outcome.errors : []
  const { idempotencyKey, renderedAt } = result ?? visit

  return (
    <Card className="form-card p-5 sm:p-8">
      {result && <FormNotice fields={fields} result={result} failure={failure} />}
      <p className="mb-6 text-sm text-ink-soft">
        Fields marked <span className="text-no">*</span> are required.
      </p>
      <form method="post" action={action} data-enhance="send" data-logged={logged} {...failureData(failure)}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {[...groupBy(fields, ({ section }) => section)].map(([section, asked]) => (
          <Section key={section ?? ''} name={section}>
            {asked.map((field) => (
              <Field
                key={field.name}
                field={field}
                value={(result?.values ?? initial)?.[field.name]}
                error={errors.find((error) => error.field === field.name)?.message}
              />
            ))}
          </Section>
        ))}
        <FormSignals idempotencyKey={idempotencyKey} renderedAt={renderedAt} />
        <Button type="submit" size="large" data-sending={button.sending} className="mt-8 w-full">
          {button.idle}
        </Button>
        {children && <p className="mx-auto mt-4 text-center text-sm text-ink-soft">{children}</p>}
      </form>
    </Card>
  )
}

function Section({ name, children }: { name?: string; children: ReactNode }) {
  if (name === undefined) return <div className="form-grid">{children}</div>
  return (
    <fieldset className="form-grid">
      <legend className="mb-4 text-xl font-semibold">{name}</legend>
      {children}
    </fieldset>
  )
}

interface FormSignalsProps {
  idempotencyKey: string
  /** Milliseconds since the epoch, by the clock of the server that rendered the page. */
  renderedAt: number
}

/**
 * Hidden fields: the key that makes one lead of a double click, the time the form was shown, and a field that only bots
 * fill in.
 */
function FormSignals({ idempotencyKey, renderedAt }: FormSignalsProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="renderedAt" defaultValue={renderedAt} />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="trap">Leave this field empty</label>
        <input id="trap" type="text" name="trap" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
