import { data, redirect } from 'react-router'
import { type Api, ApiError, type FieldError } from '../../../shared/api'
import { decisionsOf, type Posted } from '../../../shared/leads/reading/decisions-of'
import { checkField, requestPath } from '../../../shared/leads/request'
import type { SystemName } from '../../../shared/match/terms/known'

/** What a rejected form with the reading gets back: all that was changed in it, and why it was not kept. */
export interface CheckResult {
  changed: Posted
  errors: FieldError[]
  /** Why, if no single field is at fault. */
  problem: string
}

/** The form's button for "All of this is right". */
export const allRight = 'all'

/** Keeps what a posted form says of the reading: a redirect, or the form again with its status. */
export async function checkReading(api: Api, token: string, form: FormData) {
  const seen = sequenceIn(form)
  const { fields, systems } = await api.readReading(token, seen)
  const posted: Posted = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String)]))
  const isAllRight = form.get(checkField) === allRight
  const taken = decisionsOf({ fields, posted, isAllRight, systemOf: (name) => systemNamed(name, systems) })
  const again = (status: number, errors: FieldError[], problem: string) =>
    data<CheckResult>({ changed: taken.changed, errors, problem }, { status })

  if (taken.errors.length > 0) return again(422, taken.errors, '')
  try {
    if (taken.decisions.length > 0) await api.decideRequest(token, taken.decisions, seen)
    return redirect(`${requestPath(token)}?done=${isAllRight ? 'checked' : 'changed'}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status === 404) throw error
    const { status, detail } = error.problem
    return again(status, [], status === 409 && detail ? detail : 'We could not save this. Please try again.')
  }
}

function sequenceIn(form: FormData): number {
  const seen = Number(form.get('seen') || Number.NaN)
  return Number.isSafeInteger(seen) && seen >= 0 ? seen : 0
}

const plain = (name: string) => name.replaceAll(/\s+/g, '').toLowerCase()

/** The system of that name, however it is spaced; one that we do not know keeps its name. */
const systemNamed = (name: string, systems: readonly SystemName[]): SystemName =>
  systems.find((system) => plain(system.name) === plain(name)) ?? { id: null, name }
