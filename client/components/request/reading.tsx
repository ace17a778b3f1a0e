import type { FieldError } from '../../../shared/api'
import { clockTime } from '../../../shared/dates'
import { groupBy } from '../../../shared/group-by'
import { groups, type ReadingField } from '../../../shared/leads/reading/field'
import { checkField, type RequestReading, requestPath, type VisitorRequest } from '../../../shared/leads/request'
import { counted } from '../../../shared/words'
import { Button } from '../button'
import { Card } from '../card'
import { Field } from '../field'
import { Fold } from '../fold'
import { Notice } from '../notice'
import { allRight, type CheckResult } from './check-reading'

interface ReadingProps {
  request: VisitorRequest
  token: string
  result?: CheckResult
}

/** What was read of a request: a form to check while we work on it, and what is known by now. */
export function Reading({ request: { reading, state, timeZone, recommendation }, token, result }: ReadingProps) {
  const { open, checkedAt, known } = reading
  const isEditable = state === 'open' && !recommendation
  const form = <ReadingForm reading={reading} token={token} result={result} />
  if (!isEditable) return <KnownList known={known} />
  if (open > 0 || result) return form
  return (
    <>
      <p className="mb-4">
        {checkedAt ? (
          <>
            You checked this on <time dateTime={checkedAt}>{clockTime(checkedAt, timeZone)}</time>. Our recommendation
            rests on it.
          </>
        ) : (
          'Nothing here waits for your yes. Our recommendation rests on it.'
        )}
      </p>
      <KnownList known={known} />
      <Fold label="Change something" className="no-print mt-4">
        {form}
      </Fold>
    </>
  )
}

function KnownList({ known }: Pick<RequestReading, 'known'>) {
  if (known.length === 0) return <p>We read nothing from your words yet. A person reads them.</p>
  return (
    <dl className="rows">
      {known.map(({ label, text, isConfirmed }) => (
        <div key={`${label} ${text}`} className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {text}
            {!isConfirmed && <span className="text-ink-soft"> (as we read it)</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ReadingForm({ reading, token, result }: { reading: RequestReading; token: string; result?: CheckResult }) {
  const { fields, sequence, open, systems } = reading
  const byGroup = groupBy(fields, ({ group }) => group)
  return (
    <Card className="form-card p-5 sm:p-8">
      {result && <Faults result={result} fields={fields} />}
      <p className="mb-6">
        {open > 0
          ? `We read ${counted(open, 'point')} from your words. Are they right? What you say yes to decides what we recommend.`
          : 'Change what is not right.'}
      </p>
      <form method="post" action={requestPath(token)}>
        <input type="hidden" name="seen" value={sequence} />
        <datalist id={systemsId}>
          {systems.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {groups.map(([group, title]) => (
          <Question key={group} title={title} fields={byGroup.get(group) ?? []} result={result} />
        ))}
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          {open > 0 && (
            <Button type="submit" name={checkField} value={allRight} size="large">
              All of this is right
            </Button>
          )}
          <Button
            type="submit"
            name={checkField}
            value="changes"
            size="large"
            look={open > 0 ? 'secondary' : undefined}
          >
            Save my changes
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface QuestionProps {
  title: string
  fields: readonly ReadingField[]
  result: CheckResult | undefined
}

/** Whether a field shows or asks something; others are only there to add to it. */
const isFilled = ({ key, control, isChecked }: ReadingField) => (control === 'box' ? isChecked : key !== null)

/** One question with its controls, those that add something folded. What was entered before stays entered. */
function Question({ title, fields, result }: QuestionProps) {
  const filled = fields.filter((field) => isFilled(field) || field.name === 'per')
  const others = fields.filter((field) => !filled.includes(field))
  const isOpen = others.some(({ name }) => result && name in result.changed)
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="mb-3 font-semibold">{title}</legend>
      <Controls fields={filled} result={result} />
      {others.length > 0 && (
        <Fold label={filled.length > 0 ? 'Something else' : 'Say it here'} open={isOpen} className="mt-3">
          <Controls fields={others} result={result} />
        </Fold>
      )}
    </fieldset>
  )
}

function Controls({ fields, result }: Omit<QuestionProps, 'title'>) {
  const boxes = fields.filter(({ control }) => control === 'box')
  const entered = (name: string) => result?.changed[name]
  return (
    <>
      <div className="form-grid">
        {fields
          .filter(({ control }) => control !== 'box')
          .map((field) => (
            <div key={field.name} className="min-w-0">
              <Control
                field={field}
                value={entered(field.name)?.[0] ?? field.value}
                error={result?.errors.find((error) => error.field === field.name)?.message}
              />
              <Said field={field} />
            </div>
          ))}
      </div>
      {boxes.length > 0 && (
        <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {boxes.map((field) => (
            <li key={field.value} className="min-w-0">
              <Box field={field} isChecked={entered(field.name)?.includes(field.value) ?? field.isChecked} />
              <Said field={field} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Faults({ result: { errors, problem }, fields }: { result: CheckResult; fields: readonly ReadingField[] }) {
  if (problem) return <Notice title="Not saved">{problem}</Notice>
  return (
    <Notice title="Please check your answers">
      <ul className="faults list-disc stack-1">
        {errors.map(({ field, message }: FieldError) => (
          <li key={field}>
            {field && (
              <>
                <a href={`#${field}`} className="underline">
                  {fields.find(({ name }) => name === field)?.label ?? field}
                </a>
                {': '}
              </>
            )}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The list of the names of systems. */
const systemsId = 'systems'

interface ControlProps {
  field: ReadingField
  value: string
  error: string | undefined
}

/** A text or a choice, filled in. */
function Control({ field, value, error }: ControlProps) {
  const further =
    field.control === 'select'
      ? ({ control: 'select', placeholder: 'Not said' } as const)
      : ({ control: 'text', suggestions: field.isSystem ? systemsId : undefined } as const)
  return <Field field={{ ...field, required: false, ...further }} value={value} error={error} />
}

function Box({ field: { name, value, label }, isChecked }: { field: ReadingField; isChecked: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="checkbox size-5 shrink-0"
      />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {label}
      </span>
    </label>
  )
}

/** The words that a suggestion rests on, so that it can be judged. */
function Said({ field: { quote, contradiction, isOpen, label } }: { field: ReadingField }) {
  if (contradiction)
    return (
      <p className="mt-1 rounded-lg bg-mark px-3 py-2 text-sm" dir="auto">
        You said both "{contradiction[0]}" and "{contradiction[1]}". Which is right?
      </p>
    )
  if (quote === null || quote === label) return null
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]" dir="auto">
      {isOpen ? 'We read this in' : 'You wrote'}: "{quote}"
    </p>
  )
}
