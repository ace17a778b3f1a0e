import type { Answer } from './answer'
import { informationBlockingAnswers, rightOfAccess } from './shared-sources'

/** Whose a chart is, and how it moves. */
export const ofCharts = [
  {
    slug: 'who-keeps-the-chart',
    title: 'Who keeps the chart when a clinician leaves a group?',
    short:
      'Your contract decides first, then state law; usually the practice keeps the chart and its notes. In Florida, for example, the clinician owns the record unless the contract names the employer. Clients who follow you can ask for a copy, generally due within 30 days. Put access, copies, and client notice in writing before you leave.',
    alsoAsked: [
      'who owns the chart',
      'who owns the records',
      'leaving a group practice',
      'departing clinician',
      'owner says he owns the charts',
      'custodian of records',
    ],
    checked: '2026-11-29',
    rules: [],
    sources: [
      {
        name: 'Florida Statutes 456.057 (2024), Florida Legislature',
        kind: 'regulator',
        url: 'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=440.1025&URL=0400-0499%2F0456%2FSections%2F0456.057.html',
        dated: '2024',
        read: '2026-11-29',
      },
      {
        name: 'Texas Medical Board, on records when a physician leaves a practice',
        kind: 'regulator',
        url: 'https://tmb.state.tx.us/page/renewal-physician-medical-records',
        read: '2026-11-29',
      },
      rightOfAccess,
      {
        name: 'CPH Insurance, on who owns treatment records',
        kind: 'independent',
        url: 'https://www.cphins.com/treatment-records-ownership/',
        dated: '2005-09',
        read: '2026-11-29',
      },
    ],
    related: [
      { label: 'Can I take my notes along?', to: '/answers/can-i-take-my-notes-along' },
      { label: 'How long records are kept', to: '/rules#record-retention' },
    ],
  },
  {
    slug: 'can-i-take-my-notes-along',
    title: 'Can I take my notes along?',
    short:
      'Usually as files, rarely as notes that the next system can edit. That holds even between two accounts of the same product: the owner of the old account usually has to agree and run the export, and you attach the notes to each client. Ask for PDF files of signed notes, and open ten before you cancel.',
    alsoAsked: [
      'keep my notes',
      'take my notes with me',
      'export my notes',
      'import my notes',
      'notes into the new account',
      'transfer notes',
    ],
    checked: '2026-11-29',
    rules: ['business-associate-return', 'record-retention'],
    sources: [
      {
        name: 'SimplePractice help center, on moving between two of its accounts',
        kind: 'vendor',
        url: 'https://support.simplepractice.com/hc/en-us/articles/40941672781965-Transferring-client-data-between-SimplePractice-accounts',
        read: '2026-11-29',
      },
      {
        name: 'SimplePractice help center, on keeping documents of imported clients',
        kind: 'vendor',
        url: 'https://support.simplepractice.com/hc/en-us/articles/44469765356173-Storing-client-documentation-and-other-items-for-imported-clients',
        read: '2026-11-29',
      },
    ],
    related: [
      { label: 'Who keeps the chart when a clinician leaves a group?', to: '/answers/who-keeps-the-chart' },
      { label: 'Leaving an EMR', to: '/leaving' },
    ],
  },
  {
    slug: 'membership-networks',
    title: 'Who holds the chart in a network such as Alma or Headway?',
    short:
      'Your agreement with the network decides. If it works as your business associate, the chart is yours and has to come back to you; if it is itself the provider, it may have to keep records. Before you give notice, read what it says on records and termination, ask how long you can sign in, and download your notes.',
    alsoAsked: ['Alma', 'Headway', 'Grow Therapy', 'leaving Alma', 'leaving Headway', 'Alma keep my notes'],
    checked: '2026-11-29',
    rules: ['business-associate-return'],
    sources: [
      {
        name: 'Alma, basic terms for members (older help center)',
        kind: 'vendor',
        url: 'https://alma-help.zendesk.com/hc/en-us/articles/360047495654-Basic-Terms',
        read: '2026-11-29',
      },
      {
        name: 'Grow Therapy help center, on requests for records',
        kind: 'vendor',
        url: 'https://help.growtherapy.com/clients/en/articles/9750142-request-your-records',
        read: '2026-11-29',
      },
      {
        name: 'Grow Therapy help center, on closing an account',
        kind: 'vendor',
        url: 'https://help.growtherapy.com/clients/en/articles/9524582-delete-your-grow-therapy-account',
        read: '2026-11-29',
      },
      {
        name: 'Headway help center, on leaving Headway',
        kind: 'vendor',
        url: 'https://help.headway.co/hc/en-us/articles/4428388155028-Managing-your-account',
        read: '2026-11-29',
      },
    ],
    related: [
      { label: 'Can I take my notes along?', to: '/answers/can-i-take-my-notes-along' },
      { label: 'Best EHR for solo practices', to: '/blog/best-ehr-solo-practices' },
    ],
  },
  {
    slug: 'my-system-is-closing',
    title: 'My EMR is closing or was sold. What now?',
    short:
      'Get your records out first and choose second. Ask in writing for the last day on which you can sign in, run a full export this week, open it on another computer, and keep two encrypted copies. Under HIPAA a vendor may not block your access. If the buyer offers you its own product, you may look elsewhere.',
    alsoAsked: [
      'closing',
      'EMR shutting down',
      'vendor going out of business',
      'product being discontinued',
      'EMR was sold',
      'sunset',
      'folded into another product',
    ],
    checked: '2026-11-29',
    rules: ['business-associate-return', 'record-retention'],
    sources: [
      {
        name: 'Healthcare Innovation, on the HHS answer about blocked access',
        kind: 'press',
        url: 'https://www.hcinnovationgroup.com/cybersecurity/news/13027544/ocr-business-associates-blocking-access-to-data-are-in-violation-of-hipaa',
        dated: '2016-10-04',
        read: '2026-11-29',
      },
      {
        name: 'SimplePractice help center, on the move from Luminello',
        kind: 'vendor',
        url: 'https://support.simplepractice.com/hc/en-us/articles/23554146126221-Transitioning-from-Luminello-to-SimplePractice',
        dated: '2024',
        read: '2026-11-29',
      },
    ],
    related: [
      { label: 'Leaving an EMR', to: '/leaving' },
      { label: 'What can be moved from one EMR to another?', to: '/answers/data-migration' },
    ],
  },
  {
    slug: 'data-migration',
    title: 'What can be moved from one EMR to another?',
    short:
      'Expect names, contacts, and insurance to move, notes to arrive as documents, and billing history to stay behind. A certified export does not oblige the next vendor to read it, so ask the new vendor first what is imported, from which file, by whom, by when, and for what price. Test with ten real charts before you sign.',
    alsoAsked: ['import raw tables', 'import data', 'migrate data', 'move data', 'transfer data', 'data conversion'],
    checked: '2026-11-29',
    rules: ['ehi-export'],
    sources: [informationBlockingAnswers],
    related: [
      { label: 'What to move, what to archive', to: '/blog/behavioral-health-data-migration' },
      { label: 'Leaving an EMR', to: '/leaving' },
      { label: 'EMR Implementation', to: '/resources/emr-implementation' },
    ],
  },
  {
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
  },
] as const satisfies readonly Answer[]
