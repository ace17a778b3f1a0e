// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { FeatureWords } from './words'

const payers =
  '(?:insurances?|commercial|medica(?:id|re)|medi-?cal|aetna|cigna|humana|anthem|bcbs|blue ?(?:cross|shield)|optum|united ?(?:healthcare|behavioral)?|uhc|tricare|magellan|beacon|carelon|mcos?|managed care|third[- ]part(?:y|ies)|payers?|eaps?|the state plan|seguros?)'

/** Features for the office: money, reports, and contact with clients. */
export const officeWords = {
  builtInCRM: {
    words: oneOf(
      /\bcrm\b|\badmissions? (?:pipeline|tracking|management|workflow|funnel)\b/,
      /\breferral (?:tracking|management|sources?|pipeline|intake)s?\b/,
      /\b(?:track|tracking) (?:of )?(?:referrals|leads|inquiries)\b|\blead tracking\b|\bintake pipeline\b/,
      /\b(?:track|tracking|manage|managing|log|logging) (?:our |the |all )?(?:calls|admissions|inquiries|referral \w+)\b/,
      /\binquir(?:y|ies)\b|\badmissions? (?:calls?|team|leads?|side)\b/,
      /\bcall[- ]cent(?:er|re) (?:tool|software|module)\b|\bsalesforce\b(?= (?:inside|built))/,
      /\bleads? (?:management|pipeline)\b|\bmarketing (?:funnel|attribution|sources?)\b/,
    ),
  },
  builtInRCM: {
    denied: oneOf(
      /\b(?:outside |outsourced |our |my )?billers?\b|\bbilling (?:company|team|department|vendor|office)\b/,
      /\bcollections\b/,
    ),
    words: oneOf(
      /\brcm\b|\brevenue[- ]cycle\b|\bdenials? (?:management|work|tracking|workflow)\b|\bdenied claims\b/,
      /\baccounts receivable\b|\ba\/r\b|\bfull[- ]service billing\b|\bbilling done for us\b/,
      /\b(?:somebody|someone|vendor|they|company) (?:to |who )(?:does |do )?(?:the |our )?billing\b/,
      /\bbilling service\b|\baging\b(?= (?:report|claims|buckets))/,
    ),
  },
  insuranceBilling: {
    denied: oneOf(
      /\bbill(?:s|ed|ing)?\b(?! (?:company|service))|\bpanels?\b|\bnetworks?\b|\bthird[- ]part(?:y|ies)\b/,
      /\breimburs\w{1,12}/,
    ),
    words: oneOf(
      /\binsurances?\b(?! (?:company|card|money))|\binsurers?\b/,
      /\bclaims?\b(?! (?:to (?:be|have)|(?:that )?(?:he|she|it|they)\b))|\bco-?pays?\b|\beobs?\b|\bedi\b/,
      /\bmolina\b|\bcentene\b|\bmasshealth\b|\btenncare\b|\bahcccs\b|\btriwest\b/,
      /\bthird[- ]party (?:billing|payers?)\b|\bmcos?\b|\baseguradoras?\b|\b(?:medica(?:id|re)|medi-?cal)\b/,
      /\bclearinghouse\b|\beligibility\b|\bremittances?\b|\beras?\b|\b837p?\b|\b835\b/,
      /\b(?:billing|bill) (?:of )?(?:for )?(?:by unit|units|commercial|third)/,
      /\b(?:aetna|cigna|humana|anthem|bcbs|blue ?cross|optum|united ?healthcare|tricare)\b|\bin-?network\b/,
      /\bseguros?\b/,
      /\b(?:for|with|to|bill|billing|two|three|four|several|many|all|commercial|multiple) pay[eo]rs?\b/,
      /\bpay[eo]r (?:mix|contracts|rules|requirements)\b|\binsurence\b|\bmedicade\b|\bvobs?\b/,
      /\bverification of benefits\b|\breimbursement\b|\bcms-?1500\b|\bhcfa\b/,
    ),
    own: new RegExp(
      `\\b(?:bill|billing|take|takes|taking|accept|accepts|file|submit|charge|aceptamos|facturamos) (?:(?!to\\b)[\\w/&',]+ ){0,4}?${payers}\\b|\\b${payers} billing (?:in[- ]?house|ourselves)\\b|\\b(?:in[- ]?network|paneled|credentialed) with\\b|\\b(?:we|i) (?:bill|file) (?:all |our |my )?(?:own )?(?:claims|units|both)\\b|\\b(?:in-?house|own) billing\\b|\\bbilling (?:is |gets )?(?:done )?(?:in[- ]?house|ourselves|myself)\\b`,
      'g',
    ),
    weak: oneOf(
      /\bbills?\b(?! of)/,
      /\bbilling\b(?! (?:company|service|person|staff|office|address|department|cycle|by card|clerk|team))/,
      /\bfacturaci[o\u00f3]n\b/,
    ),
  },
  institutionalBilling: {
    words: oneOf(
      /\bub-? ?04\b|\b837-?i\b|\binstitutional (?:billing|claims?)\b/,
      /\b(?:medicaid |medicare )?per[- ]diem(?: billing| rates?)?\b|\bfacility (?:billing|claims)\b/,
      /\brevenue codes?\b|\bbundled (?:rates?|billing)\b|\bub[- ](?:claims|forms|billing)\b|\bub ?92\b/,
      /\b(?:day|daily|bed[- ]day) rates?\b|\broom and board\b|\bub0?4s?\b|\bfacility fees?\b/,
    ),
  },
  appointmentReminders: {
    words: oneOf(
      /\breminders?\b|\bremind (?:clients|patients|people|them)\b|\bno[- ]?shows?\b|\brecordatorios?\b/,
      /\b(?:appointment|visit) (?:confirmations?|texts?|alerts?)\b|\bconfirmation texts?\b/,
      /\btexts? (?:to clients )?before (?:appointments|visits|sessions)\b/,
    ),
  },
  reportingAnalytics: {
    words: oneOf(
      /\b(?:better |good |real |custom |enterprise |productivity |financial |management |clinical |caseload |utili[sz]ation )?report(?:s|ing)\b(?! (?:of|to) (?:abuse|the police))/,
      /\banalytics\b|\bdashboards?\b|\bkpis?\b|\bproductivity\b(?! (?:tool|app))/,
      /\b(?:sites?|locations?|programs?)'? numbers\b|\bdata warehouse\b|\binformes\b|\bmetrics\b/,
      /\bstatistics\b|\bstats\b|\btrends\b|\bdata by (?:site|program|clinician|location)\b|\bpower ?bi\b/,
      /\btableau\b|\bbusiness intelligence\b|\bsee (?:our |the |my )?numbers\b/,
    ),
  },
  stateReporting: {
    words: oneOf(
      /\bstate (?:data )?(?:report(?:s|ing)?|uploads?|submissions?|extracts?|data sets?|batch(?:es)?)\b/,
      /\bteds\b|\bcaloms(?:-?tx)?\b|\bcal-?oms\b|\bcsi report\w{0,12}|\bdarmha\b|\bwits\b|\bcmbhs\b/,
      /\bsubmit(?:s|ted)? to the state\b|\bupload(?:s|ed)? to the state\b/,
      /\b(?:send|file|export|report)(?:s|ing)? (?:\w+ ){0,3}to (?:the|our) state\b/,
      /\bstate (?:site|portal)\b(?= by hand)|\bdata to the state\b|\bchss\b|\bbhis\b|\bfasams\b|\btds\b/,
      /\breport(?:s|ed|ing)? (?:\w+ ){0,3}to (?:the|our) (?:state|county|department|dmh|dbhds|oasas|managing entity)\b/,
      /\bstate(?:'s)? (?:\w+ )?(?:reporting|data|database|file|files|forms|system|requirements|extract|mandated reports?)\b/,
      /\b(?:oasas|dbhds|daisey|mhsip|samhis|sosi?s|dmhas|dhs|amhd|odmhsas|bhdw)\b/,
      /\bstate (?:requires|wants|audits?)\b|\binformes al estado\b/,
      /\b(?:county|state) (?:reporting|reports|data)\b/,
    ),
  },
  patientPortal: {
    denied: /\blog-?ins?\b|\bclient accounts?\b/g,
    words: oneOf(
      /\b(?:patient |client |parent |family )?portals?\b|\bportal (?:de|del) (?:paciente|cliente)s?\b/,
      /\b(?:clients|patients|parents|families) (?:can |to |could )?(?:log ?in|sign in)\b/,
      /\b(?:client|patient|parent|family)[- ](?:facing|login|access)\b/,
    ),
  },
  customForms: {
    words: oneOf(
      /\bcustom(?:i[sz]able|i[sz]ed)? (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?)\b/,
      /\bform builder\b|\bown (?:forms|templates)\b/,
      /\bour own (?:\w+ ){0,2}(?:forms?|templates?|assessments?)\b|\b(?:note|form|document) templates?\b/,
      /\bbuild (?:our|my) (?:own )?(?:\w+ )?forms?\b|\bforms in plain language\b/,
      /\bformularios (?:propios|personalizados)\b|\btemplates?\b/,
      /\bcustom (?:\w+ )?(?:fields|intake|questionnaires?|documents?)\b/,
      /\bforms? (?:we|i) (?:can )?(?:build|make|design|edit|change)\b/,
      /\b(?:build|make|design|edit) (?:our|my) own (?:forms|templates|assessments|intakes?|notes?)\b/,
      /\bintake forms\b|\bformularios\b(?! )/,
      /\b(?:change|edit|add|build|make|design|create) (?:\w+ ){0,3}forms?\b/,
    ),
  },
  guidedOnboarding: {
    words: oneOf(
      /\bonboarding\b|\bstaff training\b|\btraining (?:for|of) (?:our |the )?(?:staff|team)\b/,
      /\bhands-on training\b|\bimplementation (?:support|help|team|manager)\b/,
      /\bhelp (?:with )?(?:getting|being) (?:set ?up|started)\b/,
      /\bhelp (?:with )?(?:the )?(?:set-?up|migration|implementation)\b|\bset ?(?:it|us) up for us\b/,
      /\bhand-?holding\b|\bwalk (?:us|me) through\b/,
      /\btrain(?:s|ing)? (?:us|me|my|our|the|staff|everyone|people)\b/,
      /\bsetting (?:it|this|us|everything) up\b|\bset ?up (?:help|support)\b|\bstaff training\b/,
      /\bgo-?live (?:help|support)\b|\bimplementation\b/,
      /\btraining\b(?! (?:clinics?|programs?|sites?|school|data|hospital|requirements?|grant))/,
    ),
  },
  multilingual: {
    words: oneOf(
      /\b(?:in|and|both|or|into|en) (?:english (?:and|or) )?(?:spanish|portuguese|french|german|mandarin|cantonese|chinese|vietnamese|korean|russian|ukrainian|arabic|somali|hmong|tagalog|haitian creole|creole|polish|farsi|hindi|punjabi|japanese|armenian|navajo|espa[n\u00f1]ol)\b/,
      /\b(?:spanish|portuguese|french|mandarin|chinese|vietnamese|korean|russian|arabic|bilingual|multi-?lingual|translated)(?:[- ]language)? (?:\w+ )?(?:forms?|portal|intake|paperwork|interface|consents?|reminders?|version|texts?|messages?|documents?|app)\b/,
      /\bmulti-?lingual\b|\btranslat(?:e|ion|ions|ed)\b|\bother languages\b/,
      /\b(?:spanish|portuguese|french|mandarin|cantonese|chinese|vietnamese|korean|russian|ukrainian|arabic|somali|hmong|tagalog|creole|polish|farsi|hindi|punjabi|armenian|navajo|japanese|burmese|nepali|amharic|swahili|urdu|asl)\b(?!-? ?(?:speaking|speakers?|american|families|community|-english))/,
      /\bespa[n\u00f1]ol\b|\bboth languages\b|\blanguages\b(?= (?:other|besides|we|our|like)|,|\.)/,
      /\bbilingual\b(?! (?:therapists?|clinicians?|staff|counselors?|providers?|practice|group|clinic|team))/,
    ),
  },
} satisfies Record<string, FeatureWords>
