import type { FeatureNotes } from './feature-note'

/** Features used by the front desk, the billers, and those who run the practice. */
export const officeNotes = {
  appointmentReminders: {
    name: 'appointment reminders',
    purpose:
      'A reminder saves visits that clients would have forgotten. It does little for clients who stay away because of cost, transportation, or a bad week; for them, a phone call still works better.',
    steps: [
      'First count two months of visits: booked, kept, canceled in time, and missed without notice. Without these numbers, no one will know whether the messages helped.',
      'Ask every client which contact method is safe, store the answer in its own field, and make sure that reminders follow it. If a client shares a phone, use email or send nothing.',
      "Write the text so that a stranger who reads it learns nothing about the care: a person's name, a day and time, and a number to call. Leave out the program's name, the diagnosis, and the kind of visit.",
      'Send two reminders, one early enough that you can fill a canceled hour and one late enough to be remembered. Test each on a colleague who plays the client.',
      'Decide who reads the replies. If a message says "reply to cancel" and no one reads the reply, you lose the visit and the client\'s trust.',
    ],
    mistakes: [
      'Leaving reminders on for discharged clients and for visits that were already canceled.',
      "Sending the clinic's full name from an address that names the kind of treatment.",
    ],
    questions: [
      'Which contact methods are available, and does any of them cost extra?',
      'Can we turn off one contact method for a client and leave the others on?',
      'Where do replies arrive, and do they update the calendar?',
    ],
    measure:
      'Compare the share of visits missed without notice in the two months before and after, separately for new and established clients.',
    category: 'how-to-use-features',
  },
  insuranceBilling: {
    name: 'insurance billing',
    purpose:
      'Claims made from the signed note and the schedule need no retyping, and retyping invites errors. A cash practice needs a statement for clients and not much more.',
    steps: [
      'List the payers you actually bill, with their identifiers, and start enrollment for claims and remittances early: it takes weeks, whatever the software.',
      "Set up each clinician's credentials and supervision the way payers have them on file, not the way your org chart shows them.",
      'Check eligibility for a full week of visits and compare the answers with the cards on file.',
      'Send one claim for each kind of service you offer, follow it to the posted payment, and write down who worked on it.',
    ],
    mistakes: [
      'Going live with a payer before it has confirmed your enrollment.',
      'Letting unsigned notes hold up claims until the filing limit is near.',
    ],
    questions: [
      'Which of these does the price include: claims, eligibility checks, remittances, and statements?',
      'Which clearinghouse is behind it, and can we keep ours?',
      'What does a rejected claim look like on the screen, and who gets notified?',
    ],
    measure: 'Track the days from visit to claim and the share of claims paid on first submission.',
    category: 'billing-and-rcm',
  },
  builtInRCM: {
    name: 'revenue-cycle tools',
    purpose:
      'Revenue-cycle tools follow the money after the claim: denials, appeals, balances, contracts. They pay off in a practice with a biller who works from lists, and are a burden in one that sends a few claims a week.',
    steps: [
      "Sort last quarter's denials by reason and amount; the tool has to be good at the three largest groups.",
      'Give every open item an owner and a follow-up date, and have the system show what is due today.',
      'Write down your rules for small balances, payment plans, and write-offs before you automate them.',
      'Meet once a month over a one-page summary: what was denied, what was recovered, and what the front desk will change.',
    ],
    mistakes: ['Working denials in the order they arrive.', 'Automating a write-off rule that no one approved.'],
    questions: [
      'Can we sort work lists by filing limit, amount, and reason?',
      'Do you charge a fee, a share of collections, or both?',
      'Who works appeals: our staff or yours?',
    ],
    measure: 'Track the age of open balances and the share of denied amounts that you recover.',
    category: 'billing-and-rcm',
  },
  builtInCRM: {
    name: 'admissions tracking',
    purpose:
      'Programs with a call line lose people between the first call and the first day. A system that keeps the inquiry, the insurance check, and the bed or start date in one record shows where they drop out. A small outpatient practice can manage with a waiting list.',
    steps: [
      'Draw the path from call to first day on one page, and name the person who does each step.',
      'Agree on five or six stages that everyone uses, and record one reason whenever someone drops out.',
      'Keep what callers tell you about treatment inside the protected record, never in a marketing list.',
      'Review the open inquiries every morning, oldest first.',
    ],
    mistakes: [
      'Having more stages than anyone keeps up to date.',
      'Typing referral sources as free text, so that no one can count them.',
    ],
    questions: [
      'Does an inquiry become a chart without retyping?',
      'Who can see inquiries that never became admissions, and how long are they kept?',
    ],
    measure: 'Count inquiries by stage each month, and the days from call to first visit.',
    category: 'why-does-my-emr-have',
  },
  reportingAnalytics: {
    name: 'reporting',
    purpose:
      'Three or four numbers that someone acts on are worth more than a gallery of charts. What matters is whether the system can answer the questions you will have next month, and not only those its built-in reports cover.',
    steps: [
      'Write down five questions that leadership asks every month, each with the decision that depends on the answer.',
      "Find the report that answers each one, check it against a week's count by hand, and write down what it leaves out.",
      'Schedule those reports, decide who reads them, and drop the ones no one opened in a quarter.',
    ],
    mistakes: [
      'Comparing clinicians by numbers that depend on their caseloads.',
      'Trusting a figure when no one remembers which filters are behind it.',
    ],
    questions: ['How current is the data?', 'Can we export everything, and can we build a report without your help?'],
    measure: 'At the end of each month, ask which decisions a report has changed.',
    category: 'why-does-my-emr-have',
  },
  guidedOnboarding: {
    name: 'implementation and training',
    purpose:
      'Every practice gets the same software, but the weeks around go-live differ. When you change billing and records at once, help from people who have moved practices like yours is worth paying for.',
    steps: [
      'Name one person who decides, one who knows billing, and one who knows the notes, and free up hours for them.',
      'Clean the client list before it moves: duplicates, closed charts, old insurance.',
      'Rehearse one whole day with invented clients, from the first call to the posted payment, and go live only after it has worked.',
      'Book half your usual visits for the first two days, and meet at the end of each day.',
    ],
    mistakes: [
      'Moving all your old data just because it is there.',
      'Training everyone at once, weeks before they need it.',
    ],
    questions: [
      'What do you import: clients only, or notes, plans, balances, and appointments too?',
      'Who trains our staff, for how many hours, and what do extra hours cost?',
      'How do we get our data out again, in which format, and how fast?',
    ],
    measure: 'Count the open questions at the end of each of the first ten days; the number should fall.',
    category: 'navigate-implementation',
  },
  hipaaCompliant: {
    name: 'privacy and compliance',
    purpose:
      'No software makes you compliant. It can make compliance easier, with access by role, a log of who opened a chart, and consents that are checked before a record goes out. Substance use treatment records have their own rules under 42 CFR Part 2, on top of HIPAA.',
    steps: [
      'Get the signed business associate agreement before you enter the first real client, and check which parts of the product it covers.',
      'Give each role only the access its work needs, and check one week of the access log for anyone who should not have been there.',
      'Set up consents with a recipient, a purpose, and an end date, so that no one relies on an expired one.',
      'Practice one records request, from the letter to what is sent, with the redisclosure notice where Part 2 requires it.',
      'Ask a lawyer about state law and Part 2: the rules change, and an article is not legal advice.',
    ],
    mistakes: [
      'Sharing one login at the front desk.',
      'Using a general release where a record needs a specific consent.',
    ],
    questions: [
      'Can we close parts of a chart to staff who do not treat the client?',
      'Is each view of a chart logged, and can we read the log ourselves?',
      'How does the system handle consents, their expiration, and their withdrawal?',
    ],
    measure: 'Take ten releases from the last month and check each against the consent on file.',
    category: 'security-and-compliance',
  },
  cloudBased: {
    name: 'a system in the cloud',
    purpose:
      'A hosted system takes servers, updates, and backups off your hands, but then your internet connection must not fail.',
    steps: [
      "Find out what you can still do when the internet is down, and print the next day's schedule every evening.",
      'Turn on two-factor sign-in for everyone.',
      'Read what the contract says about uptime, maintenance notice, and your data when the contract ends.',
    ],
    mistakes: ['Relying on one internet connection with no backup plan.', 'Never trying the export.'],
    questions: [
      'What uptime do you promise, and what happens if you miss it?',
      'Where is our data kept, and who can read it?',
    ],
    measure: 'For a quarter, log every minute without access.',
    category: 'integrations-and-interop',
  },
  customizable: {
    name: 'customization',
    purpose:
      'A system you can customize is a help until no one remembers why it was changed. Start with the default settings, and change what costs you time every day.',
    steps: [
      'Work with the default settings for a month, and keep a list of what slows you down.',
      'Change the three things that slow down the most people, and write down the old settings.',
      'Try changes on a test site, or with one team, before everyone gets them.',
    ],
    mistakes: ['Rebuilding the old system inside the new one.', 'Making changes that only one person understands.'],
    questions: ['What can we change ourselves, and what needs your help?', 'Do our changes survive an update?'],
    measure: 'Count the clicks or minutes that your five most frequent tasks take, before and after.',
    category: 'why-does-my-emr-have',
  },
} satisfies Record<string, FeatureNotes>
