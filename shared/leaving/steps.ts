import { counted } from '../words'

/** A phase of a move, as a plan shows it. */
export interface LeavingStep {
  /** The first and the last week for an office, counted from the switch: negative before it, 0 on its day. */
  from: number
  to: number
  /** The same in words, for the kind of organization that the plan is for. */
  when: string
  title: string
  who: string
  tasks: readonly string[]
  /** The tracked rule that requires it. */
  rule?: string
}

interface WrittenStep extends Omit<LeavingStep, 'when'> {
  /** What a program with beds, which switches site by site, does as well. */
  beds?: readonly string[]
}

/** Where the letter to the vendor is, for readers of any page. */
export const letterPlace = 'the letter from its leaving guide'

/**
 * A move by weeks. The order of work is our own, not from a source; what a rule requires is said by the tracker. The
 * weeks are those of the implementation guide, which a practice follows at the same time: its week 1 is 12 weeks before,
 * its week 13 the switch. A program with beds takes two weeks for each.
 */
const writtenSteps: readonly WrittenStep[] = [
  {
    from: -12,
    to: -12,
    title: 'Read your contract, and give no notice yet',
    who: 'Lead',
    tasks: [
      'Find the contract, its amendments, and the business associate agreement',
      'Write down the term, how to give notice, and the last day to stop a renewal. If that day comes first, it sets your dates',
      'Name who runs the move, and a stand-in',
    ],
    rule: 'business-associate-return',
  },
  {
    from: -11,
    to: -11,
    title: 'Ask in writing',
    who: 'Lead',
    tasks: [
      `Send the vendor ${letterPlace}, with a date for the answers`,
      'List what is connected: labs, pharmacy, clearinghouse, portal, forms, phone',
    ],
    rule: 'information-blocking',
  },
  {
    from: -10,
    to: -7,
    title: 'Get a real export, open it, then sign',
    who: 'Lead, biller',
    tasks: [
      'Ask for a full export, or run it yourself',
      'Open five charts: signed notes, plans, documents, messages, consents',
      'Check the billing: balances, claims, payments, authorizations',
      "Write down what's missing and how you'll carry it over",
      "Ask each vendor you're considering which files it imports, who does it, and the price. Send no patient data",
      'Sign the new contract at the end of these weeks, with the import and its price in it',
    ],
    rule: 'ehi-export',
  },
  {
    from: -6,
    to: -5,
    title: 'Enroll payers and prescribers',
    who: 'Biller, prescribers',
    tasks: [
      'Start payer enrollment in the first days, effective on go-live day. Many payers send remittances to one receiver only',
      'Start setting up e-prescribing, controlled substances included, for go-live day. Each prescriber needs identity proofing',
      'Once its business associate agreement is signed, give the new vendor your export',
    ],
    beds: ['Ask each payer if it can move site by site. If not, plan how the other sites post its remittances'],
  },
  {
    from: -4,
    to: -3,
    title: 'Test the import on your hardest charts',
    who: 'Clinician, biller',
    tasks: [
      'Choose about thirty: dual coverage, minors, couples, merged charts, the longest one',
      'Compare old and new field by field',
      'For substance use records, check that each consent arrived with its recipient and expiration date',
      'Have the mapping fixed, and test again',
      'Call each payer that has not confirmed, every week',
    ],
    beds: ['Add to the thirty: a detox stay with its orders and doses, a readmission, a change of level of care'],
    rule: 'part-2',
  },
  {
    from: -2,
    to: -2,
    title: 'Rehearse a whole day, then give notice',
    who: 'Everyone',
    tasks: [
      'Rehearse with test patients, and name a person for each thing that fails',
      "Have each prescriber send a test prescription, controlled substances included, in the vendor's test environment or to its test pharmacy, never to a working pharmacy",
      'Give notice in the form the contract asks for, earlier if its dates call for it, and keep the proof',
      'Let the contract end after the last old claims are worked, not on go-live day',
      'Tell patients which portal, links, and forms change, and when',
      'Book later visits in the new system only. End recurring visits and their reminders in the old one',
      'List what is unfinished, with a person for each: unsigned notes and co-signatures, open lab orders, refill requests, portal messages, unsent claims',
    ],
  },
  {
    from: -1,
    to: -1,
    title: 'Count, then decide',
    who: 'Lead',
    tasks: [
      'Decide where a note belongs: by the date of the visit, without exception',
      'Count in the old system: active patients, closed charts, future appointments, documents, consents, authorizations',
      'In the last days, decide by the go or no-go list, then have the final import run',
    ],
    beds: ['List for each site who is in a bed, which medication orders are open, and which authorizations still run'],
  },
  {
    from: 0,
    to: 0,
    title: 'Switch, and start nothing new in the old system',
    who: 'Everyone',
    tasks: [
      'Before the first visit, a prescriber checks allergies and active medications against the old system',
      'Prescribe and order in the new system only. Before sending one again, cancel it in the old one, so that nothing is filled twice',
      'Leave the old system open to those who finish notes and claims of earlier visits',
      'Close the old portal to new messages. One named person checks the old inbox every day',
      'Count again, and list what is missing',
    ],
    beds: [
      'Until its own day, a site keeps its visits, orders, and messages in the old system',
      'Switch one site at a time, each with its own count, decision, and final import. Start the next when the last is signed off',
      'Before a dose is given from the new system, two people compare census, allergies, open medication orders, and authorizations in both',
    ],
  },
  {
    from: 1,
    to: 12,
    title: 'Work the old balances, keep what you must',
    who: 'Biller, lead',
    tasks: [
      'Within four weeks, sign every old note and close every open order, refill request, and message. Then set the old system to read-only for everyone but billing, and take the final export',
      'Work old claims there until the last denial and appeal is settled. Then export billing again',
      'Answer two requests for records from the archive alone, before you lose access',
      'Keep the export, the description of its format, and its keys with a named person',
      'Get it in writing that your records were returned and then destroyed',
      'Remove old access: interfaces, users, saved passwords',
    ],
    rule: 'record-retention',
  },
]

/** What has to be true before the final import runs. One point missing moves the date. */
export const goPoints: readonly string[] = [
  'A clinician and billing signed off the test import',
  'Payers behind most of your income accepted test claims',
  "Each prescriber's test prescription went through",
  'Every user has signed in with two factors',
  'Downtime forms are printed',
  'You can reach the people whom the vendor named for the first days',
]

/** What a program with beds adds to the plan, in the order of its steps. */
export const bedsTasks: readonly string[] = writtenSteps.flatMap(({ beds }) => beds ?? [])

/** The steps for an office. */
export const leavingSteps: readonly LeavingStep[] = writtenSteps.map(({ beds: _, ...step }) => ({
  ...step,
  when: whenWords(step, 1),
}))

/** The same for a program with beds: twice the weeks, and its own tasks. */
export const leavingStepsWithBeds: readonly LeavingStep[] = writtenSteps.map(({ beds = [], ...step }) => ({
  ...step,
  when: whenWords(step, 2),
  tasks: [...step.tasks, ...beds],
}))

/** When a step is, where each week of an office takes so many. */
function whenWords({ from, to }: Pick<LeavingStep, 'from' | 'to'>, weeks: 1 | 2): string {
  if (from === 0) return weeks === 1 ? 'Go-live day' : 'Go-live, site by site'
  if (from > 0) return `Through ${to} weeks after${weeks === 1 ? '' : ' the last site'}`
  const [first, last] = [-from * weeks, -(to + 1) * weeks + 1]
  return first === last ? `${counted(first, 'week')} before` : `${first} to ${last} weeks before`
}
