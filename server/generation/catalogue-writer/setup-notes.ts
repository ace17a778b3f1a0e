import type { chartNotes } from './chart-notes'
import type { SetupNotes } from './feature-note'
import { recordSetupNotes } from './record-setup-notes'

/** How to set up the features of `chartNotes`, what goes wrong, and how to tell whether it works. */
export const setupNotes: Readonly<Record<keyof typeof chartNotes, SetupNotes>> = {
  ePrescribing: {
    steps: [
      'List who will prescribe, with license, DEA, and NPI numbers as the state and the federal registers have them; one wrong letter in a name stops the enrollment.',
      'Order the enrollment for every prescriber well before go-live, and ask in the same message for controlled substances (EPCS), which take an identity check of their own.',
      'Enter allergies, current medications, and the preferred pharmacy for the clients of the first two weeks, and have a prescriber confirm each list.',
      "Connect your state's monitoring program (PDMP), or write down how each prescriber checks it before a controlled prescription.",
      'Decide who may prepare a prescription for signature, who answers refill requests, and who looks after them when the prescriber is away.',
      "Have each prescriber send and cancel a test prescription in the vendor's test environment or to its test pharmacy, never to a working pharmacy. Then confirm the first real ones by phone.",
    ],
    mistakes: [
      'Going live on the day the enrollment is promised, with no way to prescribe if it is late.',
      'Leaving refill requests in a queue that no one owns on weekends.',
    ],
    measure:
      'Each week for the first two months, count the prescriptions that had to be phoned in or sent again, and the refill requests older than one working day.',
  },
  epcs: {
    steps: [
      'Name two people to control access: one of them, with DEA registration, approves what the other sets up.',
      'Have each prescriber prove identity early, with the documents and the phone that the service asks for; a move or a new name often makes it fail the first time.',
      'Hand out two different factors, test both on the device used in the office and on the one used at home, and write down what happens when a phone is lost.',
      "Send a test prescription of each schedule that your patients need in the vendor's test environment, and find it in the audit report; confirm the first real one by phone.",
      'Put a monthly look at the audit report in the calendar of the person who controls access.',
    ],
    mistakes: [
      'Letting staff sign with the token of a prescriber, which is the one thing the rule exists to prevent.',
      'Forgetting to take access away on the day a prescriber leaves.',
    ],
    measure:
      'Count the controlled prescriptions that were sent on paper or by phone, and write the reason beside each.',
  },
  pdmp: {
    steps: [
      'Look up what your state asks: for which drugs, how often, who may check as a delegate, and what the chart has to show.',
      'Register every prescriber and delegate with the state program before you connect, and every further state in which you prescribe.',
      'Run one check for a test patient with a common name, and see whether the match can be told from its neighbors.',
      'Decide what is written in the note when the report shows something, and who calls the other prescriber.',
    ],
    mistakes: [
      'Taking a connection that shows a score for the report itself.',
      'Relying on one state when patients live near a border.',
    ],
    measure:
      'Take twenty prescriptions of controlled drugs a month, and count those with a check on the same day, stored where an auditor would look.',
  },
  part2Consent: {
    steps: [
      'Mark which programs, staff, and charts are under 42 CFR Part 2, so that the system knows what it protects.',
      'Build one consent for treatment, payment, and operations, and separate ones for named recipients, each with purpose, end date, and the way to revoke it.',
      'Set up the redisclosure notice to go out with each release, on paper and through every interface.',
      'Revoke a test consent, then try to fax, print, export, and send through the portal and the exchange; each has to stop or to ask.',
      'Write down who reviews consents that are about to end, and how a client revokes one by phone.',
    ],
    mistakes: [
      'Scanning the form and believing that the system now knows what it says.',
      'Connecting to a health information exchange before anyone has tested what it takes out.',
    ],
    measure: 'Once a quarter, draw ten releases and find the consent that covered each on that day.',
  },
  asam: {
    steps: [
      'Ask your payers and your state which edition they accept, and from when.',
      'Get the license for the criteria in writing before you build on them.',
      'Have two clinicians assess the same three made-up cases, and settle where their ratings differ.',
      'Connect the level of care to the treatment plan and the authorization request, so that no one types it twice.',
      'Set the reassessment to come due on its own, by level of care.',
    ],
    mistakes: [
      'Replacing the old edition on a day in the middle of an authorization.',
      'Writing the level first and the dimensions afterward.',
    ],
    measure: 'Follow denials for level of care by month, and read the assessment behind each.',
  },
  emar: {
    steps: [
      'Write down every route by which a medication enters the building: admission, pharmacy, the client, the physician on call.',
      'Enter the standing orders and the taper protocols, and have pharmacist and physician sign the list.',
      'Set the time windows and the reasons for missed and refused doses, with the nurses who will use them.',
      'Run one medication pass on the slowest tablet in the farthest room, with the network off for five minutes.',
      'Keep paper forms ready for an outage, and practice once how they are entered afterward.',
    ],
    mistakes: [
      'Charting the whole pass at the end of the shift, so that the times mean nothing.',
      'Leaving the count of controlled substances in a second book that no one compares.',
    ],
    measure: 'Each day, count doses without an entry at the end of the window, and counts that did not balance.',
  },
  bedBoard: {
    steps: [
      'Enter buildings, rooms, and beds as they are, with gender, isolation, and beds that are closed.',
      'Define the states of a bed, such as occupied, held, to be cleaned, and closed, and who may change each.',
      'Move three test clients in one day: an admission, a transfer, a leave overnight.',
      'Compare the board with a walk through the house at midnight for a week, and then with the billed days.',
    ],
    mistakes: [
      'Keeping the whiteboard as well, so that no one knows which of the two is right.',
      'Letting admissions promise beds outside the board.',
    ],
    measure: 'Compare the census at midnight with the days billed, every week, and explain each difference.',
  },
  methadoneDispensing: {
    steps: [
      'Ask your state authority, the DEA field office, and your accreditor what they need to see before you change the dispensing system.',
      'Enter orders, take-home schedules, and holds for every patient, and have a second person check each.',
      'Calibrate the pump with water, then with a measured dose, and record both.',
      'Dose with the old system as the record and the new one beside it until the inventories agree for a week.',
      'Print the sheets for a day without power, and keep them at the window.',
    ],
    mistakes: [
      'Changing the system in a week with holidays, when take-home doses are many.',
      'Not testing guest dosing and split doses before the first patient asks.',
    ],
    measure: 'Reconcile the inventory every night, and count the days on which it did not balance at the first try.',
  },
  labs: {
    steps: [
      'List the labs you send to, with the account number and the panels you order most.',
      'Ask lab and vendor for a date for orders and a date for results; one without the other is half an interface.',
      'Send one order each for blood, urine, and a panel with many parts, and compare the paper result with what arrives in the chart.',
      'Decide who sees an abnormal result when the ordering clinician is away, and test it on a Saturday.',
    ],
    mistakes: [
      'Matching results to charts by name only.',
      'Turning off the fax before the interface has run for a month.',
    ],
    measure: 'Count orders without a result after the usual time, and results that no one has signed.',
  },
  stateReporting: {
    steps: [
      'Get the present specification of your state, with its code lists and due dates, and name one person who watches it for changes.',
      'Match each required field to one place in intake, service, and discharge forms, and make it required there.',
      'Produce the file for a past month, and compare it with what you reported by hand.',
      'Send a test file to the state well before the first due date, and work through every rejection.',
    ],
    mistakes: [
      'Filling missing values on the eve of the deadline with the most common one.',
      'Leaving the mapping in the head of the person who built it.',
    ],
    measure:
      'Follow the share of records that the state rejects, and the days from the end of the month to acceptance.',
  },
  institutionalBilling: {
    steps: [
      'For each payer, write down the form, the revenue codes, the rate by level of care, and what is bundled.',
      'Let the census drive the days, and decide how leave, transfer, and the day of discharge are counted.',
      'Bill one finished stay from last year in a test, and compare it line by line with the claim that was paid.',
      'Enroll for electronic claims and remittances of this type: approval for professional claims does not cover it.',
    ],
    mistakes: [
      'Billing days beyond the authorization because the warning goes to no one.',
      'Splitting a stay at the end of the month in a way that the payer does not accept.',
    ],
    measure:
      'Follow the days from the end of the billing period to the claim, and the share paid at the first try, by payer.',
  },
  supervisionSignOff: {
    steps: [
      'List who needs a co-signature, for which services and payers, until which date, and by whom.',
      'Enter the pairs of supervisor and supervisee, with a deputy for vacations.',
      'Set notes to wait for both signatures before a claim can be made, and test that none slips through.',
      'Agree on how a note is sent back, and on how many days a signature may take.',
    ],
    mistakes: [
      'Signing a month of notes in one evening.',
      'Forgetting that a payer may want the supervisor on the claim, or may not pay at all.',
    ],
    measure: 'Each week, count notes that wait longer than agreed, by supervisor.',
  },
  abaDataCollection: {
    steps: [
      "Take one client's whole program, with targets, prompts, and mastery criteria, and build it in the system.",
      'Run a session in a home without a network, and see what reaches the chart afterward.',
      "Check that the analyst's review, the graph, and the note come from the same entry.",
      'Follow the session to the claim: times, place, units, and who was present.',
    ],
    mistakes: [
      'Changing the system and the data sheets of every client in the same week.',
      'Letting technicians fill in trials from memory after the session.',
    ],
    measure: 'Each week, count sessions without data at the end of the day, and claims held for a missing note.',
  },
  mealPlans: {
    steps: [
      'Write down who may see weights: in the chart, on the board, in the portal, and on a printed summary.',
      'Build one meal plan with exchanges and one supplement rule, with the dietitian.',
      'Chart one day of meals as the staff at the table would, and see what the physician finds the next morning.',
      'Sign in as a client in the portal, and look for the weight.',
    ],
    mistakes: [
      'Hiding the weight on one screen while a trend graph shows it on the next.',
      'Recording meals as free text that no one can add up.',
    ],
    measure: 'Count meals without an entry, and how long the team waits for a missing one.',
  },
  multilingual: {
    steps: [
      'Count the languages your clients prefer, from a field and not from memory, and note who reads which.',
      'Have consents and notices translated by a professional, and keep both versions together under one number.',
      'Go through the whole way of a new client in that language: message, form, signature, reminder, portal, bill.',
      'Mark clearly for staff when an answer in another language needs to be read by an interpreter.',
    ],
    mistakes: [
      'Relying on a machine translation for a consent.',
      'Asking a relative, or a child, to interpret because the form is only in English.',
    ],
    measure: 'Compare how many forms are finished before the first visit, by language.',
  },
  ...recordSetupNotes,
}
