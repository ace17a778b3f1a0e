/** A phase of a move, with its tasks. */
export interface LeavingStep {
  /** Weeks before or after the switch to the new system. */
  when: string
  /** The same for a program with beds, which switches site by site: weeks before its first site or after its last. */
  whenWithBeds: string
  title: string
  /** Why this comes now. */
  why: string
  tasks: readonly string[]
  /** A further task for a program with beds. */
  withBeds?: string
  /** The tracked rule that requires it. */
  rule?: string
}

/** Where the letter to the vendor is, for readers of any page. */
export const letterPlace = 'the letter from its leaving guide'

/**
 * A move by weeks. The order of work is our own, not from a source; what a rule requires is stated in the tracker's own
 * sentence.
 */
export const leavingSteps: readonly LeavingStep[] = [
  {
    when: '12 weeks before',
    whenWithBeds: '24 weeks before',
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
    when: '11 weeks before',
    whenWithBeds: '22 weeks before',
    title: 'Ask in writing, and start payer enrollment',
    why: 'A written answer can be filed with the contract; a phone call cannot. Payers decide when they answer, so ask them first.',
    tasks: [
      `Send the vendor ${letterPlace}, with a date by which you need the answers`,
      'Start payer enrollment as soon as the new contract is signed, for electronic claims and remittances through the new system, which can take weeks; ask each payer to make it effective on go-live day, because many send remittances to only one receiver',
      'Ask your new vendor, or each one you are considering, which of your files it can import, who does the work, and at what price',
      'List what is connected: labs, pharmacy, clearinghouse, portal, forms, calendar, phone',
    ],
    rule: 'information-blocking',
  },
  {
    when: '10 weeks before',
    whenWithBeds: '20 weeks before',
    title: 'Get a real export and open it',
    why: 'A list of formats is a promise. Files from your own practice, opened by somebody who knows the charts, are proof.',
    tasks: [
      'Ask for a full export, or start it where the product lets you',
      'Open five charts in it: notes with signatures and dates, plans, documents, messages, consents',
      'Look for billing: balances, claims, payments, authorizations',
      'Write down what is missing, and how you will carry it over: as PDF, by hand, or not at all',
    ],
    rule: 'ehi-export',
  },
  {
    when: '8 to 6 weeks before',
    whenWithBeds: '16 to 10 weeks before',
    title: 'Test the import on your hardest charts',
    why: 'Mapping errors repeat. Thirty charts chosen for trouble show more than three hundred easy ones.',
    tasks: [
      'Choose about thirty: dual coverage, minors, couples, merged charts, the longest one',
      'Compare old and new field by field: arrived, arrived wrong, missing',
      'For substance use records, check that each consent arrived with its recipient and expiration date',
      'Have the mapping fixed, and test again',
      'Start setting up e-prescribing, controlled substances included, for the switch on go-live day; each prescriber needs identity proofing',
    ],
    rule: 'part-2',
  },
  {
    when: '5 to 3 weeks before',
    whenWithBeds: '8 to 4 weeks before',
    title: 'Give notice, and prepare what depends on others',
    why: 'Payers and patients need longer than software does.',
    tasks: [
      'Give notice in the form the contract requires, earlier if the notice period or a renewal date calls for it, and keep the proof',
      'Let the contract end after the last old claims are worked, not on the day you switch',
      'Confirm that each payer has answered; keep the old claim route open where one has not',
      'Tell patients which portal, links, and forms change, and on which day',
      'Rehearse a whole day with test patients',
    ],
  },
  {
    when: '2 weeks before',
    whenWithBeds: '3 weeks before',
    title: 'Run both, with one rule for each record',
    why: 'Notes from the same week in two systems are hard to sort out later.',
    tasks: [
      'Book appointments after the switch in the new system only; set up each recurring appointment there, and end the series and its reminders in the old one on the last day before the switch',
      'Decide where a note belongs: by the date of the visit, without exception',
      "Have each prescriber send a test prescription from the new system, controlled substances included, in the vendor's test environment or to its test pharmacy, never to a working pharmacy; if one fails, move the date",
      'List what is unfinished in the old system, with a person who closes each item: unsigned notes, notes that wait for a co-signature, open lab orders, refill requests, portal messages, unsent claims',
      'Count in the old system: active patients, closed charts, documents, consents, authorizations',
    ],
    withBeds:
      'List for each site who is in a bed, which medication orders are open, and which authorizations have not run out',
  },
  {
    when: 'Go-live day',
    whenWithBeds: 'Go-live, site by site',
    title: 'Switch, count, and start nothing new in the old system',
    why: 'Counts catch what samples miss.',
    tasks: [
      'Before the first visit, have a prescriber check allergies and active medications in the new system against the old one',
      'From the first visit on, send prescriptions and orders from the new system only; before sending one again, cancel it in the old system, so that nothing is filled twice',
      'Start nothing new in the old system, but leave it open to those who finish notes and claims of earlier visits there',
      'Close the old portal to new messages and requests, and have a named person check the old inbox for results, refill requests, and messages every day',
      'Count the same things in the new system, and list each one that is missing',
      'Have the clinical, billing, and privacy leads sign off that their part arrived',
    ],
    withBeds:
      'Give each site its own go-live day, and begin the next site only when the one before it is signed off; at each, two people compare its census, allergies, open medication orders, and authorizations in both systems before a dose is given from the new one',
  },
  {
    when: 'Through 12 weeks after',
    whenWithBeds: 'Through 12 weeks after the last site',
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
