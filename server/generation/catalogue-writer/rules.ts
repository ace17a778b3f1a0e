import { featureNotes, taskNotes } from '../../../shared/features/notes'
import { ruleSentence, rulesOn } from '../../../shared/rules'
import { today } from '../../../shared/rules/today'
import { escaped, heading, link, paragraph } from './html'
import type { Plan } from './plan'

const rulesMax = 3

/** For each rule that the topic names or depends on: the tracker's sentence, and of the article's subject what a practice does about it. */
export function ruleSections(plan: Plan): string {
  const { rules, features, tasks, areas } = plan
  const related = [
    // Whoever prescribes by video depends on this permission first.
    ...(plan.prescribes && features.includes('telehealth') ? ['dea-telemedicine', 'epcs'] : []),
    ...features.flatMap((key) => featureNotes[key].rules),
    ...tasks.flatMap((key) => taskNotes[key].rules),
    ...(areas.includes('substance-abuse') ? ['part-2'] : []),
  ]
  const ids = [...new Set([...rules, ...related])].slice(0, rulesMax)
  const tracked = rulesOn(today())
  return ids
    .flatMap((id) => tracked.filter((rule) => rule.id === id))
    .map(
      ({ id, name, exception, practice }) =>
        heading(name) +
        paragraph(escaped(ruleSentence(id)), exception && link(`/rules#${exception.id}`, exception.what)) +
        paragraph(
          // Who asks about something else gets the sentence alone.
          rules.includes(id) && features.length === 0 && escaped(practice),
          `See ${link(`/rules#${id}`, 'its dates and sources')}. This is not legal advice.`,
        ),
    )
    .join('')
}
