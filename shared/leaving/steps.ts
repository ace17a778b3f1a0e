/** A phase of a move, with its tasks. */
export interface LeavingStep {
  /** Weeks before or after the switch to the new system. */
  when: string
  title: string
  /** Why this comes now. */
  why: string
  tasks: readonly string[]
  /** The tracked rule that requires it. */
  rule?: string
}

/** A text in two wordings, because a program with beds switches site by site while the other sites go on as before. */
interface ByBeds {
  /** For an office: one site and no beds. Absent for a task that only a program with beds has. */
  office?: string
  beds: string
}

type Wording = string | ByBeds

/** A step as it is written; its weeks with beds count from the first site's switch, or from the last site's. */
interface WrittenStep extends Omit<LeavingStep, 'when' | 'title' | 'tasks'> {
  when: Required<ByBeds>
  title: string | Required<ByBeds>
  tasks: readonly Wording[]
}

/** Where the letter to the vendor is, for readers of any page. */
export const letterPlace = 'the letter from its leaving guide'

/**
 * A move by weeks. The order of work is our own, not from a source; what a rule requires is stated in the tracker's own
 * sentence. The weeks are those of the implementation guide, which a practice follows at the same time: its week 1 is 12
 * weeks before, its week 13 the switch. A program with beds takes two weeks for each.
 */
