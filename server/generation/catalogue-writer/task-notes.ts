import type { FeatureNotes } from './feature-note'

const chart = 'how-to-use-features'
const billing = 'billing-and-rcm'

/** Notes on work that every system has to support and that no yes-or-no row of the comparison covers. */
export const taskNotes = {
  treatmentPlans: {
    name: 'treatment plans',
    purpose:
      'A plan is worth the time it takes if the notes refer to it. Payers read the two together: a problem, a goal that can be observed, an objective with a date, an intervention by a named role, and a review that changed something.',
    steps: [
      'Take five plans that payers accepted and five that were questioned, and mark what differs.',
      'Build one template with problem, goal, objective, intervention, frequency, and review date, and leave out what no one reads.',
      'Have each note pick the objective it worked on from the plan.',
      'Set the review reminder for some days before the due date, not for the day itself.',
    ],
    mistakes: [
      'Goals that no one can observe or count.',
      'A plan signed months after the services it is meant to justify.',
    ],
    questions: [
      'Can a note refer to an objective in the plan, and does a report list notes without one?',
      'Can the client sign the plan in the portal?',
      'Who gets a warning before a review is due?',
    ],
    measure: "Track the share of a month's notes that name an objective from a current plan.",
    category: chart,
  },
  progressNotes: {
    name: 'progress notes',
    purpose:
      'A good template keeps the note short: what you worked on, what you did, how the client responded, and what comes next. A note that is not finished before the next client will be written at night.',
    steps: [
      'Read twenty recent notes and drop every field that is always the same.',
      'Require only the fields that a payer, a license, or safety calls for.',
      "Carry the objective and the diagnosis over from the plan; never carry over yesterday's text.",
      'Have two clinicians use the template for ten sessions before everyone does.',
    ],
    mistakes: ['Copying the last note forward.', 'Using a checklist so long that every client looks alike.'],
    questions: [
      'What carries over automatically from the plan and the schedule?',
      'What happens to old notes when a template changes?',
      'Can psychotherapy notes be kept separate, with their own access rights?',
    ],
    measure: 'For two weeks, measure the hours from session to signed note for each clinician.',
    category: chart,
  },
  intake: {
    name: 'intake',
    purpose:
      'Intake goes well when a client answers each question once and the answer lands in the chart. Most of the work is deciding which questions to drop.',
    steps: [
      'List every form in the packet with the reason it exists and the person who reads it.',
      'Drop or merge forms that no one reads, and put first what you need before the first visit.',
      'Put in each consent as a form of its own, the notice of privacy practices with its acknowledgment, and, for clients who are uninsured or pay for themselves, the good faith estimate.',
      'For each safety question, write down who is alerted, how soon that person acts, and what happens at night, and tell clients in the form when no one reads it.',
      'Send the packet from the system when you book the appointment, with a due date and a way to get help.',
      'Use the same answers to check insurance before the visit.',
    ],
    mistakes: [
      'Asking on paper what the portal has already asked.',
      'Letting a safety question sit unread in a form sent at night.',
    ],
    questions: [
      'Do answers become fields in the chart or a document?',
      'Can consents be signed in the portal, one by one?',
      'Who is alerted to a critical answer, and when?',
    ],
    measure: 'Track the share of new clients whose packet is complete the day before the first visit.',
    category: chart,
  },
  authorizations: {
    name: 'authorizations',
    purpose:
      'An authorization covers a limited number of units. The system should count each visit against it and warn you while there is time to request more.',
    steps: [
      'List the payers and services that need one, with the units and days they usually give.',
      'Enter the next ten with their number, start, end, and units, and link them to the visits.',
      'Set each warning according to how long the payer takes to answer.',
      'Store each request, answer, and reason for a denial as data.',
    ],
    mistakes: [
      'Finding out from the denial that the units were used up.',
      "Keeping the numbers in one person's spreadsheet.",
    ],
    questions: [
      'Do scheduled or completed visits count against the units?',
      'Who is warned, how early, and does the warning block a booking?',
      'Can we report denials by payer and reason?',
    ],
    measure: 'Count denials for missing or expired authorizations each month.',
    category: billing,
  },
  credentialing: {
    name: 'credentialing',
    purpose:
      'Until a clinician is enrolled with a payer, you cannot bill for their visits, whatever the software does. A system can track the dates and hold claims until then. Our catalogue does not record which systems do that.',
    steps: [
      'For each clinician, list the licenses, the payer profiles, and each enrollment with its status and date.',
      'Start with the payers that most clients have, and write down whom you call and when.',
      'Hold claims for a payer until the enrollment is confirmed in writing.',
      'Set reminders for license renewals and for attestations.',
    ],
    mistakes: [
      "Scheduling a payer's clients before the enrollment takes effect.",
      "Billing under a colleague's number without knowing the payer's rules.",
    ],
    questions: [
      'Can we store licenses and enrollments with dates and warnings?',
      "Can we hold one clinician's claims to one payer?",
      'Does the claim carry the supervising or rendering provider as the payer wants it?',
    ],
    measure: 'Count the days from hire to the first paid claim for each payer.',
    category: billing,
  },
  eligibility: {
    name: 'eligibility checks',
    purpose:
      'A check a few days before the visit catches lapsed coverage while there is time to fix it. A check at the visit only tells you what the denial would have said a month later.',
    steps: [
      'Check a full week of visits and compare the answers with the cards on file.',
      'Decide what the front desk does for each answer: covered, lapsed, a different plan, or no answer.',
      'Check again at the start of each month and year, when plans change.',
      'Store the answer with the visit, with its date.',
    ],
    mistakes: [
      'Reading "active" as covered for this service.',
      'Checking the medical plan when another company manages the behavioral benefits (a carve-out).',
    ],
    questions: [
      'Can checks run on a schedule, and what does each one cost?',
      'Is the answer shown in words, with copay and deductible, or as raw codes?',
      'Which payers cannot be checked?',
    ],
    measure: 'Each month, count the denials for coverage and how many of them a check had missed.',
    category: billing,
  },
  selfPay: {
    name: 'self-pay billing',
    purpose:
      'Clients who pay for themselves need a clear price before the visit, an easy way to pay, and a superbill that their plan accepts. A practice that bills only such clients has little use for the rest of a billing suite.',
    steps: [
      'Write a price list that names each service in words clients understand.',
      'Give the estimate in writing when the visit is booked, and keep a copy.',
      'Keep a card on file only with a consent that says what you charge and when.',
      'Send superbills monthly with the diagnosis, service code, rendering clinician, and amount paid.',
    ],
    mistakes: [
      'Charging for a missed visit when the signed policy does not mention it.',
      "Sending superbills without the clinician's license or NPI number.",
    ],
    questions: [
      'Does the system make estimates from your fees and the planned visits, and does it store them?',
      'What is the card processing fee, and who can issue refunds?',
      'Can we set a sliding fee for a client, with an end date?',
    ],
    measure: 'Track the balances still open after thirty days.',
    category: billing,
  },
  safetyPlans: {
    name: 'safety plans',
    purpose:
      'Whoever is on duty has to find the safety plan in seconds, in the latest version that the client helped to write. That depends on where it sits in the chart and on who is alerted.',
    steps: [
      'Choose the risk screen and the plan form that your clinicians are trained in.',
      'Put the plan where every user of the chart sees it, with its date.',
      'Write down who acts on which answer, how soon, and what happens after hours.',
      'Review it whenever the risk changes and at discharge.',
    ],
    mistakes: [
      'Storing the plan as a scan among forty documents.',
      'Screening through the portal when no one reads the answers that night.',
    ],
    questions: [
      'Does every screen of the chart show a risk flag?',
      'Who is alerted to a critical answer, and is that recorded?',
      'Can the client see the plan on a phone?',
    ],
    measure: 'Ask a colleague who does not know the client to find the plan, and time it.',
    category: chart,
  },
  discharge: {
    name: 'discharge',
    purpose:
      'Discharge planning begins at admission: where the client goes next, who has to be told, and under which consent. The system helps if it builds the summary from the plan and the notes, and if the next appointment is booked before the client leaves.',
    steps: [
      'Write down the steps from the decision to the last signature, and who does each.',
      'Build the summary from the plan, the course of treatment, and the medications, so that little has to be typed.',
      'Check each release of records against the consent on file.',
      'Book the next visit and a call within the first week.',
    ],
    mistakes: [
      'Leaving charts open for weeks because one form is missing.',
      'Sending a Part 2 record without the consent that names its recipient.',
    ],
    questions: [
      'Which parts of the summary does the system fill in?',
      'Is there a list of discharged clients with open notes, and who sees it?',
      'Can we schedule and count aftercare calls?',
    ],
    measure: 'Count discharged charts that are still open after ten days.',
    category: chart,
  },
  scheduling: {
    name: 'scheduling',
    purpose:
      'A calendar in behavioral health holds more than visits: groups with their seats, rooms, supervisors, authorizations that run out, and the same hour every week for months. What you book determines what you can chart and bill.',
    steps: [
      'List your appointment types with their length, service code, and place, and who may book each.',
      "Enter one clinician's real month: weekly clients, a group, supervision, a holiday.",
      'Move and cancel a series, and see what happens to its reminders, notes, and claims.',
      'Decide who may double-book an hour, and where you keep the waitlist.',
    ],
    mistakes: [
      'Having so many appointment types that the front desk picks the wrong one and the claim repeats the error.',
      'Keeping a second calendar on paper or in email that no one compares with the first.',
    ],
    questions: [
      'Can clients book or request a time, and within what limits?',
      'Does a series count against authorized units, and does it warn before they run out?',
      'Is there a list of visits without a note or a claim?',
    ],
    measure: 'Each week, count the open hours that could have been filled, and the double bookings.',
    category: chart,
  },
} satisfies Record<string, FeatureNotes>
