import { ruleSentence } from '../../../shared/rules'

/** Terms of the field in alphabetical order. */
export const glossary: readonly { word: string; meaning: string }[] = [
  {
    word: 'ABA',
    meaning:
      'Applied behavior analysis, a treatment for autism whose sessions are recorded as data on targets and billed by unit.',
  },
  {
    word: 'Accounts receivable',
    meaning: 'Money earned and not yet received. Days in accounts receivable say how long it takes on average.',
  },
  { word: 'API', meaning: 'Application programming interface: a way for two systems to exchange data without typing.' },
  {
    word: 'ASAM criteria',
    meaning: 'The widely used description of levels of care for substance use treatment, and of who needs which.',
  },
  { word: 'Audit trail', meaning: 'The record of who opened or changed what, and when.' },
  { word: 'Authorization', meaning: "A payer's agreement, in units and dates, to pay for a service." },
  {
    word: 'BAA',
    meaning:
      'Business associate agreement: the contract that HIPAA asks of whoever handles patient information for a practice.',
  },
  {
    word: 'Clearinghouse',
    meaning: 'The service that passes claims from a system to the payers and their answers back.',
  },
  { word: 'Co-signature', meaning: "A supervisor's signature on the note of somebody who may not sign alone." },
  {
    word: 'CPT code',
    meaning: 'The code of a service on a claim. Psychotherapy codes depend on time, so notes need start and stop.',
  },
  {
    word: 'CRM',
    meaning: 'Customer relationship management: here, software that follows a person from the first call to admission.',
  },
  { word: 'Denial', meaning: "A payer's refusal to pay a claim, with a reason code." },
  {
    word: 'EHR, EMR',
    meaning:
      'Electronic health record, electronic medical record. Used for the same products; compare what a system does.',
  },
  {
    word: 'Eligibility check',
    meaning: 'The question to a payer whether a patient is covered, asked before the visit.',
  },
  { word: 'Encounter', meaning: 'One contact with a patient that is documented and may be billed.' },
  {
    word: 'EPCS',
    meaning: 'Electronic prescribing of controlled substances, with identity proofing and two-factor signing.',
  },
  { word: 'ERA', meaning: "Electronic remittance advice: the payer's message on what it paid and why." },
  {
    word: 'First-pass acceptance',
    meaning: 'The share of claims that are accepted without rework. Ask how a vendor counts it.',
  },
  { word: 'GAD-7', meaning: 'A questionnaire of seven items on anxiety, scored from 0 to 21.' },
  { word: 'Go-live', meaning: 'The first day on which the new system is the record.' },
  { word: 'Group note', meaning: 'One text for a session of several patients, with a part of its own for each.' },
  {
    word: 'HIPAA',
    meaning:
      'The federal law on privacy and security of health information. No government body certifies software for it.',
  },
  { word: 'HITRUST', meaning: 'A private framework and certificate for security controls.' },
  { word: 'Interface', meaning: 'A standing connection between two systems, such as with a laboratory.' },
  { word: 'IOP', meaning: 'Intensive outpatient program: several hours of treatment on several days a week.' },
  { word: 'MAT, MOUD', meaning: 'Medication-assisted treatment, medications for opioid use disorder.' },
  { word: 'Measurement-based care', meaning: 'Treatment that is adjusted by scores taken regularly.' },
  {
    word: 'ONC certification',
    meaning:
      'Federal certificate of a product, by rules of the national health IT office (ONC): broad if it covers many of the criteria, such as prescribing and export, and narrow if it covers few. The federal list (CHPL) has its number, the CHPL ID, and open findings: faults not yet corrected.',
  },
  {
    word: 'Parity',
    meaning:
      'The rule that health plans may not treat mental health and substance use benefits worse than medical ones.',
  },
  {
    word: 'Part 2',
    meaning: `Federal privacy rules for substance use treatment programs, stricter than HIPAA in what may be passed on. ${ruleSentence('part-2')}`,
  },
  {
    word: 'PDMP',
    meaning: "Prescription drug monitoring program: a state's record of dispensed controlled substances.",
  },
  { word: 'PHP', meaning: 'Partial hospitalization program: treatment by day at hospital intensity, nights at home.' },
  {
    word: 'PHQ-9',
    meaning:
      'A questionnaire of nine items on depression, scored from 0 to 27. Item nine asks about thoughts of self-harm.',
  },
  {
    word: 'Psychotherapy notes',
    meaning:
      "A therapist's own notes on a session. HIPAA protects them specially only while they are kept apart from the record.",
  },
  { word: 'RCM', meaning: 'Revenue cycle management: everything from eligibility to the last payment.' },
  { word: 'RFP', meaning: 'Request for proposals: the written questions that all vendors on a shortlist answer.' },
  { word: 'Role', meaning: 'A set of rights. Who may see, write, sign, and export follows from it.' },
  {
    word: 'SOC 2 Type 2',
    meaning: "An auditor's report on whether a company's controls worked over a period. Type 1 looks at one day only.",
  },
  { word: 'Superbill', meaning: 'A statement that patients send to their insurer themselves.' },
  {
    word: 'Telehealth',
    meaning: 'Treatment by video or phone. The claim needs the right place of service and modifier.',
  },
  {
    word: 'Treatment plan',
    meaning: 'The agreed goals, what is done to reach them, and by when. Payers ask that notes refer to it.',
  },
]
