import type { Kinds } from './kind'
import { systems } from './systems'

/** Care inside schools and justice, services for victims, and those who give no care. */
export const institutionKinds: Kinds = {
  school: {
    does: 'A system for this work starts from the student record: rosters, plans, service minutes, and Medicaid claims of the district. Health records that a school keeps are mostly education records under FERPA, so parents have rights to them. HIPAA rarely applies.',
    elsewhere: [systems.schoolTx, systems.infiniteCampus],
    questions: [
      "Does it take rosters from our student system and bill our state's school Medicaid?",
      'Which law does your contract name for our records, FERPA or HIPAA?',
    ],
    sources: [
      {
        name: 'Holland & Knight, on the guidance of the Department of Education',
        url: 'https://www.hklaw.com/en/insights/publications/2023/04/us-department-of-education-issues-new-ferpa-guidance-on-student',
        read: '2026-11-29',
      },
    ],
  },
  campus: {
    does: 'A system for this work runs a counseling center without insurance: drop-in, waitlist, groups, trainees, crisis notes, and the CCAPS questionnaires. Under FERPA, treatment records stay apart from education records while only those who treat see them.',
    elsewhere: [systems.titanium, systems.medicat],
    questions: [
      'Does it score the CCAPS and send data to the Center for Collegiate Mental Health?',
      'Can Student Health see part of a counseling record, and who decides?',
    ],
    sources: [
      {
        name: '34 CFR 99.3, quoted in a comment to the Department of Education',
        url: 'http://familypolicy.ed.gov/node/391',
        read: '2026-11-29',
      },
    ],
  },
  correctional: {
    does: 'A system for this work takes people from the booking system, screens them at once, and runs medication passes by housing unit. Sick calls, suicide watch, and release plans belong to it. It has to show the standards of correctional accreditation, where you have that.',
    elsewhere: [systems.techCare, systems.correcTek],
    questions: [
      'Does it take bookings and moves from our jail system as they happen?',
      'Can a nurse run a medication pass without a connection?',
    ],
    sources: [
      {
        name: 'Maricopa County, on its correctional record',
        url: 'http://www.maricopa.gov/pr_detail.aspx?releaseID=2424',
        read: '2026-11-29',
      },
    ],
  },
  court: {
    does: "A court program needs case management, not an EMR: dockets, phases, drug tests, sanctions, and reports from providers. Judge, team, and providers see different parts. What treatment sends to the court needs the client's consent under 42 CFR Part 2.",
    elsewhere: [systems.dccm],
    questions: [
      'Who sees what: judge, probation, treatment, and the participant?',
      'How is a consent recorded, and what happens when it is withdrawn?',
    ],
    sources: [
      {
        name: 'Bureau of Justice Assistance, on systems for drug courts',
        url: 'http://www.ncjrs.gov/html/bja/monitor/dcmis.htm',
        read: '2026-11-29',
      },
      {
        name: "Federal Register, 89 FR 12472 (42 CFR Part 2), in Justia's copy",
        url: 'https://regulations.justia.com/regulations/fedreg/2024/02/16/2024-02544.html',
        read: '2026-11-22',
      },
    ],
  },
  'victim-services': {
    does: 'An EMR is the wrong tool. VAWA, FVPSA, and VOCA forbid grantees to share what identifies a survivor without written consent limited in time. You need a database of your own that reports totals only and lets you delete.',
    elsewhere: [systems.safetyNet, systems.empowerDb],
    questions: [
      'Can your own staff read our records, and can you be kept out?',
      "Can it report totals to funders without any survivor's data?",
    ],
    sources: [
      {
        name: 'NNEDV Safety Net, confidentiality under VAWA, FVPSA, and VOCA',
        url: 'https://techsafety.org/confidentiality-in-vawa-fvpsa',
        read: '2026-11-29',
      },
    ],
  },
  'not-a-provider': {
    does: 'An EMR keeps the records of care. If you give no care yourself, you probably need another product: case management, a client list, or a reporting tool. Tell us what your staff do in a day, and we can say more.',
    elsewhere: [],
    questions: [
      'Which records do we have to keep by law or contract?',
      'Do we need charts, or only contacts, documents, and reports?',
    ],
    sources: [],
  },
}
