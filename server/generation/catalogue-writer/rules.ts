import { featureNotes, taskNotes } from '../../../shared/features/notes'
import { ruleSentence, rulesOn } from '../../../shared/rules'
import { today } from '../../../shared/rules/today'
import type { Plan } from './plan'
import { joined, link, type Prose, paragraph, prose, section } from './prose'

const rulesMax = 3

/** For each rule that the topic names or depends on: the tracker's sentence, and of the article's subject what a practice does about it. */
export function ruleSections(plan: Plan): Prose {
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
  return joined(
    ids
      .flatMap((id) => tracked.filter((rule) => rule.id === id))
      .map(({ id, name, exception, practice }) =>
        section(
          name,
          paragraph(ruleSentence(id), exception && link(`/rules#${exception.id}`, exception.what)),
          paragraph(
            // Who asks about something else gets the sentence alone.
            rules.includes(id) && features.length === 0 && practice,
            prose`See ${link(`/rules#${id}`, 'its dates and sources')}. This is not legal advice.`,
          ),
        ),
      ),
  )
}
