import { listed } from '../../../shared/words'
import { escaped, paragraph } from './html'
import type { Plan } from './plan'
import { subjectOf } from './titles'

/** Chosen by the subject's length, so articles begin differently, and the same topic always begins the same way. */
export function opening(plan: Plan): string {
  const subject = subjectOf(plan) || listed(plan.systems.map(({ name }) => name)) || 'an EMR'
  const moving =
    'Moves go wrong when no one has read how the contract lets you leave. Here is what public pages confirm, what they leave open, and what to do each week.'
  const sentences = plan.leaving
    ? [moving]
    : [
        `Read this with one real case of your own in mind, and share it with the people who work with ${escaped(subject)} every day.`,
        `A decision about ${escaped(subject)} is easier with facts on the table. Here is what public pages confirm, what they leave open, and what to ask.`,
        `Here is what our records say about ${escaped(subject)}. Each value is marked with what it rests on. Where we found nothing, we say so.`,
      ]
  const chosen =
    plan.systems.length === 0 && plan.chosen.length > 0
      ? 'We chose the systems by their records in our catalogue. No vendor can pay to be named.'
      : ''
  return paragraph(sentences[subject.length % sentences.length] ?? '', chosen)
}
