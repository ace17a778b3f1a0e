import type { Answer } from './answer'

export const mergeOrKeepRecordsApart = {
  slug: 'merge-or-keep-records-apart',
  title: 'Should two services share one record or keep theirs apart?',
  short:
    'Share one record only where everyone who can open it may read it, or where the system can wall off your part. Test the wall: sign in as the other service, search for a protected client, and read the access log.',
  alsoAsked: [
    'merge records',
    'merge or not',
    'shared database',
    'shared record',
    'counseling and student health',
    'domestic violence',
    'VAWA',
    'survivors',
  ],
  checked: '2026-11-29',
  rules: ['part-2'],
  sources: [
    {
      name: 'HHS, answer 518: FERPA, HIPAA, and campus clinics',
      copy: "PageFreezer's copy",
      kind: 'regulator',
      url: 'https://public3.pagefreezer.com:443/content/HHS.gov/17-08-2021T06:42/https://www.hhs.gov/hipaa/for-professionals/faq/518/does-ferpa-or-hipaa-apply-to-records-on-students-at-health-clinics/index.html?language=es',
      official:
        'https://www.hhs.gov/hipaa/for-professionals/faq/518/does-ferpa-or-hipaa-apply-to-records-on-students-at-health-clinics/index.html',
      dated: '2021-08-17',
      read: '2026-11-29',
    },
    {
      name: 'Federal Register, 89 FR 12472: 42 CFR Part 2',
      copy: "Justia's copy",
      kind: 'regulator',
      url: 'https://regulations.justia.com/regulations/fedreg/2024/02/16/2024-02544.html',
      official: 'https://www.federalregister.gov/d/2024-02544',
      dated: '2024-02-16',
      read: '2026-11-29',
    },
    {
      name: 'NNEDV, confidentiality under VAWA, FVPSA, and VOCA (34 U.S.C. 12291, 28 CFR 90.4 and 94.115)',
      kind: 'independent',
      url: 'https://techsafety.org/confidentiality-in-vawa-fvpsa',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: '42 CFR Part 2 in the EMR', to: '/blog/42-cfr-part-2-in-the-emr' },
    { label: 'Access, roles, and audit logs', to: '/blog/access-roles-and-audit-logs' },
  ],
} as const satisfies Answer
