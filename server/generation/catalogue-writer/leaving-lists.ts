import type { Vendor } from '../../../shared/catalogue'
import { hasBeds } from '../../../shared/catalogue/care'
import { leavingEvidence } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import {
  contentsLabel,
  exportParts,
  exportPartsWithBeds,
  generalQuestions,
  keepsRecords,
} from '../../../shared/leaving/questions'
import { capitalized } from '../../../shared/words'
import { escaped, heading, link, list, paragraph } from './html'
import type { Plan } from './plan'

type Leaving = NonNullable<Plan['leaving']>

/** What a full export has to contain; empty for a product that keeps no charts. */
export function exportList({ vendor }: Leaving, settings: Plan['settings']): string {
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

/** What to ask in writing: what public pages leave open about the system, or the points of the leaving guides. */
export function askList({ vendor, name }: Leaving): string {
  const questions = vendor ? openQuestions(vendor) : generalQuestions
  return (
    heading(`What to ask ${name ?? 'your vendor'} in writing`) +
    paragraph(vendor ? `Public pages leave these questions open. ${beforeNotice}` : beforeNotice) +
    // The list of what an export has to contain stands above them.
    list(
      questions
        .filter(({ label }) => label !== contentsLabel)
        .map(({ label, sentence }) => `<strong>${escaped(label)}:</strong> ${escaped(sentence)}`),
    ) +
    (name === null
      ? paragraph(
          `Our ${link('/leaving', 'leaving guides')} show for each system in our catalogue which of these points public pages answer, and have a letter that asks for the rest.`,
        )
      : '')
  )
}

const openQuestions = (vendor: Vendor) => leavingEvidence(vendor).open
