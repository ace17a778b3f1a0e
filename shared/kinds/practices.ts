import type { Kinds } from './kind'
import { systems } from './systems'

/** Offices that see clients by appointment, and those that work for them. */
export const practiceKinds: Kinds = {
  practice: {
    does: 'A system for this work keeps the calendar, notes, client portal, and claims together. If somebody prescribes, it also sends prescriptions, controlled substances included. Price and size decide more than the list of features.',
    elsewhere: [],
    questions: [
      'What do we pay in the second year with every feature that we use?',
      'What do we receive when we leave, in which format?',
    ],
    sources: [],
  },
  evaluation: {
    does: 'A system for this work schedules one evaluation over several days and bills testing codes by the hour for psychologist and technician. Scores, test forms, and the report stay with the chart. Records made for weekly therapy often lack this.',
    elsewhere: [],
    questions: [
      'Can one evaluation hold testing time from several days and people on one claim?',
      'Where do raw scores and test forms stay, and who can see them?',
    ],
    sources: [],
  },
  aba: {
    does: 'A system for this work collects data in each session, graphs them, and counts authorized units down. Technicians and supervisors work in the same record, and visits become claims. A psychotherapy record does none of this.',
    elsewhere: [],
    questions: [
      'Can a technician collect data without a connection, and what is lost then?',
      'Does it stop a session that has no authorized units left?',
    ],
    sources: [],
  },
  'primary-care': {
    does: 'A system for this work covers the whole visit: orders, labs, vaccines, prescriptions, and referrals. Behavioral health notes stand in the same chart, with access rules of their own. Medical billing carries most of the work.',
    elsewhere: [systems.eClinicalWorks],
    questions: [
      "Who sees a therapist's note, and can we limit that?",
      'Does it have group notes, scored measures, and treatment plans?',
    ],
    sources: [],
  },
  fqhc: {
    does: 'A system for this work serves medical, dental, and behavioral visits in one chart. It applies the sliding fee and bills the encounter rate. It produces the annual Uniform Data System report that HRSA requires of health centers.',
    elsewhere: [systems.eClinicalWorks],
    questions: [
      "Can we see this year's Uniform Data System report made from test data?",
      'How are two visits on one day billed under our encounter rate?',
    ],
    sources: [
      { name: 'HRSA, Uniform Data System', url: 'https://www.hrsa.gov/foia/uds-public-use', read: '2026-11-29' },
    ],
  },
  'rehab-therapy': {
    does: 'A system for this work documents evaluations and plans of care, counts timed codes, and tracks authorizations by visit. It is another kind of record than the one for psychotherapy, although both are sold as therapy software.',
    elsewhere: [],
    questions: [
      'Does it count timed units and stop a claim that has too many?',
      'Can the counselors among us write their notes in it?',
    ],
    sources: [],
  },
  'billing-service': {
    does: "A system for this work keeps many practices apart, each with its own tax ID, payers, and users, while your staff work in one place. It matters how each practice's chart sends its charges.",
    elsewhere: [systems.collaborateMd],
    questions: [
      'What does each further practice cost, and does its data stay apart?',
      'From which charts does it take charges without typing?',
    ],
    sources: [],
  },
}
