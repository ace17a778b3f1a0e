import { data, redirect } from 'react-router'
import type { z } from 'zod'
import { ApiError, type FieldError, type SubmissionProof } from '../../../shared/api'
import { ownPageHeader, submissionIdHeader } from '../../../shared/forms/enhanced'
import type { FormField } from '../../../shared/forms/field'
import { fieldErrors } from '../../../shared/validation'

/** What a failed attempt returns to the form: everything that was entered, and the outcome. */
export interface FormResult {
  values: Record<string, string>
  /** The key for the next attempt: the same one as long as the answers may have been stored. */
  idempotencyKey: string
  renderedAt: number
  outcome:
    | { kind: 'invalid'; errors: FieldError[] }
    /** This key was already used for other answers. */
    | { kind: 'received' }
    | { kind: 'failed' }
}

/** How one form's answers are handled. */
interface Sending<Answers> {
  fields: readonly FormField[]
  schema: z.ZodType<Answers>
  submit: (
    answers: Answers,
    proof: SubmissionProof,
    form: FormData,
  ) => Promise<{ id: string; isHeld?: boolean; page?: string | undefined }>
  /** The page after success. Its query gets `held` if a person looks at the answers before anything is sent. */
  next: string
}

/** Checks and submits a form's answers: a redirect to the next page, or the form again with its status. */
export async function sendForm<Answers>(request: Request, { fields, schema, submit, next }: Sending<Answers>) {
  const form = await request.formData()
  const values = readValues(form, fields)
  const idempotencyKey = readText(form, 'idempotencyKey') || crypto.randomUUID()
  const shownAt = Number(readText(form, 'renderedAt') || Number.NaN)
  const renderedAt = Number.isFinite(shownAt) ? shownAt : Date.now()
  // A form that the page did not render, such as a script's, has no time that could be judged.
  const elapsed = form.has('renderedAt') ? { elapsedMs: Date.now() - renderedAt } : {}
  const again = (status: number, outcome: FormResult['outcome'], nextKey = idempotencyKey) =>
    data<FormResult>({ values, idempotencyKey: nextKey, renderedAt, outcome }, { status })

  const parsed = schema.safeParse(values)
  if (!parsed.success) return again(422, { kind: 'invalid', errors: fieldErrors(parsed.error) })
  try {
    const trap = readText(form, 'trap')
    const { isHeld, ...stored } = await submit(parsed.data, { idempotencyKey, signals: { trap, ...elapsed } }, form)
    // Who filled in the hidden field learns nothing from the answer.
    return redirect(isHeld && !trap ? held(next) : next, { headers: headersOf(stored) })
  } catch (error) {
    const { status, errors } = problemOf(error, fields)
    if (status === 422 && errors.length > 0) return again(422, { kind: 'invalid', errors })
    if (status === 422) return again(422, { kind: 'received' }, crypto.randomUUID())
    return again(status === 429 ? 429 : 503, { kind: 'failed' })
  }
}

const headersOf = ({ id, page }: { id: string; page?: string | undefined }): Record<string, string> => ({
  [submissionIdHeader]: id,
  ...(page && { [ownPageHeader]: page }),
})

const held = (address: string) => `${address}${address.includes('?') ? '&' : '?'}held`

/** Only errors that name a question of the form can be shown beside it. Anything unforeseen counts as a failure. */
function problemOf(error: unknown, fields: readonly FormField[]): { status: number; errors: FieldError[] } {
  if (!(error instanceof ApiError)) return { status: 503, errors: [] }
  const { status, errors = [] } = error.problem
  return { status, errors: errors.filter(({ field }) => fields.some(({ name }) => name === field)) }
}

function readValues(form: FormData, fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, readText(form, name)]))
}

export function readText(form: FormData, name: string): string {
  const entry = form.get(name)
  return typeof entry === 'string' ? entry : ''
}
