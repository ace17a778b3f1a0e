import type { Kinds } from './kind'
import { systems } from './systems'

const part2 = {
  name: "Federal Register, 89 FR 12472 (42 CFR Part 2), in Justia's copy",
  url: 'https://regulations.justia.com/regulations/fedreg/2024/02/16/2024-02544.html',
  read: '2026-11-22',
}

/** Treatment programs, hospitals, and housing. */
export const programKinds: Kinds = {
  'addiction-outpatient': {
    does: 'A system for this work keeps consents under 42 CFR Part 2 as data and sends the notice along with each disclosure. Group notes, drug tests, and ASAM assessments belong in the chart. Prescribers need controlled substances.',
    elsewhere: [],
    questions: [
      'Can you show a Part 2 consent being given, used, and withdrawn?',
      'Does one group session make a note and a charge for each member?',
    ],
    sources: [part2],
  },
  'addiction-program': {
    does: 'A system for this work runs from the first call to the last claim: admissions, beds, groups, medication records, and authorizations by level of care. Consents under 42 CFR Part 2 are kept as data. Claims go out by the day as well as by the visit.',
    elsewhere: [],
    questions: [
      'Can you move one client from detox to IOP without a new chart?',
      "Does the census show each bed's authorization and missing notes?",
    ],
    sources: [part2],
  },
  otp: {
    does: 'A system for this work runs the dispensing window: orders, pumps, stock, and take-home doses. Federal standards ask for a diversion control plan, so each dose has to be traced. Counseling and dosing share one chart.',
    elsewhere: [],
    questions: [
      'Can we see one full day, from the first dose to the closing count?',
      'How does it handle guest doses and a day without a connection?',
    ],
    sources: [
      {
        name: "42 CFR 8.12, treatment standards, in GovRegs' copy",
        url: 'https://old.govregs.com/regulations/42/8.12',
        read: '2026-11-29',
      },
    ],
  },
  'eating-disorder-program': {
    does: 'A system for this work records weights, vital signs, labs, and meals, and hides weights from clients where you want that. Dietitian, therapist, nurse, and physician share one plan. Several levels of care are billed by the day.',
    elsewhere: [],
    questions: [
      'Can weights be kept from the client portal and from some staff?',
      'Where are meal plans and what was eaten recorded?',
    ],
    sources: [],
  },
  hospital: {
    does: "A system for this work runs a unit around the clock: orders, medication administration, labs, bed board, precautions, and restraint records. Institutional claims are required. For a unit in a general hospital, the hospital's own record is often the only realistic choice.",
    elsewhere: [systems.medsphere],
    questions: [
      'Which psychiatric hospital of our size runs it, and may we visit?',
      'Can you show seclusion, precautions, and fifteen-minute checks?',
    ],
    sources: [],
  },
  'crisis-center': {
    does: 'A system for this work works in minutes: arrival, triage, safety plan, observation, and transfer, with chairs instead of appointments. It takes referrals from mobile teams and police, and shows open places. Many stays end within a day.',
    elsewhere: [],
    questions: [
      "How many screens lie between a person's arrival and the first safety check?",
      'Can a stay of ten hours be opened, billed, and closed without an admission?',
    ],
    sources: [],
  },
  'recovery-housing': {
    does: 'A house without treatment needs no EMR. Its system keeps residents, beds, rent, house rules, meetings, and drug tests. It matters who may see test results, and what you send to courts or funders.',
    elsewhere: [systems.soberLivingApp],
    questions: [
      'Can residents and house managers use it on a phone?',
      'Which reports can it make for our state or funder?',
    ],
    sources: [],
  },
}