const writtenSteps: readonly WrittenStep[] = [
  {
    when: { office: '12 weeks before', beds: '24 to 23 weeks before' },
    title: 'Read what you signed, and give no notice yet',
    why: 'Notice starts a clock that you cannot stop. Until you have seen your own export, you do not know how long the move takes.',
    tasks: [
      'Find the contract, its amendments, and the business associate agreement',
      'Write down when the term ends, how much notice is due, in what form, to which address, and the last day to stop a renewal: if that day comes first, it sets your schedule',
      'Write down what it says about export, its price, and access after the end',
      'Name one person who owns the move, and a second who can stand in',
    ],
    rule: 'business-associate-return',
  },
  {
    when: { office: '11 weeks before', beds: '22 to 21 weeks before' },
    title: 'Ask in writing, and list what is connected',
    why: 'A written answer can be filed with the contract; a phone call cannot.',
    tasks: [
      `Send the vendor ${letterPlace}, with a date by which you need the answers`,
      'List what is connected: labs, pharmacy, clearinghouse, portal, forms, calendar, phone',
    ],
    rule: 'information-blocking',
  },
  {
    when: { office: '10 to 7 weeks before', beds: '20 to 13 weeks before' },
    title: 'Get a real export and open it before you sign',
    why: 'A list of formats is a promise. Files from your own practice, opened by somebody who knows the charts, are proof.',
    tasks: [
      'Ask for a full export in the first of these weeks, or start it where the product lets you',
      'Open five charts in it: notes with signatures and dates, plans, documents, messages, consents',
      'Look for billing: balances, claims, payments, authorizations',
      'Write down what is missing, and how you will carry it over: as PDF, by hand, or not at all',
      'Send each vendor you are considering a list of the files, without patient data, and ask which of them it can import, who does the work, and at what price',
      'Sign the new contract at the end of these weeks, with the import and its price in it',
    ],
    rule: 'ehi-export',
  },
  {
    when: { office: '6 to 5 weeks before', beds: '12 to 9 weeks before' },
    title: 'Once you have signed, enroll payers and prescribers',
    why: 'Payers and identity checks take longer than software does, and neither can start before you have signed.',
    tasks: [
      {
        office:
          'Start payer enrollment in the first days, for electronic claims and remittances through the new system, which can take weeks; ask each payer to make it effective on go-live day, because many send remittances to only one receiver',
        beds: 'Start payer enrollment in the first days, for electronic claims and remittances through the new system, which can take weeks; many payers send remittances to only one receiver, so ask each whether they can move site by site, and if not, plan how the other sites post them',
      },
      'Start setting up e-prescribing, controlled substances included, for the switch on go-live day; each prescriber needs identity proofing',
      'Give the new vendor your export and the description of its format, once the business associate agreement with it is signed',
    ],
  },
  {
    when: { office: '4 to 3 weeks before', beds: '8 to 5 weeks before' },
    title: 'Test the import on your hardest charts',
    why: 'Mapping errors repeat. Thirty charts chosen for trouble show more than three hundred easy ones.',
    tasks: [
      {
        office: 'Choose about thirty: dual coverage, minors, couples, merged charts, the longest one',
        beds: 'Choose about thirty: dual coverage, a detox stay with its orders and doses, a readmission, a change of level of care, merged charts, the longest one',
      },
      'Compare old and new field by field: arrived, arrived wrong, missing',
      'For substance use records, check that each consent arrived with its recipient and expiration date',
      'Have the mapping fixed, and test again',
      'Call each payer that has not confirmed its enrollment, and again every week; keep the old claim route open where one has not answered',
    ],
    rule: 'part-2',
  },
  {
    when: { office: '2 weeks before', beds: '4 to 3 weeks before' },
    title: 'Rehearse a whole day, then give notice',
    why: 'Once you have opened the export, tested the import, and rehearsed a day, you know that you can leave.',
    tasks: [
      'Rehearse a whole day with test patients, and name a person for each thing that fails',
      "Have each prescriber send a test prescription from the new system, controlled substances included, in the vendor's test environment or to its test pharmacy, never to a working pharmacy; if one fails, have it fixed or move the date",
      'Give notice in the form the contract requires, earlier if the notice period or a renewal date calls for it, and keep the proof',
      'Let the contract end after the last old claims are worked, not on the day you switch',
      'Tell patients which portal, links, and forms change, and on which day',
      {
        office:
          'Book appointments after the switch in the new system only; set up each recurring appointment there, and end the series and its reminders in the old one on the last day before the switch',
        beds: "Book each site's appointments after its switch in the new system only; set up each recurring appointment there, and end the series and its reminders in the old one on the last day before that site switches",
      },
      'List what is unfinished in the old system, with a person who closes each item: unsigned notes, notes that wait for a co-signature, open lab orders, refill requests, portal messages, unsent claims',
    ],
  },
  {
    when: { office: '1 week before', beds: 'Last two weeks' },
    title: 'Set one rule for each record, and decide whether to switch',
    why: "Notes from the same week in two systems are hard to sort out later. A week's delay is cheap.",
    tasks: [
      'Decide where a note belongs: by the date of the visit, without exception',
      'Count in the old system: active patients, closed charts, future appointments, documents, consents, authorizations',
      'In the last days, decide by the go or no-go list of our implementation guide, and move the date if a point is missing; only then have the final import run',
      {
        beds: 'List for each site who is in a bed, which medication orders are open, and which authorizations have not run out',
      },
    ],
  },
  {
    when: { office: 'Go-live day', beds: 'Go-live, site by site' },
    title: {
      office: 'Switch, count, and start nothing new in the old system',
      beds: 'Switch a site, count, and start nothing new for it in the old system',
    },
    why: 'Counts catch what samples miss.',
    tasks: [
      'Before the first visit, have a prescriber check allergies and active medications in the new system against the old one',
      {
        office:
          'From the first visit on, send prescriptions and orders from the new system only; before sending one again, cancel it in the old system, so that nothing is filled twice',
        beds: "From the site's first visit or dose on, send its prescriptions and orders from the new system only; before sending one again, cancel it in the old system, so that nothing is filled or given twice",
      },
      {
        office:
          'Start nothing new in the old system, but leave it open to those who finish notes and claims of earlier visits there',
        beds: 'At the site that switches, start nothing new in the old system, but leave it open to those who finish notes and claims of earlier visits there',
      },
      {
        office:
          'Close the old portal to new messages and requests, and have a named person check the old inbox for results, refill requests, and messages every day',
        beds: "Close the old portal to new messages and requests from the site's patients, or, if it can only be closed to all, when the last site switches; have a named person check the old inbox for results, refill requests, and messages every day",
      },
      'Count the same things in the new system, and list each one that is missing',
      'Have the clinical, billing, and privacy leads sign off that their part arrived',
      {
        beds: 'Give each site its own count, go or no-go decision, final import, and go-live day, and begin the next site only when the one before it is signed off; at each, two people compare its census, allergies, open medication orders, and authorizations in both systems before a dose is given from the new one',
      },
    ],
  },
  {
    when: { office: 'Through 12 weeks after', beds: 'Through 12 weeks after the last site' },
    title: 'Work through old balances, keep what you must',
    why: 'The contract ends; the duty to keep records does not.',
    tasks: [
      'Within the first four weeks: sign every old note, and close every open order, refill request, and message; then set the old system to read-only for everybody but billing, and take the final export',
      'Work through the old claims and balances in the old system, and keep its claim route open until the last denial and appeal is settled',
      'Export billing again when the balances are closed',
      'Answer two requests for records from the archive alone, before you lose access',
      'Keep the export, the description of its format, and its keys with a named person',
      'Ask for written confirmation that your records were returned and then destroyed',
      'Remove everything that still has access: interfaces, users, saved passwords',
    ],
    rule: 'record-retention',
  },
]

/** The steps for an office. */
export const leavingSteps: readonly LeavingStep[] = writtenSteps.map((step) => worded(step, 'office'))

/** The same for a program with beds. */
export const leavingStepsWithBeds: readonly LeavingStep[] = writtenSteps.map((step) => worded(step, 'beds'))

function worded({ when, title, tasks, ...step }: WrittenStep, kind: keyof ByBeds): LeavingStep {
  return {
    ...step,
    when: when[kind],
    title: typeof title === 'string' ? title : title[kind],
    tasks: tasks.flatMap((task) => (typeof task === 'string' ? task : (task[kind] ?? []))),
  }
}
