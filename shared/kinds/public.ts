import type { Kinds } from './kind'
import { systems } from './systems'

/** Agencies, authorities, and services inside other institutions. */
export const publicKinds: Kinds = {
  'community-agency': {
    does: 'A system for this work carries many programs, each with its own forms, services, and funding. It sends state reports, bills Medicaid, and works in the field. Staff need rules on who sees which program.',
    elsewhere: [],
    questions: [
      'Which agencies in our state send these reports from it today?',
      'Can our own staff add a program with its forms and rules?',
    ],
    sources: [],
  },
  ccbhc: {
    does: 'A system for this work meets the CCBHC criteria of SAMHSA: it tracks the time to services and collects quality measures. It shares care with partners and records costs by service for the prospective payment.',
    elsewhere: [],
    questions: [
      'Can you show the quality measures for everyone served, from test data?',
      'Which CCBHCs in our state use it, and may we call two?',
    ],
    sources: [
      {
        name: 'SAMHSA, CCBHC criteria, implementation deadlines',
        url: 'https://www.samhsa.gov/certified-community-behavioral-health-clinics/ccbhc-certification-criteria/implementation-deadlines',
        read: '2026-11-23',
      },
    ],
  },
  'public-authority': {
    does: 'A system for this work serves a whole department: clinics, contracted providers, managed care, and state reports. Access is walled off by program. It is bought by a public tender, so neighboring contracts tell price and terms.',
    elsewhere: [],
    questions: [
      'Which counties or regions of our state run it, under which contract?',
      'Who changes state forms and reports, by when, and at whose cost?',
    ],
    sources: [],
  },
  'idd-agency': {
    does: 'A system for this work follows service plans, goals, incidents, and medication across homes and day programs. Federal law makes states require electronic visit verification for Medicaid personal care at home. Waiver units are counted down.',
    elsewhere: [systems.therap, systems.setWorks],
    questions: [
      "Is its visit verification accepted by our state's system?",
      'Can staff record goals and medication on a phone in the home?',
    ],
    sources: [
      {
        name: 'Medicaid.gov, electronic visit verification',
        url: 'https://www.medicaid.gov/medicaid/home-community-based-services/guidance/electronic-visit-verification-evv/index.html',
        read: '2026-11-29',
      },
    ],
  },
  'tribal-program': {
    does: 'A system for this work works with that of the Indian Health Service, or replaces it: shared patients, encounter-rate billing, federal reports. The service is moving from RPMS to PATH EHR, with a first pilot planned for 2026. Each tribe decides for itself.',
    elsewhere: [systems.rpms, systems.path],
    questions: [
      'Which tribal program uses it, and how does it bill the encounter rate?',
      'How does it exchange records with RPMS now and PATH EHR later?',
    ],
    sources: [
      {
        name: 'GovCIO Media, on PATH EHR',
        url: 'https://govciomedia.com/ihs-prepares-to-deploy-path-ehr-at-pilot-sites-in-2026/',
        read: '2026-11-29',
      },
    ],
  },
}
