import type { ShortNotes } from './feature-note'

const note = (category: string, name: string, purpose: string, questions: readonly string[]): ShortNotes => ({
  name,
  purpose,
  questions,
  category,
})

const analysis = 'why-does-my-emr-have'
const security = 'security-and-compliance'
const exchange = 'integrations-and-interop'
const billing = 'billing-and-rcm'
const moving = 'navigate-implementation'

/** Features that decide a purchase in some kinds of practice and are rarely shown in a demo. */
export const chartNotes = {
  ePrescribing: note(
    analysis,
    'e-prescribing',
    'E-prescribing sends the prescription from the chart, with the medication list, allergies and pharmacy in view. A practice without prescribers does not need it; one with a single prescriber should ask for the price per prescriber and not per practice.',
    [
      'Is it part of the price, or charged per prescriber and for setup?',
      'Do refill requests and cancellations arrive in the chart?',
      'Which network is behind it, and what happens when it is down?',
    ],
  ),
  epcs: note(
    analysis,
    'e-prescribing of controlled substances',
    'Stimulants, sedatives and buprenorphine need more than e-prescribing: each prescriber is identity-proofed and signs with two factors. Without it, prescribers work in a second system.',
    [
      'How long does identity proofing take, and who pays for the token?',
      'May we see the third-party audit or certification?',
      'Does a prescriber who works at two sites need two tokens?',
    ],
  ),
  pdmp: note(
    analysis,
    'checks of the state monitoring program',
    'A check inside the prescription saves a second login and leaves a record that it was made. Ask for your own state: a connection in one state says nothing about another.',
    [
      'Is our state’s program connected today, and in one click?',
      'Is the check stored with its date and time at the prescription?',
      'Who pays the state or the gateway?',
    ],
  ),
  part2Consent: note(
    security,
    '42 CFR Part 2 consents',
    'A consent that the system understands has a recipient, a purpose, an end date and a revocation, and stops what it does not cover. A scanned form stops nothing.',
    [
      'Can a release be sent when the consent has expired or was revoked?',
      'Does the redisclosure notice go out with every release?',
      'Are counseling notes kept apart with a consent of their own?',
    ],
  ),
  asam: note(
    analysis,
    'ASAM assessments',
    'An ASAM assessment in the chart leads to a level of care that the authorization and the treatment plan can quote. As a text box it has to be typed again for every payer.',
    [
      'Which edition is built in, and can two run side by side?',
      'What does the license for the criteria cost us?',
      'Does the level of care appear in the plan and the authorization?',
    ],
  ),
  emar: note(
    analysis,
    'medication administration',
    'A medication administration record shows what is due, who gave it and what was refused, at the bedside and on every shift. Outpatient practices do not need it; residential and detox programs cannot work without it.',
    [
      'Are missed and refused doses recorded with a reason?',
      'Are controlled substances counted at each shift change?',
      'Does it work at a cart, with scanning, when the network is slow?',
    ],
  ),
  bedBoard: note(
    analysis,
    'a bed board',
    'A bed board is useful when it is right at any hour: who is in which bed, who leaves today, what is promised to an admission. It should feed the census that billing uses.',
    [
      'Does the daily census bill from it?',
      'Can a bed be held for an admission, and who sees that?',
      'What happens when a client moves twice in one day?',
    ],
  ),
  methadoneDispensing: note(
    analysis,
    'methadone dosing and dispensing',
    'Dosing under an opioid treatment program is a pharmacy at a window: orders, verified identity, measured doses, bottle counts, take-home schedules, and an inventory that has to agree every night. A prescription module does none of this.',
    [
      'Is dispensing built in, with a pump interface, or done in which other system?',
      'How are take-home doses, missed doses and guest dosing recorded?',
      'Can the inventory and the DEA records be reconciled and printed every day?',
      'Which opioid treatment programs use it, and may we call one?',
    ],
  ),
  labs: note(
    exchange,
    'lab orders and results',
    'Orders that leave the chart and results that come back as data save typing and catch what a scanned fax hides. Toxicology is the test case in addiction treatment.',
    [
      'Which labs are connected in both directions today?',
      'Are results values that can be trended, or documents?',
      'Who is alerted to an abnormal result, and is that recorded?',
    ],
  ),
  stateReporting: note(
    security,
    'state reporting',
    'State data sets change every year, and the cost of keeping up falls on someone. Ask who that is before you sign.',
    [
      'Which reports of our state are produced today, and who keeps them current?',
      'Are missing values found at entry or at the deadline?',
      'What does a change by the state cost us?',
    ],
  ),
  institutionalBilling: note(
    billing,
    'institutional billing',
    'Facilities bill by the day, on the UB-04 or its electronic form, with revenue codes and authorizations. A system made for office visits may not be able to send such a claim at all.',
    [
      'Does the system send 837I claims with per-diem rates?',
      'Does the census fill the claim, or is it typed?',
      'How are leave days and transfers billed?',
    ],
  ),
  supervisionSignOff: note(
    analysis,
    'supervision sign-off',
    'A note of an intern or associate has to wait for its supervisor before it counts as finished and before it is billed. When the system cannot hold it, someone keeps a list.',
    [
      'Can a note wait, unbilled, until the supervisor has signed?',
      'Does the supervisor see one queue for all supervisees?',
      'Is the supervisor’s license on the claim where the payer wants it?',
    ],
  ),
  dataMigrationIn: note(
    moving,
    'data migration',
    'What comes along decides how long two systems run side by side. Clients and appointments usually move; signed notes, plans, consents and balances are the question.',
    [
      'What is imported, by whom, in which format, and for what price?',
      'Do notes keep their signatures and dates?',
      'How many test imports are included?',
    ],
  ),
  dataExport: note(
    moving,
    'data export',
    'The export is the way out, and the time to look at it is before you sign. Ask for the files of a test practice and open them.',
    [
      'What does a full export hold, and in which described format?',
      'Can we start it ourselves, and what does it cost?',
      'Until which day after the end can we still export and read?',
    ],
  ),
  oncCertified: note(
    security,
    'federal certification',
    'Certification under the ONC program is a public list with numbers and criteria. It matters for Medicare programs and for the export that certified products must offer; many therapy practices do without it.',
    [
      'Under which number is the product on the federal list?',
      'Which criteria does it cover, and is the version we would use the certified one?',
      'Are there open findings of surveillance?',
    ],
  ),
  fhirApi: note(
    exchange,
    'interfaces and APIs',
    '“We have an API” can mean anything from a public FHIR address to a promise. What counts is the documentation, the price, and a connection of a practice like yours that works today.',
    [
      'Where is the interface documented, and may our developer read it?',
      'What does access cost, per month and per connection?',
      'Can Part 2 records be held back from an exchange?',
    ],
  ),
  soc2OrHitrust: note(
    security,
    'SOC 2 and HITRUST reports',
    'An attestation by an outside auditor says more than a badge on a web page. Ask for the report and read what was in scope.',
    [
      'May we read the latest Type II report under an agreement?',
      'Which part of the product was in scope?',
      'Which exceptions did the auditor note?',
    ],
  ),
  abaDataCollection: note(
    analysis,
    'ABA session data',
    'Applied behavior analysis turns on data from every trial, graphed and reviewed by the supervisor. A therapy record that stores a session note leaves the data in another system.',
    [
      'Are trial data collected on a tablet, offline if needed?',
      'Are graphs and programs part of the chart?',
      'Do session data, the note and the claim come from one entry?',
    ],
  ),
  mealPlans: note(
    analysis,
    'meal plans and weights',
    'Eating disorder programs record meals, exchanges and weights several times a day, and not everyone may see them, the client least of all in blind weighing.',
    [
      'Are meal records and weights part of the chart?',
      'Can weights be hidden from the client’s portal?',
      'Does the dietitian’s plan appear where other staff work?',
    ],
  ),
  multilingual: note(
    analysis,
    'languages other than English',
    'Forms and portal in the client’s language spare an interpreter for paperwork. A translated menu with English forms does not.',
    [
      'Which languages do the portal, the forms and the reminders have?',
      'Can we add a translation of our own consent?',
      'Is the preferred language a field that reports can count?',
    ],
  ),
} satisfies Record<string, ShortNotes>
