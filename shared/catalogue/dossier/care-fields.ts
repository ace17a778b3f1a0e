import { type DossierGroup, field } from './field'

/** The dossier's fields about clinical work. */
export const careGroups = [
  {
    key: 'certification',
    title: 'Federal certification',
    fields: [
      field('certification.status', 'text', 'Certification status', 'Under which number is it on the federal list?'),
      field('certification.chplNumber', 'text', 'CHPL number'),
      field('certification.product', 'text', 'Certified product'),
      field('certification.asOf', 'date', 'Date of the federal list'),
      field('certification.certifiedOn', 'date', 'Certified on'),
      field('certification.edition', 'text', 'Certification edition'),
      field('certification.certifyingBody', 'text', 'Certifying body'),
      field('certification.ehiExport', 'answer', 'Export of all records (b)(10)'),
      field('certification.ePrescribing', 'answer', 'Certified e-prescribing (b)(3)'),
      field('certification.fhirApi', 'answer', 'Standardized API (g)(10)'),
      field('certification.securityTags', 'answer', 'Tags on sensitive records (b)(7) or (b)(8)'),
      field('certification.criteria', 'list', 'All criteria of 45 CFR 170.315'),
      field('certification.surveillance', 'surveillance', 'Surveillance'),
      field('certification.otherListing', 'listing', 'Second certified product'),
      field('certification.disclosuresUrl', 'link', 'Mandatory disclosures'),
    ],
  },
  {
    key: 'prescribing',
    title: 'Prescribing',
    fields: [
      field('prescribing.ePrescribing', 'answer', 'E-prescribing', 'Are prescriptions sent from the chart?'),
      field('prescribing.price', 'text', 'Price of e-prescribing'),
      field('prescribing.epcs', 'answer', 'Controlled substances (EPCS)', 'For how many prescribers, at what price?'),
      field('prescribing.epcsPrice', 'text', 'Price of EPCS'),
      field(
        'prescribing.pdmp',
        'answer',
        'State monitoring program (PDMP)',
        "Is our state's program checked in the prescription?",
      ),
      field('prescribing.pdmpPrice', 'text', 'Price of the PDMP link'),
      field('prescribing.network', 'text', 'Network or partner'),
    ],
  },
  {
    key: 'confidentiality',
    title: 'Confidentiality',
    fields: [
      field(
        'confidentiality.part2Consent',
        'text',
        '42 CFR Part 2 consent',
        'How is a consent kept: recipient, purpose, end, revocation?',
      ),
    ],
  },
  {
    key: 'clinical',
    title: 'Clinical work',
    fields: [
      field('clinical.asam', 'answer', 'ASAM criteria', 'Which edition, and does a level of care follow?'),
      field('clinical.emar', 'answer', 'Medication administration record', 'With scanning, missed doses, and counts?'),
      field('clinical.bedBoard', 'answer', 'Bed board', 'Does the census bill from it?'),
      field('clinical.labs', 'answer', 'Labs', 'Which labs, in both directions?'),
      field('clinical.groupNotes', 'answer', 'Notes per group member', 'A note and a charge for each member?'),
      field(
        'clinical.supervisionSignOff',
        'answer',
        'Supervision and co-signature',
        'Can a note wait, unbilled, for a supervisor?',
      ),
      field('clinical.methadoneDispensing', 'answer', 'Methadone dispensing', 'Built in, or with which system?'),
      field('clinical.abaData', 'answer', 'ABA data collection', 'Are session data collected and graphed?'),
      field('clinical.mealPlans', 'answer', 'Meal plans and weights', 'Part of the chart?'),
      field('clinical.ccbhc', 'text', 'CCBHC'),
      field('clinical.telehealthParticipants', 'text', 'People in a video visit'),
    ],
  },
  {
    key: 'billing',
    title: 'Billing',
    fields: [
      field('billing.institutional', 'answer', 'Institutional claims (837I)', 'With per-diem rates?'),
      field('billing.authorizations', 'text', 'Authorizations', 'Are units counted down, with a warning?'),
      field('billing.stateReporting', 'answer', 'State reporting', 'Which reports, kept current by whom?'),
      field('billing.managedService', 'answer', 'Billing done by the vendor', 'For what share?'),
      field('billing.payers', 'text', 'Payers reached'),
      field('billing.claimCommitment', 'text', 'Commitment on claims'),
    ],
  },
] as const satisfies readonly DossierGroup[]
