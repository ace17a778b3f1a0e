import type { Answer } from './answer'
import { contingencyPlan } from './shared-sources'

export const selfHostingOpenSource = {
  slug: 'self-hosting-open-source',
  title: 'Can we host an open-source EMR ourselves?',
  short:
    "Yes, if you have somebody with time and skill to run it. OpenEMR is free, open source, and, its project says, certified in version 7.0.2; we have not reviewed it. You still pay for a server, backups, and connections, and HIPAA's risk analysis and emergency plan are yours. Try a group note and a Medicaid claim first.",
  alsoAsked: ['OpenEMR', 'self host', 'self-hosted', 'open source', 'free EMR', 'on our own server', 'FreeMED'],
  checked: '2026-11-29',
  rules: [],
  sources: [
    {
      name: 'OpenEMR, source code and license (GNU GPL)',
      kind: 'vendor',
      url: 'https://github.com/openemr/openemr',
      read: '2026-11-29',
    },
    {
      name: 'OpenEMR wiki, requirements for certification of version 7.0.2',
      kind: 'vendor',
      url: 'https://www.open-emr.org/wiki/index.php/OpenEMR_7.0.2_ONC_Ambulatory_EHR_Certification_Requirements',
      read: '2026-11-29',
    },
    {
      name: 'Healthcare Innovation, on the HHS guidance about HIPAA and cloud hosts',
      kind: 'press',
      url: 'https://www.hcinnovationgroup.com/cybersecurity/news/13027563/ocr-offers-guidance-on-hipaa-and-cloud-computing',
      dated: '2016-10-07',
      read: '2026-11-29',
    },
    contingencyPlan,
  ],
  related: [
    { label: 'What does an EMR really cost?', to: '/answers/what-does-it-really-cost' },
    { label: 'HIPAA Security Rule', to: '/rules#security-rule' },
  ],
} as const satisfies Answer
