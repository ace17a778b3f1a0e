import { listed } from '../../../shared/words'
import { featureFact } from './facts'
import { escaped, paragraph } from './html'
import { hasOwnNeeds, needsOf } from './needs'
import type { Plan } from './plan'
import { whose } from './setting'
import { subjectOf } from './titles'

/** Chosen by the subject's length, so articles begin differently, and the same topic always begins the same way. */
export function opening(plan: Plan): string {
  const named = subjectOf(plan) || listed(plan.systems.map(({ name }) => name))
  const subject = escaped(named || (hasOwnNeeds(plan) ? `systems for ${whose(plan)}` : 'EMR systems'))
  const moving =
    'Moves go wrong when no one has read how the contract lets you leave. Here is what public pages confirm, what they leave open, and what to do each week.'
  const sentences = plan.leaving
    ? [moving]
    : [
        `Here is what our records say about ${subject}. Each value is marked with what it rests on. Where we found nothing, we say so.`,
        `Here is what public pages confirm about ${subject}, what they leave open, and what to ask.`,
      ]
  const chosen =
    plan.systems.length === 0 && plan.chosen.length > 0
      ? `We chose ${listed(plan.chosen.map(({ name }) => escaped(name)))} by what our catalogue records. No vendor can pay to be named.`
      : ''
  return paragraph(sentences[subject.length % sentences.length] ?? '', chosen, unconfirmed(plan))
}

/** Names the needs that no chosen system's record confirms, because they decide where to begin. */
function unconfirmed(plan: Plan): string {
  const { chosen } = plan
  const isOpen = (one: ReturnType<typeof needsOf>[number]) => {
    const { key } = one
    return key === undefined || chosen.every((vendor) => featureFact(vendor, key).reading === null)
  }
  const open = needsOf(plan).filter(isOpen)
  if (chosen.length === 0 || open.length === 0) return ''
  const records = chosen.length === 1 ? 'The record does not confirm' : 'No record confirms'
  return `${records} ${listed(
    open.map(({ name }) => escaped(name)),
    'or',
  )}, so begin the demo there.`
}
