export interface Criterion {
  area: string
  name: string
  /** In percent; all criteria together have 100. */
  weight: number
  look: string
}

/** The weighted scorecard. Its weights are a starting point that each practice should change before the first demo. */
export const criteria: readonly Criterion[] = [
  {
    area: 'Clinical',
    name: 'Notes and treatment plans',
    weight: 12,
    look: 'Done before the next session; goals and notes linked',
  },
  {
    area: 'Clinical',
    name: 'Groups and levels of care',
    weight: 10,
    look: 'All of yours in one chart, without a workaround',
  },
  { area: 'Clinical', name: 'Outcome measures', weight: 6, look: 'Sent, scored, and shown without typing' },
  {
    area: 'Clinical',
    name: 'Telehealth and prescribing',
    weight: 6,
    look: 'From the calendar; controlled substances where needed',
  },
  {
    area: 'Administrative',
    name: 'Scheduling and reminders',
    weight: 7,
    look: 'Series, groups, wait list, answers by text',
  },
  {
    area: 'Administrative',
    name: 'Claims, remittances, denials',
    weight: 12,
    look: 'Clean claims, one list for denials',
  },
  { area: 'Administrative', name: 'Patient portal', weight: 6, look: 'A whole intake on a small phone' },
  { area: 'Administrative', name: 'Reports', weight: 6, look: "Monday's report without help" },
  { area: 'Vendor', name: 'Security and privacy', weight: 10, look: 'Agreement, audit report, access by role' },
  { area: 'Vendor', name: 'Support and training', weight: 9, look: 'A person within the promised time' },
  { area: 'Vendor', name: 'Data export and contract', weight: 7, look: 'Complete export shown; a term you can leave' },
  { area: 'Vendor', name: 'References', weight: 4, look: 'Three of your size, live within 18 months' },
  { area: 'Vendor', name: 'Choice of your staff', weight: 5, look: 'What the people who use it would pick' },
]

export const demoScript: readonly { show: string; look: string }[] = [
  {
    show: 'Admit a fictional patient with two insurers and a limited consent',
    look: 'Nothing typed twice; the limit is in sight',
  },
  {
    show: 'Write an intake, build a plan, link a note to a goal',
    look: 'The diagnosis carries over; the link shows in the plan',
  },
  { show: 'Run a group of eight and bill it', look: 'One text, private notes, eight claims' },
  { show: 'Move one visit of a series, then end the series', look: 'Three clicks or fewer; the patient is told' },
  { show: 'Send a PHQ-9, answer it on a phone, show the line', look: 'No account needed; scored at once' },
  { show: 'Sign a note late and show who notices', look: 'A list for the supervisor, not an email to everyone' },
  { show: 'Deny a claim and work it until it is paid', look: 'Reason in plain words; correction and resend together' },
  { show: "Show Monday's report", look: 'Unsigned notes, unsent claims, money outstanding' },
  { show: "Export one patient's complete record", look: 'Readable without the vendor; documents included' },
]
