import type { FeatureNotes } from './feature-note'

const chart = 'how-to-use-features'
const billing = 'billing-and-rcm'

/** Work that every system has to support and that no yes or no of a comparison tells. */
export const taskNotes = {
  treatmentPlans: {
    name: 'treatment plans',
    purpose:
      'A plan is worth its time when the notes refer to it. Payers read the two together: a problem, a goal that can be seen, an objective with a date, an intervention by a named role, and a review that changed something.',
    steps: [
      'Take five plans that payers accepted and five that were questioned, and mark what differs.',
      'Build one template with problem, goal, objective, intervention, frequency and review date, and nothing that no one reads.',
      'Let each note pick the objective it worked on from the plan.',
      'Set a reminder for the review before it is due, not on the day.',
    ],
    mistakes: [
      'Goals that cannot be seen or counted.',
      'A plan signed months after the services it is meant to justify.',
    ],
    questions: [
      'Can a note refer to an objective of the plan, and does a report list notes without one?',
      'Is the client’s signature on the plan possible in the portal?',
      'Who is warned before a review is due?',
    ],
    measure: 'Count the share of notes in a month that name an objective of a plan in force.',
    category: chart,
  },
  progressNotes: {
    name: 'progress notes',
    purpose:
      'A good template keeps the note short: what was worked on, what was done, how the client answered, what is next. It should be finished before the next client, or it will be written at night.',
    steps: [
      'Read twenty recent notes and strike every field that is always the same.',
      'Keep required fields for what a payer, a license or safety asks for.',
      'Carry the objective and the diagnosis over from the plan; never carry over yesterday’s text.',
      'Let two clinicians use the template for ten sessions before everyone does.',
    ],
    mistakes: ['Copying the last note forward.', 'A checklist so long that every client looks alike.'],
    questions: [
      'What carries over from the plan and from the schedule by itself?',
      'What happens to old notes when a template changes?',
      'Can psychotherapy notes be kept apart, with access of their own?',
    ],
    measure: 'Take the hours from session to signed note, by clinician, for two weeks.',
    category: chart,
  },
  intake: {
    name: 'intake',
    purpose:
      'Intake goes well when a client answers each question once and the answer lands in the chart. Most of the work is in leaving questions out.',
    steps: [
      'List every form of the packet with the reason it exists and the person who reads it.',
      'Drop or merge what has no reader, and order the rest by what is needed before the first visit.',
      'Send it from the system with the appointment, with a date and a way to get help.',
      'Check insurance from the same answers, before the visit.',
    ],
    mistakes: [
      'Asking on paper what the portal has already asked.',
      'Letting a safety question sit unread in a form sent at night.',
    ],
    questions: [
      'Do answers become fields of the chart or a document?',
      'Can consents be signed in the portal, one by one?',
      'Who is told of a critical answer, and when?',
    ],
    measure: 'Follow the share of new clients whose packet is complete the day before the first visit.',
    category: chart,
  },
  authorizations: {
    name: 'authorizations',
    purpose:
      'An authorization is a number of units that runs out. The system should count each visit against it and warn while there is time to ask for more.',
    steps: [
      'List the payers and services that need one, with the units and days they usually give.',
      'Enter the next ten with start, end, units and the number, and link them to the visits.',
      'Choose the warning by how long the payer takes to answer.',
      'Keep each request, answer and reason for a refusal as data.',
    ],
    mistakes: [
      'Finding out from the denial that the units were used up.',
      'Keeping the numbers in a spreadsheet of one person.',
    ],
    questions: [
      'Are units counted down by scheduled or by finished visits?',
      'Who is warned, how early, and does the warning stop a booking?',
      'Can we report refusals by payer and reason?',
    ],
    measure: 'Count denials for missing or expired authorizations each month.',
    category: billing,
  },
  credentialing: {
    name: 'credentialing',
    purpose:
      'A clinician who is not enrolled cannot be billed, whatever the software does. What a system can do is hold the dates and keep a claim from leaving too early. Our catalogue does not record which systems do that.',
    steps: [
      'List for each clinician the licenses, the profile with payers, and each enrollment with its state and date.',
      'Start with the payers that most clients have, and write down who is called and when.',
      'Hold claims for a payer until the enrollment is confirmed in writing.',
      'Set reminders for license renewals and for attestations.',
    ],
    mistakes: [
      'Scheduling clients of a payer before the enrollment is effective.',
      'Billing under a colleague’s number without knowing the payer’s rule.',
    ],
    questions: [
      'Can licenses and enrollments be stored with dates and warnings?',
      'Can claims of one clinician be held for one payer?',
      'Does the claim carry the supervising or rendering provider as the payer wants it?',
    ],
    measure: 'Count days from hire to the first paid claim, by payer.',
    category: billing,
  },
  eligibility: {
    name: 'eligibility checks',
    purpose:
      'A check some days before the visit catches ended coverage while it can still be mended. One at the first visit only finds out what the denial would have said a month later.',
    steps: [
      'Check a full week of visits and compare the answers with the cards on file.',
      'Decide what the front desk does for each answer: covered, ended, another plan, no answer.',
      'Check again at the beginning of each month and year, when plans change.',
      'Store the answer with its date at the visit.',
    ],
    mistakes: [
      'Reading “active” as covered for this service.',
      'Checking the medical plan where behavioral care is carved out.',
    ],
    questions: [
      'Are checks run by schedule, and what does each cost?',
      'Is the answer shown in words, with copay and deductible, or as raw codes?',
      'Which payers cannot be checked?',
    ],
    measure: 'Count denials for coverage each month, and how many of them a check had missed.',
    category: billing,
  },
  selfPay: {
    name: 'self-pay billing',
    purpose:
      'Clients who pay themselves need a clear price before the visit, an easy way to pay, and a superbill that their plan accepts. The rest of a billing suite is of little use to such a practice.',
    steps: [
      'Write the price list with a name for each service that clients understand.',
      'Give the estimate in writing when the visit is booked, and keep a copy.',
      'Take a card on file with a consent that names what is charged and when.',
      'Send superbills monthly with diagnosis, code, rendering clinician and amount paid.',
    ],
    mistakes: [
      'Charging a missed visit that the signed policy does not name.',
      'Superbills without the clinician’s license or number.',
    ],
    questions: [
      'Are estimates made from the fees and the planned visits, and stored?',
      'What is the card fee, and who can refund?',
      'Can sliding fees be set for a client and end on a date?',
    ],
    measure: 'Follow the balance that is open after thirty days.',
    category: billing,
  },
  safetyPlans: {
    name: 'safety plans',
    purpose:
      'A safety plan has to be found in seconds by whoever is on duty, and be the version that the client helped to write last week. That is a question of where it stands in the chart, and of who is told.',
    steps: [
      'Choose the risk screen and the plan form that your clinicians are trained in.',
      'Put the plan where every user of the chart sees it, with its date.',
      'Write down who acts on which answer, how soon, and what is done after hours.',
      'Review it at each change of risk and at discharge.',
    ],
    mistakes: [
      'A plan stored as a scan among forty documents.',
      'Screening by portal without anyone who reads the answers that night.',
    ],
    questions: [
      'Is a flag for risk shown on every screen of the chart?',
      'Who is alerted to a critical answer, and is that recorded?',
      'Can the client have the plan on the phone?',
    ],
    measure: 'Ask a colleague who does not know the client to find the plan, and time it.',
    category: chart,
  },
  discharge: {
    name: 'discharge',
    purpose:
      'Discharge begins at admission: where the client goes next, who has to be told, and with which consent. The system helps when the summary writes itself from plan and notes and the next appointment is booked before the door closes.',
    steps: [
      'Write the steps from decision to the last signature, with who does each.',
      'Build the summary from the plan, the course and the medications, so that little is typed.',
      'Check each release against the consent on file.',
      'Book the next visit and a call within the first week.',
    ],
    mistakes: [
      'Leaving charts open for weeks because one form is missing.',
      'Sending a Part 2 record without the consent that names its recipient.',
    ],
    questions: [
      'Which parts of the summary are filled in by the system?',
      'Is there a list of discharged clients with open notes, and who sees it?',
      'Can aftercare calls be scheduled and counted?',
    ],
    measure: 'Count discharged charts that are still open after ten days.',
    category: chart,
  },
  scheduling: {
    name: 'scheduling',
    purpose:
      'A calendar in behavioral health holds more than visits: groups with their seats, rooms, supervisors, authorizations that run out, and the same hour every week for months. What is booked decides what can be charted and billed.',
    steps: [
      'List the kinds of appointments with their length, service code, place, and who may book them.',
      'Enter one clinician’s real month: weekly clients, a group, supervision, a holiday.',
      'Move and cancel a series, and see what becomes of reminders, notes and claims.',
      'Decide who may book over a full hour, and where the waitlist is kept.',
    ],
    mistakes: [
      'So many kinds of appointments that the front desk picks the wrong one and the claim carries it on.',
      'A second calendar on paper or in email that nobody compares with the first.',
    ],
    questions: [
      'Can clients book or ask for a time, and within which limits?',
      'Does a series know about authorized units, and does it warn before they run out?',
      'Is there a list of visits without a note and without a claim?',
    ],
    measure: 'Count the open hours of a week that could have been filled, and the double bookings.',
    category: chart,
  },
} satisfies Record<string, FeatureNotes>
