import type { FieldError } from '../../api'
import { type Decision, decisionSchema } from '../../match/terms/decision-schema'
import type { SystemName } from '../../match/terms/known'
import { enteredValue, isWrong } from './entered-value'
import type { ReadingField } from './field'

/** What a form sent, by name. */
export type Posted = Readonly<Record<string, readonly string[]>>

interface Taken {
  decisions: Decision[]
  errors: FieldError[]
  /** What was entered and differs from what the form showed, by name, so that nothing is lost. */
  changed: Posted
}

interface Taking {
  /** The fields as the form showed them. */
  fields: readonly ReadingField[]
  posted: Posted
  /** Whether all that the form shows is right, and not only what was changed. */
  isAllRight: boolean
  /** The system that a name means. */
  systemOf: (name: string) => SystemName
}

/** The decisions of a posted form. What was neither changed nor said to be right makes none. */
export function decisionsOf(taking: Taking): Taken {
  const { fields, posted } = taking
  const taken: Taken = { decisions: [], errors: [], changed: changedIn(fields, posted) }
  // A box that is not ticked is not sent, so only a form with its other fields says anything about boxes.
  const isWhole = fields.every(({ control, name }) => control === 'box' || name in posted)
  if (!isWhole) return { ...taken, errors: [{ field: '', message: 'Please send the whole form.' }] }
  for (const field of fields) {
    const decision = decisionOf(field, taken.changed, taking)
    if (decision === null) continue
    const result = typeof decision === 'string' ? decision : decisionSchema.safeParse(decision)
    if (typeof result !== 'string' && result.success) taken.decisions.push(result.data)
    else {
      const message = typeof result === 'string' ? result : result.error.issues[0]?.message
      taken.errors.push({ field: field.name, message: message ?? 'Check this.' })
    }
  }
  return taken
}

/** What one field says: a decision, why what was entered is none, or nothing. */
function decisionOf(field: ReadingField, changed: Posted, taking: Taking): Decision | string | null {
  const { posted, isAllRight, systemOf } = taking
  const { key, name, control, isOpen, value, accepts } = field
  if (control === 'box') return boxDecision(field, posted[name] ?? [], isAllRight)
  const isChanged = name in changed || (name === 'budget' && 'per' in changed)
  if (isChanged) return key === null ? addedDecision(field, posted, systemOf) : changedDecision(field, posted, systemOf)
  return key !== null && isAllRight && isOpen && value !== '' ? { key, value: accepts } : null
}

function changedIn(fields: readonly ReadingField[], posted: Posted): Posted {
  const names = [...new Set(fields.map(({ name }) => name))]
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = fields.filter((field) => field.name === name)
      const shown = own.flatMap((field) => (field.control !== 'box' || field.isChecked ? field.value : []))
      const sent = (posted[name] ?? []).map((value) => value.trim())
      const isSame = shown.length === sent.length && shown.every((value) => sent.includes(value))
      return isSame ? [] : [[name, sent]]
    }),
  )
}

function boxDecision(field: ReadingField, sent: readonly string[], isAllRight: boolean): Decision | null {
  const { key, value, isChecked, isOpen, accepts } = field
  if (key === null) return null
  const isSent = sent.includes(value)
  if (isSent !== isChecked) return { key, value: isSent ? accepts : null }
  return isSent && isAllRight && isOpen ? { key, value: accepts } : null
}

const textOf = (posted: Posted, name: string) => (posted[name]?.[0] ?? '').trim()

function changedDecision(field: ReadingField, posted: Posted, systemOf: Taking['systemOf']): Decision | string | null {
  const text = textOf(posted, field.name)
  const key = field.key ?? ''
  if (text === '') return { key, value: null }
  const value = enteredValue({ ...field, text, per: textOf(posted, 'per'), systemOf })
  return isWrong(value) ? value.wrong : { key, value }
}

function addedDecision(field: ReadingField, posted: Posted, systemOf: Taking['systemOf']): Decision | string | null {
  const text = textOf(posted, field.name)
  if (text === '') return null
  if (field.kind === 'wish') {
    if (!field.name.startsWith('add-wish-')) return null
    const stance = textOf(posted, field.name.replace('wish', 'stance'))
    return stance === '' ? 'Say how much you want it.' : { key: text, value: stance }
  }
  if (field.kind === 'budget') return null
  if (field.kind === 'avoided') {
    const system = systemOf(text)
    return { key: `avoided:${system.id ?? system.name}`, value: system }
  }
  return { key: `${field.kind}:${text}`, value: field.kind === 'question' ? { closed: null, answer: null } : true }
}
