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
import { levelsLeft, type Plan } from './plan'
import { joined, labeled, link, list, type Prose, paragraph, prose, section, strong, vendorLink } from './prose'

type Leaving = NonNullable<Plan['leaving']>

const guide = '/resources/emr-implementation'

/** What is known about leaving a system, what to export and what to ask, and the move week by week. */
export function leavingSection({ leaving, settings }: Plan): Prose {
  if (!leaving) return ''
  const { vendor } = leaving
  const { steps, isForBeds } = leavingPlan(vendor ?? undefined)
  const move = section(
    'The move, week by week',
    paragraph(
      'Weeks count back from the day the new system takes over.',
      isForBeds && prose`If you run no beds, use the ${link('/leaving#weeks', 'plan of 12 weeks')}.`,
      prose`See the ${link(guide, 'implementation guide')} and its ${link(`${guide}#go-or-no-go`, 'go or no-go list')}.`,
    ),
    list(steps.map(({ when, title }) => labeled(when, `${title}.`))),
    paragraph(prose`Send the vendor ${letterOf(leaving)}, with a date.`),
    paragraph(
      prose`A vendor ${link('/rules#business-associate-return', 'may not hold your records back')}, and your state says ${link('/rules#record-retention', 'how long you keep them')}.`,
      furtherGuide(vendor),
    ),
  )
  return joined([recordOf(vendor), exportList(leaving, settings), askList(leaving), move])
}

function exportList({ vendor }: Leaving, settings: Plan['settings']): Prose {
  if (vendor && !keepsRecords(vendor)) return ''
  const isForBeds = leavingPlan(vendor ?? undefined).isForBeds || hasBeds(settings)
  return section(
    'What a full export has to contain',
    paragraph(
      'Expect each of these for all your patients, discharged ones included. Send the vendor this list, ask which of them its export leaves out, and ask for an example file with made-up data.',
    ),
    list((isForBeds ? exportPartsWithBeds : exportParts).map(capitalized)),
  )
}

const beforeNotice = 'Ask before you give notice, because the notice period may leave little time.'

function askList({ vendor, name }: Leaving): Prose {
  const questions = vendor ? leavingEvidence(vendor).open : generalQuestions
  return section(
    `What to ask ${name ?? 'your vendor'} in writing`,
    paragraph(vendor && 'Public pages leave these questions open.', beforeNotice),
    // The list of what an export has to contain stands above them.
    list(
      questions.filter(({ label }) => label !== contentsLabel).map(({ label, sentence }) => labeled(label, sentence)),
    ),
    paragraph(
      name === null &&
        prose`Our ${link('/leaving', 'leaving guides')} show for each system in our catalogue which of these points public pages answer, and have a letter that asks for the rest.`,
    ),
  )
}

function letterOf({ vendor, name }: Leaving): Prose {
  if (vendor) return link(leavingPath(vendor.id), letterPlace)
  return name === null ? prose`${link('/leaving', letterPlace)}, or the questions above` : 'the questions above'
}

const furtherGuide = (vendor: Vendor | null) =>
  prose`For ${vendor ? 'a letter ready to send' : 'the plan as a checklist'}, see ${link(
    vendor ? leavingPath(vendor.id) : '/leaving',
    `our guide to leaving ${vendor?.name ?? 'an EMR'}`,
  )}.`

function recordOf(vendor: Vendor | null): Prose {
  if (!vendor) return ''
  const { known } = leavingEvidence(vendor)
  const facts = known.map(({ label, lines, fact, field }) => {
    const source = fact.source ? ` (${readWords(fact.source)})` : ''
    return prose`${strong(prose`${link(`/emr/${vendor.id}#${field}`, label)}:`)} ${lines.join('; ')}${source}`
  })
  return section(
    `What our records say about leaving ${vendor.name}`,
    list(facts),
    paragraph(
      facts.length === 0 &&
        `We found no public page on how ${vendor.name} hands over a practice's data, so ask the vendor about all of it.`,
    ),
    paragraph(
      known.some(({ field }) => field === 'leaving.exportDeadline') &&
        'So cancel last: only after you have opened the final export, and after the old claims and balances are worked.',
    ),
  )
}

const reasonLeftOut = ({ vendor, name }: Leaving) =>
  vendor || name === null
    ? `we left out ${name ?? 'your current system'} on purpose`
    : `${name} is not among those we review`

/** Where the move leads, in an article about leaving a system: to the systems named, or to those that we suggest. */
export function whereTo(plan: Plan): Prose {
  const { leaving, systems, chosen } = plan
  if (!leaving) return ''
  const tool = prose`Answer ${link('/match', 'three questions')} to see which systems fit your practice.`
  if (systems.length > 0)
    return section(
      `Moving to ${listed(systems.map(({ name }) => name))}`,
      list(systems.map(importing)),
      paragraph(tool),
    )
  const found =
    chosen.length > 0 ? `We suggest looking first at the systems below; ${reasonLeftOut(leaving)}.` : noneFor(plan)
  return section('Where to look next', paragraph(found, tool))
}

function noneFor(plan: Plan): string {
  const [levels, name] = [levelsLeft(plan), plan.leaving?.name ?? '']
  if (levels.length === 0)
    return 'Which system to choose next depends on your kind of care, your size, and what you must have.'
  return `Our record lists ${name} for ${listed(levels)} care, and no other system in our catalogue is known to serve ${levels.length > 1 ? 'these levels' : 'this level'} as well as your kind of care, so we name none.`
}

function importing(vendor: Vendor): Prose {
  const { value, field } = featureFact(vendor, 'dataMigrationIn')
  const amount = { yes: '', partly: 'some ', no: 'no ' }
  const said =
    value === null
      ? 'we found no public page on what it imports, so ask before you sign'
      : `takes in ${amount[value]}data from other systems`
  const { note } = factAt(vendor, field)
  return prose`${strong(prose`${vendorLink(vendor)}:`)} ${said} ${basisMark(vendor, field)}.${note && ` ${note}`}`
}
