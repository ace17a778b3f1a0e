import type { AnswerSource } from './answer'

/** Sources that several answers rest on. */
export const informationBlockingAnswers = {
  name: 'ASTP/ONC, questions and answers on information blocking, among them on fees for an export',
  kind: 'regulator',
  url: 'https://www.healthit.gov/faqs?f%255B0%255D=term_parent%253A7011',
  read: '2026-11-29',
} as const satisfies AnswerSource

export const rightOfAccess = {
  name: "45 CFR 164.524, a person's right to a copy of the record",
  copy: "eLaws' copy",
  kind: 'regulator',
  url: 'http://federal.elaws.us/cfr/45-cfr-164.524(c)(2)(i)',
  official: 'https://www.ecfr.gov/current/title-45/section-164.524',
  dated: '2024-11-08',
  read: '2026-11-29',
} as const satisfies AnswerSource

export const contingencyPlan = {
  name: '45 CFR 164.308(a)(7), contingency plan',
  copy: 'the edition of 2007',
  kind: 'regulator',
  url: 'http://edocket.access.gpo.gov/cfr_2007/octqtr/45cfr164.308.htm',
  official: 'https://www.ecfr.gov/current/title-45/section-164.308',
  dated: '2007-10-01',
  read: '2026-11-29',
} as const satisfies AnswerSource

export const coveredEntity = {
  name: '45 CFR 160.103 with the explanation of HHS',
  copy: "Bricker Graydon's copy",
  kind: 'regulator',
  url: 'https://brickergraydon.com/insights/resources/key/HIPAA-Regulations-General-Provisions-Definitions-Covered-Entity-160-103',
  official: 'https://www.ecfr.gov/current/title-45/section-160.103',
  read: '2026-11-29',
} as const satisfies AnswerSource
