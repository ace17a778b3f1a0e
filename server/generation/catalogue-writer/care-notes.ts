import type { FeatureNotes } from './feature-note'

/** Features that are used with clients. */
export const careNotes = {
  telehealth: {
    name: 'telehealth',
    purpose:
      'Video built into the record spares you a second login, a second schedule, and a note about which link was sent. If you see only a handful of clients by video, a separate video service may serve you just as well.',
    steps: [
      "List the states in which your clinicians are licensed and in which clients are during visits, and decide who checks the client's location at the start of each visit.",
      'Put the telehealth consent into the intake packet, and say in it what happens when the connection drops and whom to call in an emergency.',
      'Set up one appointment type for video, with the place of service and modifier that your payers require, so that the claim is right without anyone having to remember.',
      'Run a full visit with a colleague on an old phone and a slow connection, from the reminder with the link to the signed note.',
    ],
    mistakes: [
      'Finding out at the first claim that a payer wants another place of service.',
      'Having no written plan for a client in crisis at an address that no one asked for.',
    ],
    questions: [
      'Is video included in the price, or charged by clinician or by minute?',
      'Can groups and family members join, how many people at once, and from which browsers?',
      'Does the business associate agreement cover video and recordings?',
    ],
    measure:
      'Each week for the first two months, count the video visits that had to move to the phone, and find out why.',
    category: 'how-to-use-features',
  },
  groupTherapy: {
    name: 'group therapy',
    purpose:
      "A group takes one hour in the room, but each member needs a note and a charge and has a right to privacy. A system that supports groups lets you write the shared part once and keeps each member's part in that member's own chart.",
    steps: [
      'Write down for one real group who attends, what the shared part of the note is, what belongs to each member, and who signs.',
      'Build the group in the system with its series of dates, so that attendance is marked rather than typed.',
      'Document one session with a late arrival, an absence, and a member who leaves early, then check the three charts and the three charges.',
      "Print one member's chart and search it for the other members' names.",
    ],
    mistakes: [
      "Copying the whole group's note into every chart, names included.",
      'Billing the full session for someone who was there for ten minutes.',
    ],
    questions: [
      "Is there one screen for a session's attendance, notes, and charges?",
      "What do the charts share, and can a member's part be locked?",
      'How are a walk-in and a missed session handled?',
    ],
    measure: 'Measure the minutes from the end of a group to the last signed note, before and after the change.',
    category: 'how-to-use-features',
  },
  outcomeTracking: {
    name: 'outcome measures',
    purpose:
      'When the system sends, scores, and charts questionnaires, measurement becomes a habit. It is worth the price only if a clinician looks at the curve with the client; a score that no one opens only makes work for the client.',
    steps: [
      'Choose two or three measures for the problems you treat most, and write down which score calls for action, who acts, and how soon.',
      'Set the schedule by program, not by clinician, so that it survives a change of therapist.',
      'Decide what happens when an alarming answer arrives at night, and tell clients in writing that no one watches the form around the clock.',
      'Have one clinician use it with five clients for a month before everyone does.',
    ],
    mistakes: [
      'Sending so many forms that clients stop answering all of them.',
      'Treating a score as a diagnosis, or a small change as an outcome.',
    ],
    questions: [
      'Which measures are included, who owns the rights, and can we add our own?',
      'Does the chart show scores over time, beside the visits?',
      'Is someone alerted to a critical answer, and is that recorded?',
    ],
    measure: 'Track the share of due forms that came back, and how many sessions discussed the result.',
    category: 'why-does-my-emr-have',
  },
  aiNotetaking: {
    name: 'AI note-taking',
    purpose:
      "A draft made from the session's audio or from a few words can save the hour of notes at the end of the day. It is worth the price if clinicians correct less than they would have typed, and if clients may say no without giving a reason.",
    steps: [
      'Find out where audio and drafts are kept, for how long, and whether they are used to train AI models; put the answer into the consent form in plain words.',
      'Start with volunteers among clinicians and clients, and with one kind of visit.',
      'Have the clinician read the draft beside the plan before signing, and take out anything that was not said in the session.',
      'Compare ten drafts with notes written by hand, and look for what was invented, missed, or softened.',
    ],
    mistakes: [
      'Recording before the client has consented.',
      'Signing a fluent draft that says the opposite of what the client said.',
    ],
    questions: [
      'Is it included in the price, an add-on per clinician, or charged per session?',
      'Which note types can it write, and which can it not?',
      'Can it be switched off for a client who says no?',
    ],
    measure: 'For a month, measure the minutes from session to signed note, corrections included.',
    category: 'why-does-my-emr-have',
  },
  mobileApp: {
    name: 'mobile work',
    purpose:
      'Staff who see clients at home, in schools, or on the ward need the chart on a phone or tablet, often without a signal. Clinicians in an office rarely miss it.',
    steps: [
      'List what your staff really do away from the desk: check the schedule, write notes, collect signatures, give medication, send messages.',
      'Require a screen lock, encryption, and a way to wipe each phone before it gets access.',
      'Try a day of visits with the signal off for an hour, and see what was saved.',
    ],
    mistakes: [
      "Letting photos of documents stay in someone's personal album.",
      'Buying a mobile feature that works only online.',
    ],
    questions: [
      'Is there an app for staff, or for clients only?',
      'What works without a connection, and what happens when two people changed the same record?',
    ],
    measure: 'Ask field staff what share of their notes they finished before they got home.',
    category: 'why-does-my-emr-have',
  },
  customForms: {
    name: 'custom forms',
    purpose:
      'Assessments and notes in your own words keep clinicians from writing around the software. But each form has to be maintained, and a few good ones serve you better than one for every occasion.',
    steps: [
      'Collect the forms in use, drop those no one reads, and mark the fields that payers or the state require.',
      'Build the most used form first, and make a field required only where leaving it empty has a consequence.',
      'Have two clinicians write ten real notes with it before it replaces the old one.',
      'Give every form an owner and a review date.',
    ],
    mistakes: [
      'Long lists of checkboxes that make every client look the same.',
      'Using free text where a report will need a number.',
    ],
    questions: [
      'Can we change forms ourselves, and what happens to notes written with the old version?',
      'Can reports count the answers?',
    ],
    measure: 'In a month of notes, count the fields that are empty or hold only a period.',
    category: 'how-to-use-features',
  },
  patientPortal: {
    name: 'the patient portal',
    purpose:
      'A portal takes paper, phone calls, and signatures off the front desk. Invite clients while they are in the room; a link in a letter often goes unopened.',
    steps: [
      'Decide what the portal offers from the first day: forms, appointments, statements, messages. Begin with forms.',
      'Write down who answers messages, how fast, and what clients should do when it is urgent.',
      "Set proxy access with care: a parent's view of a teenager's chart is a legal question that differs by state.",
      'Invite your next twenty clients in person, and note where they get stuck.',
    ],
    mistakes: ['Switching on open messaging with no one to answer.', 'Showing sensitive notes to a proxy by default.'],
    questions: [
      'Can forms be sent before the first visit and land in the chart?',
      'How is proxy access limited, by age and by document?',
    ],
    measure: 'Track the share of new clients whose forms are complete before they arrive.',
    category: 'how-to-use-features',
  },
} satisfies Record<string, FeatureNotes>
