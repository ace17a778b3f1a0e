import type { FeatureNotes } from './feature-note'

/** Features that are used with clients. */
export const careNotes = {
  telehealth: {
    name: 'telehealth',
    purpose:
      'Video that belongs to the record saves the second login, the second schedule and the note about which link was sent. A practice that sees a handful of clients by video may be served as well by a separate video service.',
    steps: [
      'List the states in which your clinicians are licensed and in which clients sit during visits, and decide who checks the client’s location at the start of each visit.',
      'Put the consent to telehealth into the intake packet, with what happens when the connection drops and whom to call in an emergency.',
      'Set up one appointment type for video, with its own place of service and modifier as your payers ask for them, so that the claim is right without anyone having to remember.',
      'Run a full visit with a colleague on an old phone and on a slow connection, from the reminder with the link to the signed note.',
    ],
    mistakes: [
      'Finding out at the first claim that a payer wants another place of service.',
      'Having no written plan for a client in crisis at an address that no one asked for.',
    ],
    questions: [
      'Is video part of the price, or charged by clinician or by minute?',
      'Can groups and family members join, how many, and from which browsers?',
      'Does the business associate agreement cover video and recordings?',
    ],
    measure: 'Count video visits that had to move to the phone, and ask why, each week for the first two months.',
    category: 'how-to-use-features',
  },
  groupTherapy: {
    name: 'group therapy',
    purpose:
      'A group is one hour in the room and a note, a charge and a privacy question for each member. A system that knows groups writes the shared part once and keeps each member’s part in that member’s own chart.',
    steps: [
      'Write down for one real group who attends, what the shared part of the note is, what belongs to each member, and who signs.',
      'Build the group in the system with its series of dates, so that attendance is marked and not typed.',
      'Write one session with a late arrival, an absence and a member who leaves early, and look at the three charts and the three charges.',
      'Print one member’s chart and search it for the names of the others.',
    ],
    mistakes: [
      'Copying the whole group’s note into every chart, names included.',
      'Billing the full session for someone who was there for ten minutes.',
    ],
    questions: [
      'Is there one screen for attendance, notes and charges of a session?',
      'What is shared between charts, and can a member’s part be locked?',
      'How are a walk-in and a missed session handled?',
    ],
    measure: 'Take the minutes from the end of a group to the last signed note, before and after.',
    category: 'how-to-use-features',
  },
  outcomeTracking: {
    name: 'outcome measures',
    purpose:
      'Questionnaires that are sent, scored and drawn by the system turn measurement into a habit. They are worth their price only where a clinician looks at the curve with the client; a score that no one opens is work for the client alone.',
    steps: [
      'Choose two or three measures for the problems you treat most, and write down at which score someone acts, who that is, and how soon.',
      'Set the schedule by program, not by clinician, so that a change of therapist does not end it.',
      'Decide what happens with an alarming answer that arrives at night; tell clients in writing that the form is not watched around the clock.',
      'Let one clinician use it with five clients for a month before everyone does.',
    ],
    mistakes: [
      'Sending so many forms that clients stop answering all of them.',
      'Treating a score as a diagnosis, or a small change as a result.',
    ],
    questions: [
      'Which measures are included, who holds the rights, and can we add one?',
      'Are scores drawn over time in the chart, beside the visits?',
      'Is someone alerted to a critical answer, and is that recorded?',
    ],
    measure: 'Look at the share of due forms that came back, and in how many sessions the result was talked about.',
    category: 'why-does-my-emr-have',
  },
  aiNotetaking: {
    name: 'AI note-taking',
    purpose:
      'A draft from the session’s audio or from a few words can save the hour of notes at the end of the day. It is worth its price when clinicians correct less than they would have typed, and when clients may say no without giving a reason.',
    steps: [
      'Read where audio and drafts are kept, for how long, and whether they train anything; put the answer into the consent form in plain words.',
      'Start with volunteers among clinicians and clients, and with one kind of visit.',
      'Let the clinician sign only after reading the draft beside the plan; what was not said in the session goes out.',
      'Compare ten drafts with notes written by hand, and look for what was invented, missed or softened.',
    ],
    mistakes: [
      'Recording before consent was given.',
      'Signing a fluent draft that says the opposite of what the client said.',
    ],
    questions: [
      'Is it part of the price, an add-on by clinician, or charged by session?',
      'Which note types does it write, and which not?',
      'Can a client’s refusal switch it off for that chart?',
    ],
    measure: 'Take minutes from session to signed note for a month, corrections included.',
    category: 'why-does-my-emr-have',
  },
  mobileApp: {
    name: 'mobile work',
    purpose:
      'Staff who see clients at home, in schools or on the ward need the chart on a phone or tablet, and often without a signal. Office clinicians rarely miss it.',
    steps: [
      'List what is really done away from the desk: schedule, note, signature, medication, message.',
      'Require a lock, encryption and a way to wipe each phone before it gets access.',
      'Try a day of visits with the signal off for an hour and see what was kept.',
    ],
    mistakes: [
      'Allowing photographs of documents that stay in the private album.',
      'Buying for a feature that only works online.',
    ],
    questions: [
      'Is there an app for staff, or for clients only?',
      'What works without a connection, and how are conflicts solved?',
    ],
    measure: 'Ask field staff for the share of notes that were finished before they were home.',
    category: 'why-does-my-emr-have',
  },
  customForms: {
    name: 'custom forms',
    purpose:
      'Assessments and notes in your own words keep clinicians from writing around the software. Each form is also something to maintain; a few good ones serve better than one for every occasion.',
    steps: [
      'Collect the forms in use, strike those no one reads, and mark the fields that payers or the state ask for.',
      'Build the one that is used most, with required fields only where an empty field has a consequence.',
      'Let two clinicians write ten real notes with it before it replaces the old one.',
      'Give every form an owner and a date on which it is looked at again.',
    ],
    mistakes: [
      'Long lists of boxes that make every client look the same.',
      'Free text where a report will need a number.',
    ],
    questions: [
      'Can we change forms ourselves, and what happens to notes written with the old version?',
      'Can answers be counted in reports?',
    ],
    measure: 'Count the fields that are empty or hold only a period in a month of notes.',
    category: 'how-to-use-features',
  },
  patientPortal: {
    name: 'the patient portal',
    purpose:
      'A portal takes paper, phone calls and signatures off the front desk. It works when clients are invited while they are in the room; a link in a letter goes unopened.',
    steps: [
      'Decide what belongs there from the first day: forms, appointments, statements, messages. Begin with forms.',
      'Write down who answers messages, how fast, and what clients should do when it is urgent.',
      'Set proxy access with care: a parent’s view of a teenager’s chart is a legal question that differs by state.',
      'Invite the next twenty clients in person and note where they get stuck.',
    ],
    mistakes: ['Switching on open messaging with no one to answer.', 'Showing sensitive notes to a proxy by default.'],
    questions: [
      'Can forms be sent before the first visit and land in the chart?',
      'How is proxy access limited, by age and by document?',
    ],
    measure: 'Follow the share of new clients whose forms are complete before they arrive.',
    category: 'how-to-use-features',
  },
} satisfies Record<string, FeatureNotes>
