import type { Vendor } from '../../../shared/catalogue'
import { hasBeds } from '../../../shared/catalogue/care'
import { leavingEvidence, leavingPath } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import {
  contentsLabel,
  exportParts,
  exportPartsWithBeds,
  generalQuestions,
  keepsRecords,
} from '../../../shared/leaving/questions'
import { letterPlace } from '../../../shared/leaving/steps'
import { capitalized, listed } from '../../../shared/words'
import { basisMark, factAt, featureFact, readWords } from './facts'
import { escaped, heading, link, list, paragraph, vendorLink } from './html'
import { levelsLeft, type Plan } from './plan'

type Leaving = NonNullable<Plan['leaving']>

const guide = '/resources/emr-implementation'

/** What is known about leaving a system, what to export and what to ask, and the move week by week. */
export function leavingSection({ leaving, settings }: Plan): string {
  if (!leaving) return ''
  const { vendor } = leaving
  const { steps, isForBeds } = leavingPlan(vendor ?? undefined)
  return (
    recordOf(vendor) +
    exportList(leaving, settings) +
    askList(leaving) +
    heading('The move, week by week') +
    paragraph(
      'Weeks count back from the day the new system takes over.',
      isForBeds && `If you run no beds, use the ${link('/leaving#weeks', 'plan of 12 weeks')}.`,
      `See the ${link(guide, 'implementation guide')} and its ${link(`${guide}#go-or-no-go`, 'go or no-go list')}.`,
    ) +
    list(steps.map(({ when, title }) => `<strong>${escaped(when)}:</strong> ${escaped(title)}.`)) +
    paragraph(`Send the vendor ${letterOf(leaving)}, with a date.`) +
    paragraph(
      `A vendor ${link('/rules#business-associate-return', 'may not hold your records back')}, and your state says ${link('/rules#record-retention', 'how long you keep them')}.`,
      furtherGuide(vendor),
    )
  )
}

function exportList({ vendor }: Leaving, settings: Plan['settings']): string {
  if (vendor && !keepsRecords(vendor)) return ''
  const isForBeds = leavingPlan(vendor ?? undefined).isForBeds || hasBeds(settings)
  return (
    heading('What a full export has to contain') +
    paragraph(
      'Expect each of these for all your patients, discharged ones included. Send the vendor this list, ask which of them its export leaves out, and ask for an example file with made-up data.',
    ) +
    list((isForBeds ? exportPartsWithBeds : exportParts).map((part) => escaped(capitalized(part))))
  )
}

const beforeNotice = 'Ask before you give notice, because the notice period may leave little time.'

function askList({ vendor, name }: Leaving): string {
  const questions = vendor ? leavingEvidence(vendor).open : generalQuestions
  return (
    heading(`What to ask ${name ?? 'your vendor'} in writing`) +
    paragraph(vendor ? `Public pages leave these questions open. ${beforeNotice}` : beforeNotice) +
    // The list of what an export has to contain stands above them.
    list(
      questions
        .filter(({ label }) => label !== contentsLabel)
        .map(({ label, sentence }) => `<strong>${escaped(label)}:</strong> ${escaped(sentence)}`),
    ) +
    paragraph(
      name === null &&
        `Our ${link('/leaving', 'leaving guides')} show for each system in our catalogue which of these points public pages answer, and have a letter that asks for the rest.`,
    )
  )
}

function letterOf({ vendor, name }: Leaving): string {
  if (vendor) return link(leavingPath(vendor.id), letterPlace)
  return name === null ? `${link('/leaving', letterPlace)}, or the questions above` : 'the questions above'
}

const furtherGuide = (vendor: Vendor | null) =>
  `For ${vendor ? 'a letter ready to send' : 'the plan as a checklist'}, see ${link(
    vendor ? leavingPath(vendor.id) : '/leaving',
    `our guide to leaving ${vendor?.name ?? 'an EMR'}`,
  )}.`

function recordOf(vendor: Vendor | null): string {
  if (!vendor) return ''
  const { known } = leavingEvidence(vendor)
  const facts = known.map(({ label, lines, fact, field }) => {
    const source = fact.source ? ` (${readWords(fact.source)})` : ''
    return `<strong>${link(`/emr/${vendor.id}#${field}`, label)}:</strong> ${escaped(lines.join('; '))}${escaped(source)}`
  })
  return (
    heading(`What our records say about leaving ${vendor.name}`) +
    list(facts) +
    paragraph(
      facts.length === 0 &&
        `We found no public page on how ${escaped(vendor.name)} hands over a practice's data, so ask the vendor about all of it.`,
    ) +
    paragraph(
      known.some(({ field }) => field === 'leaving.exportDeadline') &&
        'So cancel last: only after you have opened the final export, and after the old claims and balances are worked.',
    )
  )
}

const reasonLeftOut = ({ vendor, name }: Leaving) =>
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

function noneFor(plan: Plan): string {
  const [levels, name] = [levelsLeft(plan), plan.leaving?.name ?? '']
  if (levels.length === 0)
    return 'Which system to choose next depends on your kind of care, your size, and what you must have.'
  return `Our record lists ${escaped(name)} for ${listed(levels)} care, and no other system in our catalogue is known to serve ${levels.length > 1 ? 'these levels' : 'this level'} as well as your kind of care, so we name none.`
}

function importing(vendor: Vendor): string {
  const { value, field } = featureFact(vendor, 'dataMigrationIn')
  const amount = { yes: '', partly: 'some ', no: 'no ' }
  const said =
    value === null
      ? 'we found no public page on what it imports, so ask before you sign'
      : `takes in ${amount[value]}data from other systems`
  const { note } = factAt(vendor, field)
  return `<strong>${vendorLink(vendor)}:</strong> ${said} ${basisMark(vendor, field)}.${note ? ` ${escaped(note)}` : ''}`
}
