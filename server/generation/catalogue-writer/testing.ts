import { hasBeds } from '../../../shared/catalogue/care'
import type { Plan } from './plan'
import { link, list, type Prose, paragraph, prose, section } from './prose'

const largeFrom = 51

function testersOf({ settings, size }: Plan): string {
  if (hasBeds(settings)) return 'one nurse, one clinician, and one biller'
  if (settings.includes('otp')) return 'one dosing nurse and one counselor'
  return (size?.providers ?? 0) >= largeFrom ? 'one person of each role' : 'one clinician and one biller'
}

/** How to test a system, for articles that would otherwise be short. */
export function testing(plan: Plan): Prose {
  const vendor = plan.chosen.length === 1 ? 'the vendor' : 'each vendor'
  return section(
    'How to test a system before you sign',
    list(
      [
        'Write down the five things your team does most often, who does them, and where work gets stuck.',
        `Ask ${vendor} to show exactly those, with your own forms, and have the people who will use the system ask the questions.`,
        `Have ${testersOf(plan)} work a whole day in a test account, from the first call to the posted payment.`,
        'Ask for a reference of your size and kind of care, and ask there what they wish they had checked.',
        'Export the test data and open it: notes, plans, documents, and balances.',
        'Read the business associate agreement before any client data moves, and ask how soon you are told of an incident.',
      ],
      'ol',
    ),
    paragraph(
      'Before you discuss the price, read what the contract says about its term, notice, and data export. A discount is worth little if it is hard to leave.',
      'Have what the vendor promised in the demo added to the contract, with a date.',
      prose`${link('/resources/how-to-choose-emr', 'How to choose an EMR')} goes through the steps one by one.`,
    ),
  )
}
