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
    'The prescription goes out from the chart, with the medication list, allergies, and pharmacy in view. A practice without prescribers does not need it; a practice with one prescriber should ask for a price per prescriber rather than per practice.',
    [
      'Is it included in the price, or are there charges per prescriber and for setup?',
      'Do refill requests and cancellations arrive in the chart?',
      'Which network is behind it, and what happens when it is down?',
    ],
  ),
  epcs: note(
    analysis,
    'e-prescribing of controlled substances',
    'Stimulants, sedatives, and buprenorphine need more than e-prescribing: each prescriber is identity-proofed and signs with two factors. Without EPCS, prescribers work in a second system.',
    [
      'How long does identity proofing take, and who pays for the token?',
      'May we see the third-party audit or certification?',
      'Does a prescriber who works at two sites need two tokens?',
    ],
  ),
  pdmp: note(
    analysis,
    'checks of the state monitoring program',
    'A check built into the prescription screen saves a second login and records that it was made. Ask for your own state: a connection in one state says nothing about another.',
    [
      "Is our state's program connected today, and does the check take one click?",
      'Is the check stored with the prescription, with its date and time?',
      'Who pays the fees of the state or the gateway?',
    ],
  ),
  part2Consent: note(
    security,
    '42 CFR Part 2 consents',
    "A system that understands consents stores each one's recipient, purpose, end date, and revocation, and blocks any release that the consent does not cover. A scanned form blocks nothing.",
    [
      'Can a release still be sent after the consent has expired or been revoked?',
      'Does the redisclosure notice go out with every release?',
      'Are counseling notes kept separate, with their own consent?',
    ],
  ),
  asam: note(
    analysis,
    'ASAM assessments',
    'An ASAM assessment in the chart leads to a level of care that the authorization and the treatment plan can quote. If it is only a text box, someone has to type it again for every payer.',
    [
      'Which edition is built in, and can we use two editions side by side?',
      'What does the license for the criteria cost us?',
      'Does the level of care appear in the plan and the authorization?',
    ],
  ),
  emar: note(
    analysis,
    'medication administration',
    'What is due, who gave it, and what was refused has to be visible at the bedside and on every shift. Most outpatient practices can do without it; residential and detox programs rarely can.',
    [
      'Are missed and refused doses recorded with a reason?',
      'Are controlled substances counted at each shift change?',
      'Does it work on a medication cart, with scanning, when the network is slow?',
    ],
  ),
  bedBoard: note(
    analysis,
    'a bed board',
    'Who is in which bed, who leaves today, and which beds are promised to new admissions: the board is useful only if it is right at any hour, and it should feed the census that billing uses.',
    [
      'Does the daily census for billing come from it?',
      'Can a bed be held for an admission, and who sees that?',
      'What happens when a client moves twice in one day?',
    ],
  ),
  methadoneDispensing: note(
    analysis,
    'methadone dosing and dispensing',
    'Dosing in an opioid treatment program is pharmacy work at a window: orders, verified identity, measured doses, bottle counts, take-home schedules, and an inventory that has to balance every night. A prescription module does none of this.',
    [
      'Is dispensing built in, with a pump interface? If not, which other system does it?',
      'How are take-home doses, missed doses, and guest dosing recorded?',
      'Can the inventory and the DEA records be reconciled and printed every day?',
      'Which opioid treatment programs use it, and may we call one?',
    ],
  ),
  labs: note(
    exchange,
    'lab orders and results',
    'Sending orders from the chart and getting results back as data saves typing and catches what a scanned fax hides. In addiction treatment, toxicology is the case to test.',
    [
      'Which labs are connected in both directions today?',
      'Do results arrive as values that can be trended, or as documents?',
      'Who is alerted to an abnormal result, and is that recorded?',
    ],
  ),
  stateReporting: note(
    security,
    'state reporting',
    'State reporting rules change, and someone pays to keep up with them. Ask who that is before you sign.',
    [
      "Which of our state's reports does the system produce today, and who keeps them current?",
      'Does the system flag missing values when staff enter data, or only at the deadline?',
      'What do we pay when the state changes its rules?',
    ],
  ),
  institutionalBilling: note(
    billing,
    'institutional billing',
    'Many facilities bill by the day, on the UB-04 or its electronic form, with revenue codes and authorizations. A system made for office visits may not be able to send such a claim at all.',
    [
      'Does the system send 837I claims with per-diem rates?',
      'Does the census fill in the claim, or does someone type it?',
      'How are leave days and transfers billed?',
    ],
  ),
  supervisionSignOff: note(
    analysis,
    'supervision sign-off',
    "A note by an intern or associate waits for the supervisor's signature before it is finished and billed. If the system cannot hold it, someone has to keep a list.",
    [
      'Can a note wait, unbilled, until the supervisor has signed?',
      'Does the supervisor see one queue for all supervisees?',
      "Does the claim carry the supervisor's license where the payer wants it?",
    ],
  ),
  dataMigrationIn: note(
    moving,
    'data migration',
    'What can be migrated decides how long you run two systems side by side. Clients and appointments usually move; ask about signed notes, plans, consents, and balances.',
    [
      'What is imported, by whom, in which format, and for what price?',
      'Do notes keep their signatures and dates?',
      'How many test imports are included?',
    ],
  ),
  dataExport: note(
    moving,
    'data export',
    'The export is your way out, so look at it before you sign. Ask for the exported files of a test practice and open them.',
    [
      'What does a full export contain, and is its format documented?',
      'Can we start it ourselves, and what does it cost?',
      'How long after the contract ends can we still read and export our records?',
    ],
  ),
  oncCertified: note(
    security,
    'federal certification',
    'Products certified under the ONC program are on a public list with their numbers and criteria. Certification matters for Medicare programs and for the export that certified products must offer; many therapy practices do without it.',
    [
      "What is the product's number on the federal list?",
      'Which criteria does the certification cover, and is the version we would use the certified one?',
      'Are there open surveillance findings?',
    ],
  ),
  fhirApi: note(
    exchange,
    'interfaces and APIs',
    '"We have an API" can mean anything from a public FHIR endpoint to a promise. What counts is the documentation, the price, and a practice like yours that has a working connection today.',
    [
      'Where is the API documented, and may our developer read it?',
      'What does access cost, per month and per connection?',
      'Can Part 2 records be withheld from data exchange?',
    ],
  ),
  soc2OrHitrust: note(
    security,
    'SOC 2 and HITRUST reports',
    'A report by an outside auditor says more than a badge on a web page. Ask for the report and read what was in scope.',
    [
      'May we read the latest Type II report under an agreement?',
      'Which part of the product was in scope?',
      'Which exceptions did the auditor note?',
    ],
  ),
  abaDataCollection: note(
    analysis,
    'ABA session data',
    'Applied behavior analysis depends on data from every trial, graphed and reviewed by the supervisor. A therapy record that stores only a session note leaves that data in another system.',
    [
      'Can staff collect trial data on a tablet, offline if needed?',
      'Are graphs and programs part of the chart?',
      'Do the session data, the note, and the claim come from one entry?',
    ],
  ),
  mealPlans: note(
    analysis,
    'meal plans and weights',
    'Eating disorder programs record meals, exchanges, and weights through the day, and not everyone may see them. In blind weighing, the client in particular must not.',
    [
      'Are meal records and weights part of the chart?',
      "Can weights be hidden from the client's portal?",
      "Does the dietitian's plan appear where other staff work?",
    ],
  ),
  multilingual: note(
    analysis,
    'languages other than English',
    "Forms and a portal in the client's language mean that no interpreter is needed for paperwork. A translated menu with English forms does not help.",
    [
      'In which languages are the portal, the forms, and the reminders available?',
      'Can we add a translation of our own consent?',
      "Is the client's preferred language a field that reports can count?",
    ],
  ),
} satisfies Record<string, ShortNotes>
