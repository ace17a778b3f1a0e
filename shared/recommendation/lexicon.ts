import type { FeatureKey } from '../catalogue/fields'

interface Requestable {
  key: FeatureKey
  /** As it reads in the middle of a sentence. */
  label: string
  pattern: RegExp
}

/** The yes-or-no fields of the catalogue that a description can ask for, and the words it uses for them. */
export const requestable: readonly Requestable[] = [
  {
    key: 'telehealth',
    label: 'telehealth',
    pattern:
      /\btele-?(?:health|medicine|therapy|psychiatry|mental health)\b|\bvideo (?:visits?|sessions?|appointments?|calls?|consultations?)\b|\bvirtual (?:visits?|care|sessions?|appointments?|iop|groups?)\b|\bremote (?:visits?|sessions?|care)\b|\bonline (?:sessions?|therapy)\b/gi,
  },
  {
    key: 'groupTherapy',
    label: 'group therapy',
    pattern:
      /\bgroup (?:therapy|psychotherapy|counsel+ing|sessions?|notes?|visits?|charting|billing|scheduling|attendance)\b|\b(?:therapy|process|skills|dbt|iop|php|psychoeducation(?:al)?|support|weekly|daily|meal|parent|run|running|of|outpatient) groups\b|\b90853\b/gi,
  },
  {
    key: 'outcomeTracking',
    label: 'outcome measures',
    pattern:
      /\boutcomes?\b|\bphq-?\s?9?\b|\bgad-?\s?7\b|\bmeasurement[- ]based\b|\brating scales?\b|\bc-?ssrs\b|\bede-?q\b|\bscreening tools?\b|\bsymptom (?:tracking|scales?)\b/gi,
  },
  {
    key: 'insuranceBilling',
    label: 'insurance billing',
    pattern:
      /\binsurance\b(?! company)|\bclaims?\b|\bmedica(?:id|re)\b|\bpayers?\b|\bclearinghouse\b|\beligibility\b|\bremittances?\b|\b(?:bill|billing) (?:commercial|third)/gi,
  },
  {
    key: 'builtInRCM',
    label: 'revenue-cycle tools (RCM)',
    pattern:
      /\brcm\b|\brevenue[- ]cycle\b|\bdenials?\b|\bdenied claims\b|\bcollections\b|\baccounts receivable\b|\bA\/R\b/gi,
  },
  {
    key: 'builtInCRM',
    label: 'admissions CRM',
    pattern:
      /\bcrm\b|\badmissions?\b(?! criteria)|\breferral (?:tracking|management|sources?|pipeline)\b|\blead tracking\b|\bintake pipeline\b|\bcall[- ]cent(?:er|re)\b/gi,
  },
  {
    key: 'aiNotetaking',
    label: 'AI note-taking',
    pattern:
      /\bai\b|\bartificial intelligence\b|\bambient\b|\bscribes?\b|\b(?:automated|automatic) (?:progress )?notes?\b/gi,
  },
  {
    key: 'mobileApp',
    label: 'mobile app',
    pattern:
      /\b(?:mobile|phone|smartphone|iphone|ios|ipad|android|tablet) apps?\b|\bmobile\b(?! cris[ie]s)|\bon (?:a|an|their|our|my) (?:i?phones?|ipads?|tablets?)\b/gi,
  },
  {
    key: 'patientPortal',
    label: 'patient portal',
    pattern: /\bportals?\b|\bonline (?:booking|scheduling|intake|paperwork)\b|\bself[- ]schedul\w+/gi,
  },
  {
    key: 'appointmentReminders',
    label: 'appointment reminders',
    pattern: /\breminders?\b|\bremind\b|\bno[- ]?shows?\b/gi,
  },
  {
    key: 'customForms',
    label: 'custom forms',
    pattern:
      /\bcustom(?:i[sz]able|i[sz]ed)? (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?)\b|\b(?:own|form) (?:forms?|builder|templates?)\b|\b(?:note|form) templates?\b/gi,
  },
  {
    key: 'reportingAnalytics',
    label: 'reporting',
    pattern: /\breport(?:s|ing)\b|\banalytics\b|\bdashboards?\b|\bkpis?\b/gi,
  },
  {
    key: 'guidedOnboarding',
    label: 'guided onboarding',
    pattern:
      /\bonboarding\b|\bstaff training\b|\btraining (?:for|of) (?:our |the )?(?:staff|team)\b|\bhands-on training\b|\bimplementation (?:support|help|team|manager)\b/gi,
  },
  {
    key: 'cloudBased',
    label: 'a cloud system',
    pattern: /\bcloud(?:-based)?\b|\bweb-based\b|\bbrowser-based\b/gi,
  },
  {
    key: 'customizable',
    label: 'customization',
    pattern:
      /\bcustomi[sz](?:able|ation|e)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))|\bconfigurable\b|\btailored workflows?\b/gi,
  },
]

/** Wishes that no field of the catalogue can answer; they are passed on as questions for the vendors. */
export const unlisted: readonly { label: string; pattern: RegExp }[] = [
  { label: 'e-prescribing (EPCS)', pattern: /\be-?prescrib\w+|\bepcs\b|\berx\b|\belectronic prescri\w+/gi },
  {
    label: 'medication administration (eMAR)',
    pattern: /\be?mar\b|\bmedication administration\b|\bmedication management\b/gi,
  },
  { label: 'lab orders and results', pattern: /\blabs?\b|\blaboratory\b|\bdrug (?:screens?|tests?)\b|\bUAs?\b/g },
  { label: '42 CFR Part 2 consents', pattern: /\b42 ?cfr\b|\bpart 2\b/gi },
  { label: 'data migration', pattern: /\bmigrat\w+|\bdata (?:import|conversion|transfer)\b/gi },
  { label: 'ABA session data', pattern: /\baba\b|\bapplied behaviou?r\w*|\bbcbas?\b|\brbts?\b|\bsession data\b/gi },
  {
    label: 'payer authorizations and utilization review',
    pattern: /\bauthori[sz]ations?\b|\butili[sz]ation (?:review|management)\b/gi,
  },
  {
    label: 'medical care in the same record',
    pattern: /\bprimary care\b|\bintegrated (?:care|health)\b|\bfqhc\b|\bfederally qualified\b/gi,
  },
  {
    label: 'several sites in one system',
    pattern:
      /\bmulti-?(?:site|location)\w*|\b(?:two|three|four|five|six|seven|eight|nine|\d+) (?:\w+ )?(?:sites|locations|campuses|facilities|clinics|hospitals)\b/gi,
  },
  {
    label: 'interoperability (API, FHIR, HL7, HIE)',
    pattern: /\bapis?\b|\bfhir\b|\bhl7\b|\bhie\b|\binteroperab\w+|\bsingle sign-on\b|\bsso\b/gi,
  },
  { label: 'bed and census management', pattern: /\bbed (?:board|management)\b|\bcensus\b/gi },
  {
    label: 'a language other than English',
    pattern: /\bspanish\b|\bbilingual\b|\bmultilingual\b|\bhebrew\b|\barabic\b|\bmandarin\b|\bchinese-|\btranslat\w+/gi,
  },
]
