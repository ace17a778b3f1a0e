import type { ElsewhereSystem } from '../match/terms/answer'

const system = (name: string, kind: string, url: string): ElsewhereSystem => ({ name, kind, url })

/** Products outside the catalogue, each once, by a name for use in code. One that enters the catalogue drops out by itself. */
export const systems = {
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
  empowerDb: system('EmpowerDB', 'a client database for victim services', 'https://empowerdb.com/'),
  infiniteCampus: system(
    'Infinite Campus',
    'student records with a special education service log',
    'https://www.infinitecampus.com/',
  ),
  medicat: system('Medicat', 'records for college health and counseling', 'https://medicat.com/'),
  medsphere: system('Medsphere', 'hospital records, also for psychiatry', 'https://www.medsphere.com/'),
  path: system('PATH EHR', 'the new record of the Indian Health Service', 'https://www.ihs.gov/hit/'),
  rpms: system('RPMS', 'the present record of the Indian Health Service', 'https://www.ihs.gov/rpms/'),
  safetyNet: system('NNEDV Safety Net', 'advice on databases for victim services', 'https://www.techsafety.org/'),
  schoolTx: system('SchoolTx', 'service logs for school therapists', 'https://www.schooltx.com/'),
  setWorks: system('SETWorks', 'records for disability services', 'https://set-works.com/'),
  soberLivingApp: system('Sober Living App', 'house management for recovery homes', 'https://soberlivingapp.com/'),
  techCare: system('TechCare', 'records for jails and prisons, by NaphCare', 'https://www.naphcare.com/'),
  therap: system('Therap', 'records for disability services', 'https://www.therapservices.net/'),
  titanium: system('Titanium Schedule', 'records for college counseling', 'https://www.titaniumschedule.com/'),
} as const

/** Products for practices outside the United States, which the catalogue does not cover. */
export const systemsAbroad: readonly ElsewhereSystem[] = [
  system('Cliniko', 'practice management, made in Australia', 'https://www.cliniko.com/'),
  system('WriteUpp', 'practice management, made in the United Kingdom', 'https://www.writeupp.com/'),
]
