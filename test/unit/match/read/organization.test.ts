// cspell:ignore Meditech neuropsych RPMS MHMR psychoeducational Ketamine geropsych SUPRT VAWA VOCA HCBS lkjh
import { readFacts } from '../../../../shared/match/read/practice'
import type { Answers } from '../../../../shared/match/terms/answers'
import type { Organization } from '../../../../shared/match/terms/organizations'

type Rows = readonly (readonly [text: string, kind: Organization | null])[]

/** By the industry of the lead form; without one, nothing was chosen. */
const texts: Readonly<Record<string, Rows>> = {
  'mental-health': [
    [
      'California county behavioral health department. We replace our EHR because of CalAIM payment reform.',
      'public-authority',
    ],
    [
      'Local mental health and IDD authority, seven rural counties, outpatient clinics and case management. About 120 clinicians.',
      'public-authority',
    ],
    ['We are a county mental health department and not ready to buy. Do you write RFPs?', 'public-authority'],
    ['24-bed adult psych unit in a community hospital that runs Meditech. Half of our unit is on paper.', 'hospital'],
    ['24/7 crisis center, 20 chairs, stays under 24 hours, police drop-offs, nurses and peers.', 'crisis-center'],
    ['crisis stabilization unit, 16 beds', 'crisis-center'],
    ['College counseling center, 14 staff, on Titanium Schedule.', 'campus'],
    [
      'County jail, medical and mental health on one record: booking feed from the jail management system, sick call, med pass.',
      'correctional',
    ],
    ['County behavioral health department.', 'public-authority'],
    ['I am a social worker in private practice, on paper, two days a week', 'practice'],
    ['Solo psychiatry. I want it cheap, I start with zero patients and zero income.', 'practice'],
    ['Community mental health center, CCBHC, 120 clinicians.', 'ccbhc'],
    ['We bill 96132 and 96138 for neuropsych assessments over several days; no therapy.', 'evaluation'],
    ['24-bed adult psych unit in a community hospital.', 'hospital'],
    [
      'Local authority. Behavioral health, primary care, an inpatient crisis unit and IDD services for nine counties',
      'public-authority',
    ],
    ['School district with a dozen campus clinics', 'school'],
    ['Tribal behavioral health program on RPMS', 'tribal-program'],
    ['MHMR center in rural Texas, 180 staff, 80 contractors', 'public-authority'],
    ['Community mental health center, 120 providers', 'community-agency'],
    ['Solo LCSW, private pay. My day job is at a community mental health agency.', 'practice'],
    ['Group practice. We refer clients to a local hospital for detox.', 'practice'],
    ['Outpatient therapy group. Many of our clients come from the county jail and drug court.', 'practice'],
    ['We contract with three school districts to see kids; 12 therapists, group practice.', 'practice'],
    ['Our psychiatrists consult at two hospitals. Outpatient psychiatry group of 9.', 'practice'],
    ['University counseling services, 20 clinicians', 'campus'],
    ['We are the student counseling office of a small college', 'campus'],
    ['State psychiatric hospital, 200 beds', 'hospital'],
    ['Community services board in Virginia', 'public-authority'],
    ['988 call center', 'crisis-center'],
    ['Mobile crisis teams, nonprofit, not county.', 'crisis-center'],
    ['We provide mental health services inside the state prisons.', 'correctional'],
    ['Urban Indian health organization, behavioral health department', 'tribal-program'],
    ['Therapeutic boarding school for boys', 'school'],
    ['We are school counselors in an elementary school district', 'school'],
    ['Nonprofit child and family services agency, foster care and outpatient', 'community-agency'],
    ['ACT team and supportive housing', 'community-agency'],
    ['Psych testing practice: psychoeducational and ADHD evaluations', 'evaluation'],
    ['Forensic psychologist. Court-ordered custody evaluations only.', 'evaluation'],
    ['Telehealth-only group, 30 therapists in 5 states', 'practice'],
    ['Ketamine clinic with two nurses', 'practice'],
    ['counseling', 'practice'],
    ['Psychiatric urgent care and walk-in crisis clinic', 'crisis-center'],
    ['Critical access hospital with a 10-bed geropsych unit', 'hospital'],
    ['A church counseling ministry, 3 pastoral counselors', 'practice'],
    ['Veterans nonprofit offering free counseling', 'community-agency'],
    ['Employee assistance program (EAP) with 20 counselors', 'practice'],
    ['Hospice bereavement counseling program', 'practice'],
    ["We're a group of PMHNPs", 'practice'],
    ['Behavioral health unit of a general hospital', 'hospital'],
    ["Health system's outpatient behavioral health clinics, 80 providers", 'hospital'],
    ['Head Start mental health consultants', 'school'],
    ["My kid's school wants this? I'm a private practice play therapist seeing kids in schools", 'practice'],
    ['Psychology training clinic at a university', 'campus'],
    ['We treat professionals in private practice', 'practice'],
    ['Court-ordered anger management classes and DUI groups', 'practice'],
    ['Certified community behavioral health clinic serving three counties', 'ccbhc'],
    ['County-run CCBHC', 'ccbhc'],
    ['We hope to become a CCBHC in two years; nonprofit community mental health center', 'community-agency'],
    ['The local CCBHC keeps sending us clients; private group practice', 'practice'],
  ],
  'substance-abuse': [
    [
      'State court office: drug court and mental health court case management for judges, probation, and treatment providers in 14 counties.',
      'court',
    ],
    ['Statewide drug court case management.', 'court'],
    [
      'Six sober homes, 54 beds, house managers, no treatment and no clinicians. We need a rent ledger, curfew, drug test log, and SUPRT.',
      'recovery-housing',
    ],
    ['Sober living homes only, no clinical services.', 'recovery-housing'],
    ['No treatment is provided, sober homes only.', 'recovery-housing'],
    ['Three methadone clinics, take-homes, guest dosing, dispensing pump, DEA inventory.', 'otp'],
    ['IOP and PHP, 3 sites, 40 clinicians', 'addiction-program'],
    ['Outpatient counseling for addiction, two LADCs', 'addiction-outpatient'],
    ['Office-based Suboxone clinic, 2 doctors. We do not dispense methadone.', 'addiction-outpatient'],
    ['60 bed residential and detox', 'addiction-program'],
    ['Adult probation department, we track treatment for 900 people', 'court'],
    ['Oxford House style recovery residences, eight houses', 'recovery-housing'],
    ['Faith-based recovery home, 12 beds, no clinicians', 'recovery-housing'],
    ['Halfway house for women leaving prison', 'recovery-housing'],
    ['Drug rehab in Florida', 'addiction-program'],
    ['We are an opioid treatment program', 'otp'],
    ['MAT clinic, buprenorphine only', 'addiction-outpatient'],
    ["The county's alcohol and drug services division", 'public-authority'],
    ['Medically monitored withdrawal management unit, 16 beds', 'addiction-program'],
  ],
  other: [
    [
      'Domestic violence and sexual assault program with counselors and two shelters. VAWA and VOCA funded.',
      'victim-services',
    ],
    ['I run a billing company for 9 therapists and 2 groups. They chart elsewhere.', 'billing-service'],
    ['Speech therapy practice, 6 SLPs', 'rehab-therapy'],
    ['FQHC with 30 medical providers and 12 behavioral health clinicians', 'fqhc'],
    ['Family medicine practice with two therapists', 'primary-care'],
    ['IDD agency with group homes and day hab', 'idd-agency'],
    ['We provide HCBS waiver services to adults with developmental disabilities', 'idd-agency'],
    ['Juvenile detention facility with a mental health team', 'correctional'],
    ['Rape crisis center, hotline and advocacy', 'victim-services'],
    ["Children's advocacy center", 'victim-services'],
    ['We do revenue cycle for 30 therapy practices.', 'billing-service'],
    ['Medical billing company, 14 clients, all behavioral health', 'billing-service'],
    ['asdf asdf qwer lkjh', null],
    ["I'm writing a paper for college about EHRs, can you help?", null],
  ],
  autism: [
    ['BCBA opening an in-home ABA company with 6 RBTs.', 'aba'],
    ['Autism evaluations only, no ABA.', 'evaluation'],
    ['Speech and OT clinic for children, many with autism', 'rehab-therapy'],
  ],
  'eating-disorder': [
    ['Private practice therapists and dietitians who treat eating disorders', 'practice'],
    ['Residential and PHP for teens with eating disorders', 'eating-disorder-program'],
  ],
  '': [
    ['Residential addiction treatment, 40 beds', 'addiction-program'],
    ['ABA clinic, 4 BCBAs', 'aba'],
    ['Group therapy practice with 12 LCSWs', 'practice'],
    ['We run a county jail.', 'correctional'],
  ],
}

