/** How to test each line of the feature checklist, keyed by the line. */
export const checklistTests: Readonly<Record<string, string>> = {
  'Intake and assessment forms made for behavioral health':
    'Fill in the intake for a fictional patient. Count the fields that do not concern you, and the ones you miss.',
  'Treatment plans whose goals link to progress notes':
    'Write a note and choose a goal. Then open the plan: does it list the note under that goal?',
  'Individual, family, and group notes':
    'Document a group of eight with one shared text and a private note for one member.',
  'A separate place for psychotherapy notes':
    'Write one, then sign in as the front desk and print the whole chart. It must not be there.',
  'Outcome measures such as PHQ-9 and GAD-7, sent and scored':
    'Send one to your own phone, answer it, and watch the score appear beside the earlier ones.',
  'Supervision and co-signature':
    'Sign as a supervisee. Who is told, and what happens to the claim until the second signature?',
  'Electronic prescribing, controlled substances included':
    "Ask to see identity proofing, two-factor signing, and the link to your state's monitoring program.",
  'Telehealth from the calendar, individual and group':
    'Join from a phone that has never been used for it. Check the place of service on the claim.',
  'Consent under 42 CFR Part 2, where it applies':
    'Revoke a consent and try to release the record. The system should stop you and say why.',
  'One chart across your levels of care':
    'Move a patient from residential to intensive outpatient. What has to be typed again?',
  'Recurring and group appointments, with a wait list':
    'Move one visit of a weekly series, end the series, then fill the gap from the wait list.',
  'Reminders that patients can answer': 'Answer a reminder with "no". Does the calendar change, and who is told?',
  'Eligibility checks before the visit': "Ask for next week's list of patients whose coverage could not be confirmed.",
  'Claims, remittances, and a denial work list':
    'Deny a claim and work it until it is paid, on one screen if possible.',
  'Authorizations tracked by unit and date':
    'Book a visit beyond the authorized units. The system should warn before, not after.',
  'Statements, card on file, and payment plans':
    'Set up a plan of four payments, let one fail, and see what the patient receives.',
  'Patient portal that works on a small phone':
    'Do a whole intake on the smallest phone in the office, signatures included.',
  'Access by role, with a record of who opened what':
    'In the demo system, open a chart outside your role. Then ask for the report that shows it.',
  'Reports on unsigned notes, unsent claims, and money outstanding':
    "Ask for Monday's report with yesterday's data, and for the same as a file.",
  'Complete export of your data in a usable format':
    "Export one patient with notes, plans, scanned documents, and ledger. Open it without the vendor's software.",
}
