import { ApiError } from '../../../../shared/api'
import { enteredValue, isWrong } from '../../../../shared/leads/reading/entered-value'
import type { Decision } from '../../../../shared/match/terms/decision-schema'
import type { SlotKind } from '../../../../shared/match/terms/slots'

/** The decision that the form of one point sends. @throws ApiError 422 if its text is no value */
export function changedPoint({ key = '', kind, text = '', per = '', was = 'null' }: Record<string, string>): Decision {
  const entered = { kind: kind as SlotKind, text: text.trim(), per, accepts: JSON.parse(was) as unknown }
  const value = enteredValue({ ...entered, systemOf: (name) => ({ id: null, name }) })
  if (!isWrong(value)) return { key, value }
  const detail = 'Some fields need another look.'
  const errors = [{ field: key, message: value.wrong }]
  throw new ApiError({ type: 'about:blank', title: 'Unprocessable Content', status: 422, detail, errors })
}
