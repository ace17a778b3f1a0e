import { data, redirect } from 'react-router-dom'
import { type Api, ApiError, type FieldError } from '../../../shared/api'
import { leadFields } from '../../../shared/leads/fields'
import { leadSchema } from '../../../shared/leads/schema'
import { fieldErrors } from '../../../shared/validation'

/** What an unsuccessful attempt gives back to the form: all that was entered, and what became of it. */
export interface LeadFormResult {
  values: Record<string, string>
  /** The key for the next attempt: the same one while it is unsure whether the lead was stored. */
  idempotencyKey: string
  renderedAt: number
  outcome:
    | { kind: 'invalid'; errors: FieldError[] }
    /** This key's lead is stored already, with other answers. */
    | { kind: 'received' }
    | { kind: 'failed' }
}

/** Checks and submits what the form holds: a redirect to the confirmation, or the form again with its status. */
export async function sendLead(api: Api, form: FormData) {
  const values = readValues(form)
  const idempotencyKey = readText(form, 'idempotencyKey') || crypto.randomUUID()
  const renderedAt = Number(readText(form, 'renderedAt')) || Date.now()
  const again = (status: number, outcome: LeadFormResult['outcome'], nextKey = idempotencyKey) =>
    data<LeadFormResult>({ values, idempotencyKey: nextKey, renderedAt, outcome }, { status })

  const parsed = leadSchema.safeParse(values)
  if (!parsed.success) return again(422, { kind: 'invalid', errors: fieldErrors(parsed.error) })
  try {
    const signals = { trap: readText(form, 'trap'), elapsedMs: Math.max(0, Date.now() - renderedAt) }
    await api.submitLead({ lead: parsed.data, idempotencyKey, signals })
  } catch (error) {
    const { status, errors } = problemOf(error)
    if (status === 422 && errors.length > 0) return again(422, { kind: 'invalid', errors })
    if (status === 422) return again(422, { kind: 'received' }, crypto.randomUUID())
    return again(status === 429 ? 429 : 503, { kind: 'failed' })
  }
  return redirect('/thank-you')
}

/** Only errors that name a question of the form can be shown beside it. Anything unforeseen counts as a failure. */
function problemOf(error: unknown): { status: number; errors: FieldError[] } {
  if (!(error instanceof ApiError)) return { status: 503, errors: [] }
  const { status, errors = [] } = error.problem
  return { status, errors: errors.filter(({ field }) => leadFields.some(({ name }) => name === field)) }
}

function readValues(form: FormData): Record<string, string> {
  return Object.fromEntries(leadFields.map(({ name }) => [name, readText(form, name)]))
}

function readText(form: FormData, name: string): string {
  const entry = form.get(name)
  return typeof entry === 'string' ? entry : ''
}
