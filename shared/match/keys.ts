/** A feature that a practice can ask for, and the words that practices use for it. */
interface Feature {
  /** As used within a sentence. */
  label: string
  /** Global and case-insensitive. */
  pattern: RegExp
}

/** All features of the match by their keys, which are also those of the JSON interface. */
export const features = {
  aiNotetaking: {
    label: 'AI note-taking',
    pattern:
      /\bai\b|\bartificial intelligence\b|\bambient (?:notes?|listening|documentation|ai)\b|\bscribes?\b|\b(?:automated|automatic) (?:progress )?notes?\b/gi,
  },
  builtInCRM: {
    label: 'admissions CRM',
    pattern:
      /\bcrm\b|\badmissions? (?:pipeline|tracking|management|workflow)\b|\breferral (?:tracking|management|sources?|pipeline)\b|\blead tracking\b|\bintake pipeline\b|\bcall[- ]cent(?:er|re)\b/gi,
  },
  builtInRCM: {
    label: 'revenue-cycle tools (RCM)',
    pattern:
      /\brcm\b(?! (?:is )?outsourced)|\brevenue[- ]cycle\b|\bdenials?\b|\bdenied claims\b|\bcollections\b|\baccounts receivable\b|\ba\/r\b/gi,
  },
  telehealth: {
    label: 'telehealth',
    pattern:
      /\btele-?(?:health|medicine|therapy|psychiatry|mental health)\b|\bvideo (?:visits?|sessions?|appointments?|calls?|consultations?)\b|\bvirtual (?:visits?|care|sessions?|appointments?|iop|groups?|practice)\b|\bremote (?:visits?|sessions?|care)\b|\bonline (?:sessions?|therapy)\b/gi,
  },
  groupTherapy: {
    label: 'group therapy',
    pattern:
      /\bgroup (?:therapy|psychotherapy|counsel+ing|sessions?|notes?|visits?|charting|billing|scheduling|attendance)\b|\b(?:therapy|process|skills|dbt|iop|php|psychoeducation(?:al)?|support|weekly|daily|meal|parent|run|running|of|outpatient) groups\b|\b90853\b/gi,
  },
  outcomeTracking: {
    label: 'outcome measures',
    pattern:
      /\boutcomes?\b|\bphq-?\s?9?\b|\bgad-?\s?7\b|\bpcl-?\s?5\b|\bmeasurement[- ]based(?: care)?\b|\brating scales?\b|\bc-?ssrs\b|\bede-?q\b|\bscreening tools?\b|\bsymptom (?:tracking|scales?)\b|\bbasis-?32\b/gi,
  },
  mobileApp: {
    label: 'mobile app',
    pattern:
      /\b(?:mobile|phone|smartphone|iphone|ios|ipad|android|tablet) apps?\b|\b(?:an|a good|its own|their own|because of the|for the) app\b|\bmobile\b(?! cris[ie]s)|\bon (?:a|an|their|our|my) (?:i?phones?|ipads?|tablets?)\b/gi,
  },
  customForms: {
    label: 'custom forms',
    pattern:
      /\bcustom(?:i[sz]able|i[sz]ed)? (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?)\b|\b(?:own|form) (?:forms?|builder|templates?)\b|\b(?:note|form|document) templates?\b/gi,
  },
  insuranceBilling: {
    label: 'insurance billing',
    pattern:
      /\binsurance\b(?! company)|\bclaims?\b|\bmedica(?:id|re)\b|\bpayers?\b|\bclearinghouse\b|\beligibility\b|\bremittances?\b|\b(?:bill|billing) (?:commercial|third)|\b(?:aetna|cigna|humana|anthem|bcbs|blue ?cross|optum|united ?healthcare|tricare)\b/gi,
  },
  appointmentReminders: {
    label: 'appointment reminders',
    pattern: /\breminders?\b|\bremind\b|\bno[- ]?shows?\b/gi,
  },
  patientPortal: {
    label: 'patient portal',
    pattern: /\bportals?\b|\bonline (?:booking|scheduling|intake|paperwork)\b|\bself[- ]schedul\w+/gi,
  },
  reportingAnalytics: {
    label: 'reporting',
    pattern:
      /(?<!(?:state|hbips|quality|court|testing|long|evaluation|assessment) )\breport(?:s|ing)\b|\banalytics\b|\bdashboards?\b|\bkpis?\b/gi,
  },
  hipaaCompliant: { label: 'HIPAA safeguards', pattern: /\bhipaa\b/gi },
  cloudBased: { label: 'a cloud system', pattern: /\bcloud(?:-based)?\b|\bweb-based\b|\bbrowser-based\b/gi },
  guidedOnboarding: {
    label: 'guided onboarding',
    pattern:
      /\bonboarding\b|\bstaff training\b|\btraining (?:for|of) (?:our |the )?(?:staff|team)\b|\bhands-on training\b|\bimplementation (?:support|help|team|manager)\b/gi,
  },
  customizable: {
    label: 'customization',
    pattern:
      /\bcustomi[sz](?:able|ation|e)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))|\bconfigurable\b|\btailored workflows?\b/gi,
  },
  ePrescribing: {
    label: 'e-prescribing',
    pattern: /\be-?prescrib\w+|\be-?rx\b|\belectronic(?:ally)? prescri\w+|\bprescribe electronically\b/gi,
  },
  epcs: {
    label: 'e-prescribing of controlled substances (EPCS)',
    pattern:
      /\bepcs\b|\bcontrolled substances?\b|\bprescrib(?:e|es|ed|ing) (?:of )?(?:controlled|stimulants|buprenorphine|suboxone)\b|\bschedule (?:ii|2)\b/gi,
  },
  pdmp: { label: 'PDMP checks', pattern: /\bpdmp\b|\bprescription (?:drug )?monitoring\b/gi },
  part2Consent: {
    label: '42 CFR Part 2 consents',
    pattern: /\b42 ?cfr\b(?! part 8)|\bpart 2\b|\bpart ii consents?\b|\broi tracking\b/gi,
  },
  asam: { label: 'ASAM criteria', pattern: /\basam\b/gi },
  emar: {
    label: 'medication administration (eMAR)',
    pattern: /\be-?mar\b|\bmars?\b(?=[,;. ]|$)(?! (?:month|\d))|\bmedication administration\b|\bmed pass\b/gi,
  },
  bedBoard: {
    label: 'a bed board',
    pattern: /\bbed (?:board|management|tracking|census)\b|\bcensus\b|\bbedboard\b/gi,
  },
  methadoneDispensing: {
    label: 'methadone dosing and dispensing',
    pattern: /\bmethadone\b|\bdispens(?:e|es|ing)\b|\btake-?homes?\b|\botps?\b|\bopioid treatment programs?\b/gi,
  },
  labs: {
    label: 'lab orders and results',
    pattern:
      /\blabs?\b|\blaborator(?:y|ies)\b|\bdrug (?:screens?|tests?|testing)\b|\buds\b|\burine (?:drug )?screens?\b|\buas?\b/gi,
  },
  stateReporting: {
    label: 'state reporting',
    pattern: /\bstate report(?:s|ing)\b|\bteds\b|\bcalomms\b|\bcsi report\w*/gi,
  },
  institutionalBilling: {
    label: 'institutional billing (UB-04)',
    pattern: /\bub-?04\b|\b837-?i\b|\binstitutional (?:billing|claims?)\b|\bper[- ]diem\b|\bfacility billing\b/gi,
  },
  supervisionSignOff: {
    label: 'supervision sign-off',
    pattern:
      /\bco-?sign\w*|\bsupervis(?:ion|or|ors|ory) (?:sign-?off|approval|workflow|review|notes?)\b|\bsign[- ]?offs?\b|\bsupervis(?:e|ion of|ing) (?:interns|associates|trainees)\b/gi,
  },
  dataMigrationIn: {
    label: 'data migration',
    pattern:
      /\bmigrat(?:e|ion|ing)\b(?! (?:off|away|from))|(?<!device )\bdata (?:migration|import|conversion|transfer)\b|\bimport (?:of )?(?:our|old|existing)\b/gi,
  },
  dataExport: {
    label: 'data export',
    pattern:
      /\bdata export\b|\bexport(?:s|ing)? (?:of )?(?:our|all|the|patient|client) (?:data|records?|charts?)\b|\bget our data out\b|\bvendor lock-?in\b/gi,
  },
  oncCertified: {
    label: 'federal (ONC) certification',
    pattern:
      /\bonc\b|\bcehrt\b|\bcertified (?:ehr|emr|technology)\b|\bchpl\b|\b(?:mips|promoting interoperability)\b/gi,
  },
  fhirApi: {
    label: 'FHIR interfaces',
    pattern: /\bapis?\b|\bfhir\b|\binteroperab\w+/gi,
  },
  soc2OrHitrust: { label: 'SOC 2 or HITRUST', pattern: /\bsoc ?-?2\b|\bhitrust\b/gi },
  abaDataCollection: {
    label: 'ABA session data',
    pattern: /\baba\b|\bapplied behaviou?r\w*|\bsession data\b|\bdiscrete trials?\b|\bskill acquisition\b/gi,
  },
  mealPlans: {
    label: 'meal plans and weights',
    pattern: /\bmeal (?:plans?|planning|support|logs?|tracking)\b|\bblind weights?\b|\bweights?\b(?= |,|\.|$)/gi,
  },
  multilingual: {
    label: 'languages other than English',
    pattern:
      /\bspanish\b|\bbilingual\b(?!,? (?:in )?(?!spanish|english)[a-z]{2,20}(?:-|\/| and )english)|\bmulti-?lingual\b|\btranslat\w+/gi,
  },
} as const satisfies Record<string, Feature>

export type FeatureKey = keyof typeof features

export const featureKeys = Object.keys(features) as FeatureKey[]

/** A feature's label for use in a sentence: `telehealth`, `e-prescribing of controlled substances (EPCS)`. */
export function featureLabel(key: FeatureKey): string {
  return features[key].label
}

const articles: Partial<Record<FeatureKey, string>> = { mobileApp: 'a', patientPortal: 'a', builtInCRM: 'an' }

/** The label with the article that it needs as an object: `a mobile app`. */
export function featurePhrase(key: FeatureKey): string {
  const article = articles[key]
  return article ? `${article} ${featureLabel(key)}` : featureLabel(key)
}

/** Without e-prescribing beside e-prescribing of controlled substances, which includes it. */
export function withoutImplied(keys: readonly FeatureKey[]): FeatureKey[] {
  return keys.filter((key) => key !== 'ePrescribing' || !keys.includes('epcs'))
}