const kindOf = (answers: Answers) => readFacts(answers).organization?.value ?? null

for (const [industry, rows] of Object.entries(texts)) {
  test.each(rows)(`${industry || 'no industry'}: "%s" is %s`, (organizationDescription, kind) => {
    const chosen = industry === '' ? {} : { industry: industry as NonNullable<Answers['industry']> }
    expect(kindOf({ ...chosen, organizationDescription })).toBe(kind)
  })
}

test('an industry alone tells the common kind, and "other" tells none', () => {
  expect(kindOf({ industry: 'mental-health' })).toBe('practice')
  expect(kindOf({ industry: 'substance-abuse' })).toBe('addiction-outpatient')
  expect(kindOf({ industry: 'substance-abuse', setting: ['detox'] })).toBe('addiction-program')
  expect(kindOf({ industry: 'eating-disorder' })).toBe('eating-disorder-program')
  expect(kindOf({ industry: 'autism' })).toBe('aba')
  expect(kindOf({ industry: 'other' })).toBeNull()
  expect(kindOf({})).toBeNull()
})

test('a chosen kind takes the place of what is read', () => {
  const organizationDescription = 'County behavioral health department.'
  expect(readFacts({ organization: 'hospital', organizationDescription }).organization).toEqual({
    value: 'hospital',
    origin: 'chosen',
    quote: null,
  })
  expect(readFacts({ practice: 'otp', organizationDescription }).organization?.value).toBe('otp')
})
