import type { ElsewhereSystem } from '../match/terms/answer'

const system = (name: string, kind: string, url: string): ElsewhereSystem => ({ name, kind, url })

/** Products outside the catalogue, each once, by a name for use in code. */
export const systems = {
  alleva: system('Alleva', 'records for treatment programs', 'https://helloalleva.com/'),
  bestNotes: system('BestNotes', 'records and admissions for treatment programs', 'https://www.bestnotes.com/'),
  careLogic: system('CareLogic', 'enterprise records for community agencies', 'https://www.qualifacts.com/'),
  centralReach: system('CentralReach', 'ABA practice management and session data', 'https://centralreach.com/'),
  collaborateMd: system(
    'CollaborateMD',
    'billing for practices and billing companies',
    'https://www.collaboratemd.com/',
  ),
  correcTek: system('CorrecTek', 'records for jails and prisons', 'https://www.correctek.com/'),
  dccm: system(
    'DCCM',
    'case management for drug courts',
    'http://www.actinnovations.com/solutions/details/drugCourt.aspx',
  ),
  eClinicalWorks: system(
    'eClinicalWorks',
    'records for primary care and community health centers',
    'https://www.eclinicalworks.com/',
  ),
  elation: system('Elation Health', 'records for independent primary care', 'https://www.elationhealth.com/'),
  empowerDb: system('EmpowerDB', 'a client database for victim services', 'https://empowerdb.com/'),
  epitomax: system('Epitomax', 'records for community agencies', 'https://my.epitomax.net/'),
  icaNotes: system('ICANotes', 'records for psychiatry and therapy', 'https://www.icanotes.com/'),
  infiniteCampus: system(
    'Infinite Campus',
    'student records with a special education service log',
    'https://www.infinitecampus.com/',
  ),
  jane: system('Jane', 'practice management for mixed clinics', 'https://jane.app/'),
  lightningStep: system('Lightning Step', 'records for addiction programs', 'https://lightningstep.com/'),
  medicat: system('Medicat', 'records for college health and counseling', 'https://medicat.com/'),
  medsphere: system('Medsphere', 'hospital records, also for psychiatry', 'https://www.medsphere.com/'),
  methasoft: system('Methasoft', 'dosing and records for opioid programs', 'https://www.netalytics.com/'),
  motivity: system('Motivity', 'ABA session data and practice management', 'https://www.motivity.net/'),
  netsmart: system('Netsmart', 'enterprise records for agencies and hospitals', 'https://www.ntst.com/'),
  path: system('PATH EHR', 'the new record of the Indian Health Service', 'https://www.ihs.gov/hit/'),
  rethink: system(
    'Rethink Behavioral Health',
    'ABA practice management and session data',
    'https://www.rethinkbehavioralhealth.com/',
  ),
  ritten: system('Ritten', 'records for treatment programs', 'https://www.ritten.io/'),
  rpms: system('RPMS', 'the present record of the Indian Health Service', 'https://www.ihs.gov/rpms/'),
  safetyNet: system('NNEDV Safety Net', 'advice on databases for victim services', 'https://www.techsafety.org/'),
  schoolTx: system('SchoolTx', 'service logs for school therapists', 'https://www.schooltx.com/'),
  sessionsHealth: system('Sessions Health', 'records for therapists', 'https://www.sessionshealth.com/'),
  setWorks: system('SETWorks', 'records for disability services', 'https://set-works.com/'),
  soberLivingApp: system('Sober Living App', 'house management for recovery homes', 'https://soberlivingapp.com/'),
  sunwave: system('Sunwave', 'records, admissions, and billing for addiction care', 'https://www.sunwavehealth.com/'),
  techCare: system('TechCare', 'records for jails and prisons, by NaphCare', 'https://www.naphcare.com/'),
  theraNest: system('TheraNest', 'records for therapists, now Ensora Mental Health', 'https://ensorahealth.com/'),
  therap: system('Therap', 'records for disability services', 'https://www.therapservices.net/'),
  titanium: system('Titanium Schedule', 'records for college counseling', 'https://www.titaniumschedule.com/'),
  welligent: system('Welligent', 'records for community agencies and schools', 'https://www.welligent.com/'),
} as const

/** Products for practices outside the United States, which the catalogue does not cover. */
export const systemsAbroad: readonly ElsewhereSystem[] = [
  system('Jane', 'practice management, made in Canada', 'https://jane.app/'),
  system('Cliniko', 'practice management, made in Australia', 'https://www.cliniko.com/'),
  system('WriteUpp', 'practice management, made in the United Kingdom', 'https://www.writeupp.com/'),
]
