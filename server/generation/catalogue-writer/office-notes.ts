import type { FeatureNotes } from './feature-note'

/** Features that the front desk, the billers and those who run the practice work with. */
export const officeNotes = {
  appointmentReminders: {
    name: 'appointment reminders',
    purpose:
      'A reminder gives back visits that would have been missed by oversight, which are the ones a message can save. It does little for clients who stay away because of cost, transport or a bad week; for them a phone call is still the better tool.',
    steps: [
      'Count two months of visits first: booked, kept, canceled in time, missed without notice. Without that number no one will know whether the messages helped.',
      'Ask every client which way of contact is safe, store the answer in its own field, and make sure that the reminder obeys it. A shared phone is a reason to choose email or nothing.',
      'Write the text so that a stranger who reads it learns nothing: the name of a person, a day and a time, a number to call. No program name, no diagnosis, no kind of visit.',
      'Choose two moments, one early enough to fill the gap and one late enough to be remembered, and send each to a colleague who plays the client.',
      'Decide who reads the replies. A message that says "reply to cancel" and is read by no one loses the visit and the trust.',
    ],
    mistakes: [
      'Leaving reminders on for discharged clients and for visits that were already canceled.',
      'Sending the clinic’s full name from an address that names the kind of treatment.',
    ],
    questions: [
      'Which contact methods are there, and does each cost extra?',
      'Can a client’s wish switch off one way of contact and leave the others on?',
      'Where do replies arrive, and do they change the calendar?',
    ],
    measure:
      'Compare the share of visits missed without notice in the two months before and after, new and established clients apart.',
    category: 'how-to-use-features',
  },
  insuranceBilling: {
    name: 'insurance billing',
    purpose:
      'Claims that are made from the signed note and the schedule need no second typing, which is where most errors come from. A practice that is paid in cash needs a statement for clients, and not much more.',
    steps: [
      'List the payers you actually bill, with their identifiers, and begin the enrollment for claims and remittances early: it takes weeks, and no software shortens it.',
      'Set up each clinician’s credentials and supervision as the payers see them, not as the org chart does.',
      'Check eligibility for a full week of visits and compare the answers with the cards on file.',
      'Send one claim for each kind of service you offer, follow it to the posted payment, and write down who touched it.',
    ],
    mistakes: [
      'Going live with a payer whose enrollment was filed and not confirmed.',
      'Letting notes wait for signatures, and claims with them, until the filing limit is near.',
    ],
    questions: [
      'What does the price include: claims, eligibility checks, remittances, statements?',
      'Which clearinghouse is behind it, and can we keep ours?',
      'What does a rejected claim look like on the screen, and who is told of it?',
    ],
    measure: 'Watch days from visit to claim, and the share of claims that are paid at the first try.',
    category: 'billing-and-rcm',
  },
  builtInRCM: {
    name: 'revenue-cycle tools',
    purpose:
      'Revenue-cycle tools follow the money after the claim: denials, appeals, balances, contracts. They pay for a practice with a biller who works from lists, and are a burden for one that sends a few claims a week.',
    steps: [
      'Sort the last quarter’s denials by reason and by amount; the three largest groups are what the tool has to be good at.',
      'Give every open item an owner and a next date, and let the system show what is due today.',
      'Write the rules for small balances, payment plans and write-offs before you automate them.',
      'Meet once a month over one page: what was denied, what came back, what changes at the front desk.',
    ],
    mistakes: ['Working denials in the order of arrival.', 'Automating a write-off rule that no one approved.'],
    questions: [
      'Can lists be sorted by filing limit, amount and reason?',
      'Is the service a fee, a share of collections, or both?',
      'Who works an appeal: your staff or theirs?',
    ],
    measure: 'Follow the age of open balances and the share of denied money that is recovered.',
    category: 'billing-and-rcm',
  },
  builtInCRM: {
    name: 'admissions tracking',
    purpose:
      'Programs with a call line lose people between the first call and the first day. A system that keeps inquiry, insurance check and bed or start date in one record shows where. A small outpatient practice manages with a waiting list.',
    steps: [
      'Draw the way from call to first day on one page, with the person who does each step.',
      'Agree on the five or six stages everyone uses, and on the one reason that is recorded when someone is lost.',
      'Keep what callers tell you about treatment inside the protected record, never in a marketing list.',
      'Review the open inquiries every morning, oldest first.',
    ],
    mistakes: [
      'More stages than anyone keeps up to date.',
      'Referral sources typed freely, so that they cannot be counted.',
    ],
    questions: [
      'Does an inquiry become a chart without typing it again?',
      'Who can see inquiries that never became admissions, and for how long are they kept?',
    ],
    measure: 'Count inquiries by stage each month, and the days from call to first visit.',
    category: 'why-does-my-emr-have',
  },
  reportingAnalytics: {
    name: 'reporting',
    purpose:
      'Three or four numbers that someone acts on are worth more than a gallery of charts. What matters is whether the system can answer your question next month, and not only the ones it came with.',
    steps: [
      'Write five questions that leadership asks every month, each with the decision that hangs on the answer.',
      'Find the report for each, check it against a count by hand for one week, and write down what it leaves out.',
      'Schedule those reports, name who reads them, and drop what no one opened in a quarter.',
    ],
    mistakes: [
      'Comparing clinicians by numbers that follow their caseload.',
      'Trusting a figure whose filter no one remembers.',
    ],
    questions: ['How fresh are the data?', 'Can we export everything, and can we build a report without the vendor?'],
    measure: 'Ask at the end of each month which decision a report has changed.',
    category: 'why-does-my-emr-have',
  },
  guidedOnboarding: {
    name: 'implementation and training',
    purpose:
      'The software is the same for everyone; the weeks around go-live are not. Help from people who have moved practices like yours is worth paying for when you change billing and records at once.',
    steps: [
      'Name one person who decides, one who knows the money and one who knows the notes, and free hours for them.',
      'Clean the client list before it moves: duplicates, closed charts, old insurance.',
      'Rehearse one whole day with invented clients, from the call to the posted payment, and go live only when it went through.',
      'Book half of the usual visits for the first two days, and sit together at the end of each.',
    ],
    mistakes: ['Moving everything because it is there.', 'Training everyone at once, weeks before they need it.'],
    questions: [
      'What is imported: clients only, or notes, plans, balances and appointments too?',
      'Who trains whom, for how many hours, and what does more cost?',
      'How do we get our data out again, in which form, and how fast?',
    ],
    measure: 'Count open questions at the end of each of the first ten days; the number has to fall.',
    category: 'navigate-implementation',
  },
  hipaaCompliant: {
    name: 'privacy and compliance',
    purpose:
      'No software is compliant for you. It can make the right thing easy: access by role, a log of who looked, consents that are checked before a record goes out. Records of substance use treatment have rules of their own under 42 CFR Part 2, on top of HIPAA.',
    steps: [
      'Get the signed business associate agreement before the first real client is entered, and read which parts of the product it covers.',
      'Give each role what its work needs, and look at one week of the access log for someone who should not have been there.',
      'Build consents with the recipient, the purpose and an end, so that what has run out is not used.',
      'Practice a request for records once, from the letter to what is sent, with the notice about redisclosure where Part 2 asks for it.',
      'Ask a lawyer about state law and about Part 2; it changes, and an article is no advice.',
    ],
    mistakes: [
      'One shared login at the front desk.',
      'Letting a general release stand in for the specific consent that a record needs.',
    ],
    questions: [
      'Can parts of a chart be closed to staff who do not treat the client?',
      'Is each view of a chart logged, and can we read the log ourselves?',
      'How are consents, their end and their withdrawal handled?',
    ],
    measure: 'Take ten releases of the last month and check each against the consent on file.',
    category: 'security-and-compliance',
  },
  cloudBased: {
    name: 'a system in the cloud',
    purpose:
      'A hosted system takes servers, updates and backups off your hands and makes the internet line the thing that must not fail.',
    steps: [
      'Find out what you can still do when the line is down, and print tomorrow’s schedule every evening.',
      'Turn on the second factor at sign-in for everyone.',
      'Read the terms on uptime, on notice before maintenance and on your data at the end.',
    ],
    mistakes: ['One line and no plan.', 'Never having tried the export.'],
    questions: [
      'What is promised about uptime, and what happens when it is missed?',
      'Where are the data kept, and who can read them?',
    ],
    measure: 'Write down each minute without access for a quarter.',
    category: 'integrations-and-interop',
  },
  customizable: {
    name: 'customization',
    purpose:
      'A system that bends to your work is a help until no one remembers why it was bent. Begin with what it does by itself, and change what costs time every day.',
    steps: [
      'Work for a month as the system comes, and keep a list of what hurts.',
      'Change the three things that hurt most people, and write down what they were before.',
      'Try changes on a test site, or with one team, before all have them.',
    ],
    mistakes: ['Rebuilding the old system inside the new one.', 'Changes that only one person understands.'],
    questions: ['What can we change ourselves, and what needs the vendor?', 'Do changes survive an update?'],
    measure: 'Count clicks or minutes for the five most frequent tasks, before and after.',
    category: 'why-does-my-emr-have',
  },
} satisfies Record<string, FeatureNotes>
