import type { Vendor } from '../../../shared/catalogue'
import { leavingEvidence, leavingPath } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { ruleSentence } from '../../../shared/rules'
import { listed } from '../../../shared/words'
import { basisMark, factAt, featureFact, readWords } from './facts'
import { escaped, heading, link, list, paragraph, vendorLink } from './html'
import { levelsLeft, type Plan } from './plan'

/** A task as a sentence, because some contain a semicolon of their own. */
const sentence = (task: string) => escaped(/[.?!]$/.test(task) ? task : `${task}.`)

/** What is known about leaving a system, what to ask, and the move week by week. */
export function leavingSection({ leaving }: Plan): string {
  if (!leaving) return ''
  const { vendor, name } = leaving
  const { scope, steps, isForBeds } = leavingPlan(vendor ?? undefined)
  const other = isForBeds ? `If you run no beds, use the ${link('/leaving#weeks', 'plan of 12 weeks')}.` : ''
  const guide = vendor
    ? `the steps and a ready-made letter to the vendor, see ${link(leavingPath(vendor.id), `our guide to leaving ${vendor.name}`)}`
    : `the steps, see ${link('/leaving', 'our guide to leaving an EMR')}`
  // The guide for one system has a letter; the general one has not.
  const taskWords = (task: string) =>
    vendor ? task : task.replace('the letter from its leaving guide', 'your questions')
  return (
    (vendor ? recordOf(vendor) : notReviewed(name)) +
    heading('The move, week by week') +
    paragraph(escaped(scope), other) +
    steps
      .map(
        ({ when, title, tasks }) =>
          `<h3>${escaped(`${when}: ${title}`)}</h3>${list(tasks.map(taskWords).map(sentence))}`,
      )
      .join('') +
    paragraph(ruleSentence('business-associate-return'), ruleSentence('record-retention')) +
    paragraph(`For all ${guide}.`)
  )
}

function recordOf(vendor: NonNullable<NonNullable<Plan['leaving']>['vendor']>): string {
  const { known, open } = leavingEvidence(vendor)
  const facts = known.map(({ label, lines, fact, field }) => {
    const source = fact.source ? ` (${readWords(fact.source)})` : ''
    return `<strong>${link(`/emr/${vendor.id}#${field}`, label)}:</strong> ${escaped(lines.join('; '))}${escaped(source)}`
  })
  return (
    heading(`What our records say about leaving ${vendor.name}`) +
    (facts.length > 0
      ? list(facts)
      : paragraph(
          `We found no public page on how ${escaped(vendor.name)} hands over a practice's data, so ask the vendor about all of it.`,
        )) +
    (known.some(({ field }) => field === deadline) ? paragraph(cancelLast) : '') +
    heading(`What to ask ${vendor.name} in writing`) +
    paragraph(
      'Public pages leave these questions open. Ask before you give notice, because the notice period may leave little time.',
    ) +
    list(open.map(({ sentence }) => escaped(sentence)))
  )
}

const deadline = 'leaving.exportDeadline'
const cancelLast =
  'So cancel last: only after you have opened the final export, and after the old claims and balances are worked.'

function notReviewed(name: string | null): string {
  if (name === null) return ''
  return (
    heading(`What we know about leaving ${name}`) +
    paragraph(
      `${escaped(name)} is not in our catalogue, so we cannot say what its export contains or costs. Ask what the export covers, its format and price, and how long you can still sign in.`,
    )
  )
}

const reasonLeftOut = ({ vendor, name }: NonNullable<Plan['leaving']>) =>
  vendor || name === null
    ? `we left out ${escaped(name ?? 'your current system')} on purpose`
    : `${escaped(name)} is not among those we review`

/** Where the move leads, in an article about leaving a system: to the systems named, or to those that we suggest. */
export function whereTo(plan: Plan): string {
  const { leaving, systems, chosen } = plan
  if (!leaving) return ''
  const tool = `Answer ${link('/match', 'three questions')} to see which systems fit your practice.`
  if (systems.length > 0)
    return (
      heading(`Moving to ${listed(systems.map(({ name }) => name))}`) + list(systems.map(importing)) + paragraph(tool)
    )
  const found =
    chosen.length > 0 ? `We suggest looking first at the systems below; ${reasonLeftOut(leaving)}.` : noneFor(plan)
  return heading('Where to look next') + paragraph(found, tool)
}

/** Why no system is suggested: none is known to serve the levels of care with beds of the one that is left. */
function noneFor(plan: Plan): string {
  const [levels, name] = [levelsLeft(plan), plan.leaving?.name ?? '']
  if (levels.length === 0)
    return 'Which system to choose next depends on your kind of care, your size, and what you must have.'
  return `Our record lists ${escaped(name)} for ${listed(levels)} care, and no other system in our catalogue is known to serve ${levels.length > 1 ? 'these levels' : 'this level'} as well as your kind of care, so we name none.`
}

/** What the record says about getting charts into a system. */
function importing(vendor: Vendor): string {
  const { value, field } = featureFact(vendor, 'dataMigrationIn')
  const words = {
    yes: 'takes in data from other systems',
    partly: 'takes in some data from other systems',
    no: 'takes in no data from other systems',
  }
  const said = value === null ? 'we found no public page on what it imports, so ask before you sign' : words[value]
  const { note } = factAt(vendor, field)
  return `<strong>${vendorLink(vendor)}:</strong> ${said} ${basisMark(vendor, field)}.${note ? ` ${escaped(note)}` : ''}`
}
