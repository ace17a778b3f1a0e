import type { FeatureKey } from '../terms/features'

/** The words that practices use for a feature, in plain form. */
export interface FeatureWords {
  /** What names it. */
  words: RegExp
  /**
   * What a practice says of work that it does itself, and goes on doing in any system: `we bill Medicaid`. Its feature is
   * wanted without a word of wishing.
   */
  own?: RegExp
  /** Words that name it only if nothing else in the text does: `billing`. */
  weak?: RegExp
}

const payers =
  '(?:insurances?|commercial|medica(?:id|re)|medi-?cal|aetna|cigna|humana|anthem|bcbs|blue ?(?:cross|shield)|optum|united ?(?:healthcare|behavioral)?|uhc|tricare|magellan|beacon|carelon|mcos?|managed care|third[- ]part(?:y|ies)|payers?|eaps?|the state plan|seguros?)'

export const featureWords: Readonly<Record<FeatureKey, FeatureWords>> = {
  aiNotetaking: {
    words:
      /\bai\b(?!\/)|\ba\.i\.|\bartificial intelligence\b|\bambient (?:notes?|listening|documentation|scribes?|ai)\b|\bscribes?\b|\bauto(?:mated|matic|-generated) (?:progress )?notes?\b|\bnotes? (?:written|drafted) (?:for|by) (?:me|us|the system|a machine)\b|\binteligencia artificial\b/g,
  },
  builtInCRM: {
    words:
      /\bcrm\b|\badmissions? (?:pipeline|tracking|management|workflow|funnel)\b|\breferral (?:tracking|management|sources?|pipeline|intake)s?\b|\b(?:track|tracking) (?:of )?(?:referrals|leads|inquiries)\b|\blead tracking\b|\bintake pipeline\b/g,
  },
  builtInRCM: {
    words:
      /\brcm\b|\brevenue[- ]cycle\b|\bdenials? (?:management|work|tracking|workflow)\b|\bwork(?:ing)? (?:the )?denials\b|\bdenied claims\b|\baccounts receivable\b|\ba\/r\b/g,
  },
  telehealth: {
    words:
      /\btele-?(?:health|medicine|therapy|psych(?:iatry)?|mental health|visits?|sessions?)\b|\bvideo\b(?! games?| cameras?|s?urveillance)|\bvideo(?:llamadas|consultas)\b|\bvirtual (?:visits?|care|sessions?|appointments?|groups?)\b|\bremote (?:visits?|sessions?|care)\b|\bonline (?:sessions?|therapy|visits?|appointments)\b/g,
    own: /\b(?:my|our|own|a|an|fully|all|purely|mostly|mainly|primarily|entirely|100%|only|half|some) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video|virtual)\b|\b(?:sessions|clients|patients|visits|everything|everyone|all) (?:\w+ ){0,3}(?:by|on|over|via|through) (?:video|telehealth|zoom)\b|\b(?:provide|do|offer|run|see \w+ by|see \w+ (?:on|over|via)) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video)\b|\bvirtual (?:\w+ ){0,2}(?:iop|php|practice|clinic|program|group)\b|\b(?:telehealth|virtual|video)[- ](?:only|first|based|practice|clinic)\b|\btele-?psych(?:iatry)? (?:group|practice|company|to|for)\b/g,
  },
  groupTherapy: {
    words:
      /\bgroup (?:therapy|psychotherapy|counsel+ing|sessions?|notes?|visits?|charting|documentation|billing|scheduling|attendance|rosters?)\b|\b(?:therapy|process|skills|dbt|iop|php|psychoeducation(?:al)?|support|weekly|daily|meal|parent|run|running|of|outpatient|virtual) groups\b|\b90853\b|\bnotes? for groups?\b/g,
    own: /\b(?:run|running|do|hold|lead|offer) (?:\w+ ){0,3}groups\b/g,
  },
  outcomeTracking: {
    words:
      /\boutcomes?\b(?! of (?:this|our|the) (?:search|call))|\bphq(?:-? ?9)?\b|\bgad-? ?7\b|\bpcl(?:-? ?5)?\b|\bbam\b(?! )|\bbam (?:and|scores|trends)\b|\bmeasurement[- ]based(?: care)?\b|\brating scales?\b|\bc-?ssrs\b|\bede-?q\b|\bscreening (?:tools?|measures)\b|\bsymptom (?:tracking|scales?|scores)\b|\bbasis-?32\b|\bmfq\b|\bscared\b(?= |,)(?=.{0,20}(?:scale|phq|gad))|\bcans\b(?= |,|\.|\))(?! (?:be|do|i|we|you)\b)/g,
  },
  mobileApp: {
    words:
      /\b(?:mobile|phone|smartphone|iphone|ios|ipad|android|tablet) (?:app|version|notes?|access|documentation|charting|data)s?\b|\b(?:an|a good|a real|its own|because of the|for the) app\b|\bapp (?:for|that) (?:staff|families|clients|parents|our|my|the)\b|\boffline or mobile\b|(?<!sign(?:ed)? (?:it |them )?|fill(?:ed)? (?:it |them )?(?:out |in )?|family )\b(?:on|from|with|by) (?:a|an|their|our|my|the|any)? ?(?:cell ?)?(?:i?phones?|smartphones?)\b|\bcelular\b|\baplicaci[o\u00f3]n\b|\bmobile-friendly\b/g,
  },
  customForms: {
    words:
      /\bcustom(?:i[sz]able|i[sz]ed)? (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?)\b|\b(?:own|form) (?:forms?|builder|templates?)\b|\bour own (?:\w+ ){0,2}(?:forms?|templates?|assessments?)\b|\b(?:note|form|document) templates?\b|\bbuild (?:our|my) (?:own )?(?:\w+ )?forms?\b|\bforms in plain language\b|\bformularios (?:propios|personalizados)\b/g,
  },
  insuranceBilling: {
    words:
      /\binsurance\b(?! (?:company|card|money))|\bclaims?\b(?! (?:to be|that|to))|\b(?:medica(?:id|re)|medi-?cal)\b|\bpayers?\b|\bclearinghouse\b|\beligibility\b|\bremittances?\b|\beras?\b|\b837p?\b|\b835\b|\b(?:billing|bill) (?:of )?(?:for )?(?:by unit|units|commercial|third)|\b(?:aetna|cigna|humana|anthem|bcbs|blue ?cross|optum|united ?healthcare|tricare)\b|\bin-?network\b|\bseguros?\b/g,
    own: new RegExp(
      `\\b(?:bill|billing|take|takes|taking|accept|accepts|file|submit|charge|aceptamos|facturamos) (?:(?!to\\b)[\\w/&',]+ ){0,4}?${payers}\\b|\\b${payers} billing (?:in[- ]?house|ourselves)\\b|\\b(?:in[- ]?network|paneled|credentialed) with\\b|\\b(?:we|i) (?:bill|file) (?:all |our |my )?(?:own )?(?:claims|units|both)\\b`,
      'g',
    ),
    weak: /\bbilling\b(?! (?:company|service|person|staff|office|address|department|cycle|by card|clerk|team))|\bfacturaci[o\u00f3]n\b/g,
  },
  appointmentReminders: {
    words: /\breminders?\b|\bremind (?:clients|patients|people|them)\b|\bno[- ]?shows?\b|\brecordatorios?\b/g,
  },
  patientPortal: {
    words: /\b(?:patient |client |parent |family )?portals?\b|\bportal (?:de|del) (?:paciente|cliente)s?\b/g,
  },
  reportingAnalytics: {
    words:
      /\b(?:better |good |real |custom |enterprise |productivity |financial |management |clinical |caseload |utili[sz]ation )?report(?:s|ing)\b(?! (?:of|to) (?:abuse|the police))|\banalytics\b|\bdashboards?\b|\bkpis?\b|\bproductivity\b(?! (?:tool|app))|\b(?:sites?|locations?|programs?)'? numbers\b|\bdata warehouse\b|\binformes\b/g,
  },
  hipaaCompliant: { words: /\bhipaa\b|\bbaa\b/g },
  cloudBased: { words: /\bcloud(?:-based)?\b|\bweb-based\b|\bbrowser-based\b|\bnothing to install\b|\bno servers?\b/g },
  guidedOnboarding: {
    words:
      /\bonboarding\b|\bstaff training\b|\btraining (?:for|of) (?:our |the )?(?:staff|team)\b|\bhands-on training\b|\bimplementation (?:support|help|team|manager)\b|\bhelp (?:with )?(?:getting|being) (?:set ?up|started)\b|\bhelp (?:with )?(?:the )?(?:set-?up|migration|implementation)\b|\bset ?(?:it|us) up for us\b/g,
  },
  customizable: {
    words:
      /\bcustomi[sz](?:able|ation|e|ing)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))|\bconfigurable\b|\b(?:tailored|custom) workflows?\b/g,
  },
  ePrescribing: {
    words:
      /\be-?prescri\w+|\be-?rx\b|\be-?scrib(?:e|ing)\b|\be-?scripts?\b|\belectronic(?:ally)? prescri\w+|\bprescrib(?:e|es|ing) (?:electronically|in the chart|from the chart|meds|medications?|inside)\b|\bprescribing\b(?! (?:providers?|clinicians?|psychologists?|staff|nurse|np))|\bprescriptions?\b/g,
  },
  epcs: {
    words:
      /\bepcs\b|\bcontrolled(?: substances?| meds| medications?| drugs)?\b|\bcontrols\b(?= (?:electronically|through|from the chart))|\b(?:stimulants?|benzos?|benzodiazepines?)\b|\bprescrib(?:e|es|ed|ing) (?:of )?(?:\w+ )?(?:buprenorphine|suboxone|bup|adderall)\b|\bschedule (?:ii|2|iii|3)s?\b(?! starts)|\bschedule ii starts\b/g,
    own: /\bprescrib(?:e|es|ing) (?:\w+ ){0,2}(?:controlled(?: substances?)?|stimulants?|benzos?|buprenorphine|suboxone|bup|adderall)\b/g,
  },
  pdmp: { words: /\bpdmps?\b|\bpmp\b|\bprescription (?:drug )?monitoring\b|\bi-?stop\b|\bcures (?:check|lookup)/g },
  part2Consent: {
    words: /\b42 ?cfr\b(?! part 8)(?: part 2)?|\bpart (?:2|ii|two)\b|\broi tracking\b|\breleases of information\b/g,
  },
  asam: { words: /\basam\b/g },
  emar: {
    words:
      /\be-?mars?\b|(?<!in |by |until |since )\bmars?\b(?=[,;. )]|$)(?! (?:\d|1st))|\b(?:medication|med) (?:administration|pass(?:es)?|logs?|counts?)\b/g,
  },
  bedBoard: { words: /\bbed (?:board|management|tracking|census|availability|list|map)s?\b|\bcensus\b|\bbedboard\b/g },
  methadoneDispensing: {
    words:
      /\bmethadone\b|\bdispens(?:e|es|ing|er)\b|\bdosing\b(?! record| in ketamine)|\bguest dos(?:e|ing)\b|\btake-?homes?\b(?! pay)/g,
    own: /\b(?:methadone (?:clinics?|program|van|maintenance)|(?:we|i|nurses) (?:dose|dispense)\b|otps?\b|opioid treatment programs?)/g,
  },
  labs: {
    words:
      /\blabs?\b(?! coats?)|\blaborator(?:y|ies)\b|\bdrug (?:screens?|tests?|testing)\b(?! logs?)|\bblood ?work\b|\burine (?:drug )?screens?\b|(?<!, )\buas?\b(?=[,;. ])|\bquest\b(?= (?:and|or|labs?|orders?|results?|interface))|\blabcorp\b/g,
  },
  stateReporting: {
    words:
      /\bstate (?:data )?(?:report(?:s|ing)?|uploads?|submissions?|extracts?|data sets?|batch(?:es)?)\b|\bteds\b|\bcaloms(?:-?tx)?\b|\bcal-?oms\b|\bcsi report\w*|\bdarmha\b|\bwits\b|\bcmbhs\b|\bnomss?\b|\bgpra\b|\bsuprt(?:-\w)?\b|\bsubmit(?:s|ted)? to the state\b|\bupload(?:s|ed)? to the state\b|\b(?:send|file|export|report)(?:s|ing)? (?:\w+ ){0,3}to (?:the|our) state\b|\bstate (?:site|portal)\b(?= by hand)|\bdata to the state\b|\bchss\b|\bbhis\b|\bfasams\b|\btds\b/g,
  },
  institutionalBilling: {
    words:
      /\bub-? ?04\b|\b837-?i\b|\binstitutional (?:billing|claims?)\b|\bper[- ]diem\b|\bfacility (?:billing|claims)\b|\brevenue codes?\b|\bbundled (?:rates?|billing)\b/g,
  },
  supervisionSignOff: {
    words:
      /\bco-? ?sign\w*|\bsupervis(?:ion|or|ors|ory|ing)(?:'s)? (?:\w+ )?(?:sign-? ?offs?|approvals?|workflows?|reviews?|notes?|queue|signatures?)\b|\bsign(?:s|ed|ing)?[- ]?offs?\b|\bsupervisors? (?:\w+ )?(?:approve|review|sign)s?\b|\bcounter-?sign\w*|\bsign (?:off on )?(?:the )?(?:interns?|trainees?|students?|associates?)'?s? notes\b/g,
  },
  dataMigrationIn: {
    words:
      /\bmigrat(?:e|ion|ing|ed)\b(?! (?:off|away|from))|(?<!device )\bdata (?:migration|import|conversion|transfer)\b|\bimport (?:of )?(?:our|my|old|existing|\d+)|\b(?:move|bring|transfer|carry)(?: over)? (?:all )?(?:our|my|the) (?:old |existing |client |patient )?(?:data|records|charts|history|notes)\b(?: over)?|\bold charts\b/g,
  },
  dataExport: {
    words:
      /\b(?:data|nightly|full|bulk|daily|complete) exports?\b|\bexport(?:s|ing|ed)? (?:of )?(?:our|my|all|the|every\w*|patient|client|raw|to our|a|full|any)\b(?:,? \w+){0,3}|\b(?:get|getting|take|taking) (?:all )?(?:our|my) (?:data|records|charts|notes) (?:out|back|along|with (?:us|me))\b|\bvendor lock-?in\b|\bdata warehouse\b|\bown (?:our|my) data\b/g,
  },
  oncCertified: {
    words:
      /\bonc\b|\bcehrt\b|\b(?:be|is|are|stay|fully|federally) certified\b|\bcertified (?:ehr|emr|technology|system|product)\b|\bonc[- ]certified\b|\bchpl\b|\bmips\b|\bpromoting interoperability\b|\bmeaningful use\b/g,
  },
  fhirApi: { words: /\b(?:open |real |documented |rest |read\/write )?apis?\b|\bfhir\b|\binteroperab\w+/g },
  soc2OrHitrust: { words: /\bsoc ?-?2\b|\bhitrust\b|\bsecurity (?:audit|attestation|certification)s?\b/g },
  abaDataCollection: {
    words:
      /\baba\b(?! (?:clinic|company|provider|agency|practice|therapy|center))|\bapplied behaviou?r\w*|\b(?:session|trial|behaviou?r) data\b|\bdata[- ]collection\b|\bdiscrete trials?\b|\bdtt\b|\bskill acquisition\b|\btoma de datos\b/g,
  },
  mealPlans: {
    words:
      /\bmeal (?:plans?|planning|support|logs?|tracking)\b|\b(?:blind|weekly|daily) weights?\b|\bblind weigh(?:ing|-?ins)\b|\bfood logs?\b|\bexchanges\b(?= (?:and|per|plan))/g,
  },
  multilingual: {
    words:
      /\b(?:in|and|both|or|into|en) (?:english (?:and|or) )?(?:spanish|portuguese|french|german|mandarin|cantonese|chinese|vietnamese|korean|russian|ukrainian|arabic|somali|hmong|tagalog|haitian creole|creole|polish|farsi|hindi|punjabi|japanese|armenian|navajo|espa[n\u00f1]ol)\b|\b(?:spanish|portuguese|french|mandarin|chinese|vietnamese|korean|russian|arabic|bilingual|multi-?lingual|translated)(?:[- ]language)? (?:\w+ )?(?:forms?|portal|intake|paperwork|interface|consents?|reminders?|version|texts?|messages?|documents?|app)\b|\bmulti-?lingual\b|\btranslat(?:e|ion|ions|ed)\b|\bother languages\b/g,
  },
}
