import { dateWords } from '../../../shared/catalogue/basis'
import { leavingEvidence, leavingPath } from '../../../shared/leaving/evidence'
import { leavingSteps } from '../../../shared/leaving/steps'
import { ruleSentence } from '../../../shared/rules'
import { escaped, heading, link, list, paragraph, table } from './html'
import type { Plan } from './plan'

/** What is known of the way out of a system, what to ask, and the move by weeks. */
export function leavingSection({ leaving }: Plan): string {
  if (!leaving) return ''
  const { vendor, name } = leaving
  const path = vendor ? leavingPath(vendor.id) : '/leaving'
  const guide = vendor ? `our guide to leaving ${vendor.name}` : 'our guide to leaving an EMR'
  return (
    (vendor ? recordOf(vendor) : notReviewed(name)) +
    heading('The move, week by week') +
    paragraph('This is our order of work. The weeks count from the day on which the new system takes over.') +
    table(
      ['When', 'What', 'First tasks'],
      leavingSteps.map(({ when, title, tasks }) => [when, escaped(title), tasks.slice(0, 2).map(escaped).join('; ')]),
    ) +
    paragraph(ruleSentence('business-associate-return'), ruleSentence('record-retention')) +
    paragraph(`All steps, and a letter to the vendor that you can send, are in ${link(path, guide)}.`)
  )
}

function recordOf(vendor: NonNullable<NonNullable<Plan['leaving']>['vendor']>): string {
  const { known, open } = leavingEvidence(vendor)
  const facts = known.map(({ label, lines, fact, field }) => {
    const source = fact.source ? ` (${fact.source.name}, read ${dateWords(fact.source.read)})` : ''
    return `<strong>${link(`/emr/${vendor.id}#${field}`, label)}:</strong> ${escaped(lines.join('; '))}${escaped(source)}`
  })
  return (
    heading(`What our records say about leaving ${vendor.name}`) +
    (facts.length > 0
      ? list(facts)
      : paragraph(
          `We found no public page on how ${escaped(vendor.name)} hands over a practice’s data, so all of it is a question for the vendor.`,
        )) +
    heading(`What to ask ${vendor.name} in writing`) +
    paragraph(
      'Public pages leave these points open. Ask before you give notice, because notice starts a clock that you cannot stop.',
    ) +
    list(open.map(({ sentence }) => escaped(sentence)))
  )
}

function notReviewed(name: string | null): string {
  if (name === null) return ''
  return (
    heading(`What we know about leaving ${name}`) +
    paragraph(
      `${escaped(name)} is not in our catalogue, so we cannot say what its export holds or what it costs. Ask for the scope of the export, its format, its price, and the day until which you can still sign in.`,
    )
  )
}

/** What the systems that come into question were chosen by, where a system is left. */
export const whereTo = ({ leaving, chosen }: Plan) =>
  leaving
    ? heading('Where to look next') +
      paragraph(
        chosen.length > 0
          ? `The systems below suit what is known here; ${escaped(leaving.name ?? 'your present system')} is left out on purpose.`
          : 'Which system comes next depends on your kind of care, your size and what you must have.',
        `${link('/match', 'Three questions')} give an answer for your own practice.`,
      )
    : ''
