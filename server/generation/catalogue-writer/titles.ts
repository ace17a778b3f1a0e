import { taskNotes } from '../../../shared/features/notes'
import { featureLabel } from '../../../shared/match/terms/features'
import { rules as tracked } from '../../../shared/rules'
import { capitalized, listed } from '../../../shared/words'
import type { Plan } from './plan'
import { settingsInWords } from './setting'
import { careAdjective, listedPrograms, numberWord, withoutArticle } from './words'

/** A feature's label for a headline: `medication administration`, without the `(eMAR)` after it. */
export const shortLabel = (key: Plan['features'][number]) =>
  withoutArticle(featureLabel(key).replace(/ \([^()]*\)$/, ''))

/** The article's subject in the words of a headline; empty if the topic names only the practice. */
export function subjectOf({ features, tasks, rules }: Plan): string {
  const named = [...tasks.map((key) => taskNotes[key].name), ...features.map(shortLabel)].slice(0, 2)
  if (named.length > 0) return listed(named)
  return tracked.find(({ id }) => id === rules[0])?.name ?? ''
}

/**
 * The end of a headline: ` in residential programs`, ` for a solo practice`; empty if the topic does not say.
 * @param before what stands before the kind of practice: an EMR is chosen for a program, not in one
 */
function practiceOf(plan: Plan, before: 'in' | 'for' = 'in'): string {
  const { areas, settings, size, prescribes, country, noFit } = plan
  if (country) return ' outside the United States'
  const setting = settingsInWords(plan)
  const [area] = areas
  // Mental health is what a site on behavioral health assumes: `for a solo practice` says enough.
  const isAssumed = size !== null && area === 'mental-health'
  const isOpen = settings.length === 0 || (noFit !== null && !(area && setting.includes(careAdjective(area))))
  const care = prescribes ? 'psychiatry' : area && isOpen && !isAssumed ? `${careAdjective(area)} care` : ''
  const kind = settings.length > 1 ? [setting] : [setting, care].filter(Boolean)
  const place = size ? 'in' : before
  return `${kind.length > 0 ? ` ${place} ${listedPrograms(kind)}` : ''}${size ? ` for ${size.words}` : ''}`
}

/** Whether it asks which system to choose for a feature, so that systems are compared first. */
const choosesByFeature = ({ form, chooses, features, tasks, chosen }: Plan) =>
  form === 'choice' && chooses && features.length > 0 && tasks.length === 0 && chosen.length > 1

/** A headline that names only what the article covers. */
export function titleOf(plan: Plan): string {
  const [subject, practice, names] = [subjectOf(plan), practiceOf(plan), listed(plan.systems.map(({ name }) => name))]
  if (plan.leaving) return leavingTitle(plan)
  if (plan.asksCost) return costTitle(subject, names) + practice
  if (names) return systemsTitle(plan, names)
  if (plan.noFit)
    return `${subject ? capitalized(subject) + practice : `Choosing an EMR${practiceOf(plan, 'for')}`}: what is known and what to ask`
  if (plan.features.length + plan.tasks.length > 0)
    return choosesByFeature(plan)
      ? `Choosing an EMR with ${subject}${practiceOf(plan, 'for')}`
      : howOr(plan.form, subject + practice)
  if (subject) return `${subject}: what ${isPlural(subject) ? 'they mean' : 'it means'} for a practice and its EMR`
  return practice ? `Choosing an EMR${practiceOf(plan, 'for')}` : 'Choosing an EMR: where to start and what to ask'
}

const costTitle = (subject: string, names: string) =>
  `What ${subject || names || 'an EMR'} costs${subject && names ? ` in ${names}` : ''}`

function systemsTitle(plan: Plan, names: string): string {
  const [subject, practice] = [subjectOf(plan), practiceOf(plan)]
  if (plan.systems.length > 1) return `${names} compared${subject ? ` on ${subject}` : ''}${practice}`
  return subject
    ? howOr(plan.form, `${subject} in ${names}`)
    : `${names}${practice}: strengths, limits, and what to ask`
}

function leavingTitle({ leaving, systems, size, settings, areas }: Plan): string {
  const to = systems.length > 0 ? ` for ${listed(systems.map(({ name }) => name))}` : ''
  const setting = settings[0] ? ` in ${settingsInWords({ settings: settings.slice(0, 1), areas })}` : ''
  const what =
    !leaving?.vendor && leaving?.name
      ? 'what to ask and where to look next'
      : size
        ? `what ${practiceOfSize(size)} should export and ask`
        : 'what to export and what to ask'
  return `Leaving ${leaving?.name ?? 'your EMR'}${to}${setting}: ${what}`
}

/** A practice with a number of clinicians as one word of a headline can say it: `a six-clinician practice`. */
const practiceOfSize = ({ words, providers }: NonNullable<Plan['size']>) =>
  /\d/.test(words)
    ? `${[8, 11, 18].includes(providers) ? 'an' : 'a'} ${numberWord(providers)}-clinician practice`
    : words

const isPlural = (name: string) => /(?:criteria|[^s]s)$/.test(name)

const howOr = (form: Plan['form'], words: string) =>
  form === 'how-to' ? `How to set up ${words}` : `${capitalized(words)}: what to look for and what to ask`

/** What the article covers, in one sentence for lists and search engines. */
export function excerptOf(plan: Plan): string {
  const { leaving, asksCost, chosen, systems } = plan
  const [subject, practice, names] = [subjectOf(plan), practiceOf(plan), listed(chosen.map(({ name }) => name))]
  if (leaving?.name && !leaving.vendor)
    return `What to ask ${leaving.name} before you leave it, where to look next, and how to plan the move week by week.`
  if (leaving)
    return leaving.name
      ? `What public pages say about leaving ${leaving.name}, what they leave open, and how to plan the move week by week.`
      : 'What a full export of your records has to contain, what to ask your vendor in writing, and how to plan the move week by week.'
  if (asksCost)
    return `The prices our catalogue has for ${subject || names || 'EMR systems'}${practice}, where each one comes from, and what we do not know.`
  if (systems.length > 1)
    return `${names} side by side${practice}: what our records say about each, where they differ, and what is not verified.`
  if (choosesByFeature(plan))
    return `How ${names} compare for ${subject}${practice}, by what our catalogue says of each, and what to ask.`
  if (subject) return workExcerpt(plan, subject, practice)
  return chosen.length > 0
    ? `What matters${practice || ' in choosing an EMR'}, and how ${names} ${chosen.length > 1 ? 'compare' : 'measures up'} according to our catalogue.`
    : `Choosing an EMR${practiceOf(plan, 'for')}: what matters, what we know, and what to ask a vendor.`
}

function workExcerpt({ form, systems, features, tasks }: Plan, named: string, practice: string): string {
  if (systems.length + features.length + tasks.length === 0)
    return `What ${named} ${isPlural(named) ? 'mean' : 'means'} for a practice and its EMR, and what to ask a vendor.`
  const [subject, where] = [named + practice, systems[0] ? ` in ${systems[0].name}` : '']
  return form === 'how-to'
    ? `The steps to set up ${subject}${where}, the usual mistakes, what ${systems[0] ? 'our record says' : 'our records say about each system'}, and what to ask.`
    : `What to expect from ${subject}${where}, what our records say, and what to ask a vendor.`
}
