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
  /** Words that name it only where they are refused: `none of us prescribe`. */
  denied?: RegExp
}

const payers =
  '(?:insurances?|commercial|medica(?:id|re)|medi-?cal|aetna|cigna|humana|anthem|bcbs|blue ?(?:cross|shield)|optum|united ?(?:healthcare|behavioral)?|uhc|tricare|magellan|beacon|carelon|mcos?|managed care|third[- ]part(?:y|ies)|payers?|eaps?|the state plan|seguros?)'

export const featureWords: Readonly<Record<FeatureKey, FeatureWords>> = {
  aiNotetaking: {
    words:
      /\bai\b(?!\/)|\ba\.i\.|\bartificial intelligence\b|\bambient (?:notes?|listening|documentation|scribes?|ai)\b|\bscribes?\b|\bauto(?:mated|matic|-generated) (?:progress )?notes?\b|\bnotes? (?:written|drafted) (?:for|by) (?:me|us|the system|a machine)\b|\binteligencia artificial\b|\btranscri\w{1,12}|\brecord(?:s|ed|ing)? (?:my |our |the )?sessions\b|\blisten(?:s|ing)? (?:in )?(?:to|on) (?:my |our |the )?(?:sessions|clients|patients)\b|\bchat ?gpt\b|\bgpt\b|\b(?:ro)?bots?\b|\bmachine learning\b|\bcopilot\b|\bia\b(?= (?:en|para|que))/g,
  },
  builtInCRM: {
    words:
      /\bcrm\b|\badmissions? (?:pipeline|tracking|management|workflow|funnel)\b|\breferral (?:tracking|management|sources?|pipeline|intake)s?\b|\b(?:track|tracking) (?:of )?(?:referrals|leads|inquiries)\b|\blead tracking\b|\bintake pipeline\b|\b(?:track|tracking|manage|managing|log|logging) (?:our |the |all )?(?:calls|admissions|inquiries|referral \w+)\b|\binquir(?:y|ies)\b|\badmissions? (?:calls?|team|leads?|side)\b|\bcall[- ]cent(?:er|re) (?:tool|software|module)\b|\bsalesforce\b(?= (?:inside|built))|\bleads? (?:management|pipeline)\b|\bmarketing (?:funnel|attribution|sources?)\b/g,
  },
  builtInRCM: {
    denied:
      /\b(?:outside |outsourced |our |my )?billers?\b|\bbilling (?:company|team|department|vendor|office)\b|\bcollections\b/g,
    words:
      /\brcm\b|\brevenue[- ]cycle\b|\bdenials? (?:management|work|tracking|workflow)\b|\bdenied claims\b|\baccounts receivable\b|\ba\/r\b|\bfull[- ]service billing\b|\bbilling done for us\b|\b(?:somebody|someone|vendor|they|company) (?:to |who )(?:does |do )?(?:the |our )?billing\b|\bbilling service\b|\baging\b(?= (?:report|claims|buckets))/g,
  },
  telehealth: {
    words:
      /\btele-?(?:health|medicine|therapy|psych(?:iatry)?|mental health|visits?|sessions?)\b|\bvideo\b(?! games?| cameras?|s?urveillance)|\bvideo(?:llamadas|consultas)\b|\bvirtual (?:visits?|care|sessions?|appointments?|groups?)\b|\bremote (?:visits?|sessions?|care)\b|\bonline (?:sessions?|therapy|visits?|appointments)\b|\b(?:zoom|doxy)\b|\bvirtually\b|\bremotely\b|\btele\b|\bonline (?:groups?|counsel+ing|clients)\b|\bvirtual (?:\w+ )?(?:iop|php|practice|clinic|program|company|group)\b|\b(?:see|meet|treat) (?:\w+ ){1,3}online\b|\btelesalud\b|\bpor video\b|\btele (?:health|therapy|medicine)\b/g,
    own: /\b(?:my|our|own|a|an|fully|all|purely|mostly|mainly|primarily|entirely|100%|only|half|some) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video|virtual)\b|\b(?:sessions|clients|patients|visits|everything|everyone|all) (?:\w+ ){0,3}(?:by|on|over|via|through) (?:video|telehealth|zoom)\b|\b(?:provide|do|offer|run|see \w+ by|see \w+ (?:on|over|via)) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video)\b|\bvirtual (?:\w+ ){0,2}(?:iop|php|practice|clinic|program|group)\b|\b(?:telehealth|virtual|video)[- ](?:only|first|based|practice|clinic)\b|\btele-?psych(?:iatry)? (?:group|practice|company|to|for)\b|\b(?:see|seeing|meet|meeting|treat|treating|work with) (?:\w+ ){0,3}(?:online|virtually|remotely|(?:by|on|over|via) (?:video|zoom|telehealth))\b|\b(?:fully|all|100%|entirely|completely|purely|mostly) (?:online|remote|virtual)\b|\bonline[- ](?:only|practice)\b|\b(?:sessions|visits) (?:are |by |all |mostly |happen ){0,2}(?:online|virtual|remote|video|telehealth)\b|\beverything (?:is )?(?:online|virtual|by video)\b/g,
  },
  groupTherapy: {
    words:
      /\bgroup (?:therapy|psychotherapy|counsel+ing|sessions?|notes?|visits?|charting|documentation|billing|scheduling|attendance|rosters?)\b|\b(?:therapy|process|skills|dbt|iop|php|psychoeducation(?:al)?|support|weekly|daily|meal|parent|run|running|of|outpatient|virtual) groups\b|\b90853\b|\bnotes? for groups?\b|\bgroups\b(?! (?:of (?:therapists|clinicians|practices)|practices?))|\bgroup (?:of \d+ )?(?:clients|members)\b|\bgrupos\b|\bgroup (?:of \d+|attendance|members|room)\b|\bone note for (?:\w+ ){1,3}(?:people|members|clients)\b/g,
    own: /\b(?:run|running|do|hold|lead|offer) (?:\w+ ){0,3}groups\b/g,
  },
  outcomeTracking: {
    words:
      /\boutcomes?\b(?! of (?:this|our|the) (?:search|call))|\bphq(?:-? ?9)?\b|\bgad-? ?7\b|\bpcl(?:-? ?5)?\b|\bbam\b(?! )|\bbam (?:and|scores|trends)\b|\bmeasurement[- ]based(?: care)?\b|\brating scales?\b|\bc-?ssrs\b|\bede-?q\b|\bscreening (?:tools?|measures)\b|\bsymptom (?:tracking|scales?|scores)\b|\bbasis-?32\b|\bmfq\b|\bscared\b(?= |,)(?=.{0,20}(?:scale|phq|gad))|\bcans\b(?= |,|\.|\))(?! (?:be|do|i|we|you)\b)|\bmeasures\b|\bscales\b|\bscreeners?\b|\bquestionnaires?\b|\bcore-?(?:10|om)\b|\boq-?45\b|\bors\b(?= |\/)|\by-?bocs\b|\baudit-c\b|\bdast\b|\basq\b|\bvanderbilts?\b|\bdla-?20\b|\bmbc\b|\b(?:track|show|prove|measure) (?:\w+ ){0,2}(?:progress|improvement)\b|\bsymptom (?:measures|ratings)\b|\bscored (?:assessments|instruments)\b|\bcuestionarios\b|\bassessment scores\b|\bphq-?[29]s?\b/g,
  },
  mobileApp: {
    words:
      /\b(?:mobile|phone|smartphone|iphone|ios|ipad|android|tablet) (?:app|version|notes?|access|documentation|charting|data)s?\b|\b(?:an|a good|a real|its own|because of the|for the) app\b|\bapp (?:for|that) (?:staff|families|clients|parents|our|my|the)\b|\boffline or mobile\b|(?<!sign(?:ed)? (?:it |them )?|fill(?:ed)? (?:it |them )?(?:out |in )?|family )\b(?:on|from|with|by) (?:a|an|their|our|my|the|any)? ?(?:cell ?)?(?:i?phones?|smartphones?)\b|\bcelular\b|\baplicaci[o\u00f3]n\b|\bmobile-friendly\b|\bapps?\b(?! store)|\b(?:works?|working|chart(?:s|ing)?|documents?|documenting|writes?|data|notes?|usable|runs?|used?|using|clock(?:s|ing)? in) (?:\w+ ){0,4}(?:on|from|in) (?:a |their |the |an |our |any )?(?:i?phones?|tablets?|ipads?|cars?|field|androids?)\b|\bin the field\b|\bmobile\b(?! (?:cris[ei]s|methadone|van|unit|team|home|clinic|outreach))|\bcell ?phones?\b|\bm[o\u00f3]vil\b/g,
  },
  customForms: {
    words:
      /\bcustom(?:i[sz]able|i[sz]ed)? (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?)\b|\bform builder\b|\bown (?:forms|templates)\b|\bour own (?:\w+ ){0,2}(?:forms?|templates?|assessments?)\b|\b(?:note|form|document) templates?\b|\bbuild (?:our|my) (?:own )?(?:\w+ )?forms?\b|\bforms in plain language\b|\bformularios (?:propios|personalizados)\b|\btemplates?\b|\bcustom (?:\w+ )?(?:fields|intake|questionnaires?|documents?)\b|\bforms? (?:we|i) (?:can )?(?:build|make|design|edit|change)\b|\b(?:build|make|design|edit) (?:our|my) own (?:forms|templates|assessments|intakes?|notes?)\b|\bintake forms\b|\bformularios\b(?! )/g,
  },
  insuranceBilling: {
    denied:
      /\bbill(?:s|ed|ing)?\b(?! (?:company|service))|\bpanels?\b|\bnetworks?\b|\bthird[- ]part(?:y|ies)\b|\breimburs\w{1,12}/g,
    words:
      /\binsurances?\b(?! (?:company|card|money))|\binsurers?\b|\bclaims?\b(?! (?:to (?:be|have)|(?:that )?(?:he|she|it|they)\b))|\bco-?pays?\b|\beobs?\b|\bedi\b|\bmolina\b|\bcentene\b|\bmasshealth\b|\btenncare\b|\bahcccs\b|\btriwest\b|\bthird[- ]party (?:billing|payers?)\b|\bmcos?\b|\baseguradoras?\b|\b(?:medica(?:id|re)|medi-?cal)\b|\bclearinghouse\b|\beligibility\b|\bremittances?\b|\beras?\b|\b837p?\b|\b835\b|\b(?:billing|bill) (?:of )?(?:for )?(?:by unit|units|commercial|third)|\b(?:aetna|cigna|humana|anthem|bcbs|blue ?cross|optum|united ?healthcare|tricare)\b|\bin-?network\b|\bseguros?\b|\b(?:for|with|to|bill|billing|two|three|four|several|many|all|commercial|multiple) pay[eo]rs?\b|\bpay[eo]r (?:mix|contracts|rules|requirements)\b|\binsurence\b|\bmedicade\b|\bvobs?\b|\bverification of benefits\b|\breimbursement\b|\bcms-?1500\b|\bhcfa\b/g,
    own: new RegExp(
      `\\b(?:bill|billing|take|takes|taking|accept|accepts|file|submit|charge|aceptamos|facturamos) (?:(?!to\\b)[\\w/&',]+ ){0,4}?${payers}\\b|\\b${payers} billing (?:in[- ]?house|ourselves)\\b|\\b(?:in[- ]?network|paneled|credentialed) with\\b|\\b(?:we|i) (?:bill|file) (?:all |our |my )?(?:own )?(?:claims|units|both)\\b`,
      'g',
    ),
    weak: /\bbills?\b(?! of)|\bbilling\b(?! (?:company|service|person|staff|office|address|department|cycle|by card|clerk|team))|\bfacturaci[o\u00f3]n\b/g,
  },
  appointmentReminders: {
    words:
      /\breminders?\b|\bremind (?:clients|patients|people|them)\b|\bno[- ]?shows?\b|\brecordatorios?\b|\b(?:appointment|visit) (?:confirmations?|texts?|alerts?)\b|\bconfirmation texts?\b|\btexts? (?:to clients )?before (?:appointments|visits|sessions)\b/g,
  },
  patientPortal: {
    denied: /\blog-?ins?\b|\bclient accounts?\b/g,
    words:
      /\b(?:patient |client |parent |family )?portals?\b|\bportal (?:de|del) (?:paciente|cliente)s?\b|\b(?:clients|patients|parents|families) (?:can |to |could )?(?:log ?in|sign in)\b|\b(?:client|patient|parent|family)[- ](?:facing|login|access)\b/g,
  },
  reportingAnalytics: {
    words:
      /\b(?:better |good |real |custom |enterprise |productivity |financial |management |clinical |caseload |utili[sz]ation )?report(?:s|ing)\b(?! (?:of|to) (?:abuse|the police))|\banalytics\b|\bdashboards?\b|\bkpis?\b|\bproductivity\b(?! (?:tool|app))|\b(?:sites?|locations?|programs?)'? numbers\b|\bdata warehouse\b|\binformes\b|\bmetrics\b|\bstatistics\b|\bstats\b|\btrends\b|\bdata by (?:site|program|clinician|location)\b|\bpower ?bi\b|\btableau\b|\bbusiness intelligence\b|\bsee (?:our |the |my )?numbers\b/g,
  },
  hipaaCompliant: { words: /\bhipaa\b|\bbaa\b/g },
  cloudBased: {
    words:
      /\bcloud(?:-based)?\b|\bweb-based\b|\bbrowser-based\b|\bnothing to install\b|\bno servers?\b|\b(?:any|a|the|in a|in the) (?:web )?browser\b|\bfrom anywhere\b|\bnube\b/g,
  },
  guidedOnboarding: {
    words:
      /\bonboarding\b|\bstaff training\b|\btraining (?:for|of) (?:our |the )?(?:staff|team)\b|\bhands-on training\b|\bimplementation (?:support|help|team|manager)\b|\bhelp (?:with )?(?:getting|being) (?:set ?up|started)\b|\bhelp (?:with )?(?:the )?(?:set-?up|migration|implementation)\b|\bset ?(?:it|us) up for us\b|\bhand-?holding\b|\bwalk (?:us|me) through\b|\btrain(?:s|ing)? (?:us|me|my|our|the|staff|everyone|people)\b|\bsetting (?:it|this|us|everything) up\b|\bset ?up (?:help|support)\b|\bstaff training\b|\bgo-?live (?:help|support)\b|\bimplementation\b|\btraining\b(?! (?:clinics?|programs?|sites?|school|data|hospital|requirements?|grant))/g,
  },
  customizable: {
    words:
      /\bcustomi[sz](?:able|ation|e|ing)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))|\bconfigurable\b|\b(?:tailored|custom) workflows?\b|\b(?:configure|customi[sz]ed|adapt(?:able|ed)?|flexible|change it ourselves)\b(?! (?:\w+ )?(?:forms?|templates?|notes?|assessments?|intakes?))/g,
  },
  ePrescribing: {
    own: /\b(?:we|i|nps?|pmhnps?|psychiatrists?|doctors?|mds?|prescribers?|who|she|he|they|us) (?:can |also |all |both |do |each )?prescribes?\b/g,
    denied: /\bprescrib\w{0,12}|\bmeds\b|\bmed(?:ication)? management\b/g,
    words:
      /\be-?prescri\w{1,12}|\be-?rx\b|\be-?scrib(?:e|ing)\b|\be-?scripts?\b|\belectronic(?:ally)? prescri\w{1,12}|\bprescrib(?:e|es|ing) (?:electronically|in the chart|from the chart|meds|medications?|inside)\b|\bprescribing\b(?! (?:providers?|clinicians?|psychologists?|staff|nurse|np))|\bprescriptions?\b|\brx\b|\bscripts\b|\brefills?\b|\bsurescripts\b|\bsend (?:\w+ )?(?:scripts|prescriptions)\b|\breceta electr[o\u00f3]nica\b|\be prescri\w{1,12}|\bprescrib(?:e|es)\b|\bperscri\w{1,12}/g,
  },
  epcs: {
    words:
      /\bepcs\b|\bcontrolled(?: substances?| meds| medications?| drugs)?\b|\bcontrols\b(?= (?:electronically|through|from the chart))|\b(?:stimulants?|benzos?|benzodiazepines?)\b|\bprescrib(?:e|es|ed|ing) (?:of )?(?:\w+ )?(?:buprenorphine|suboxone|bup|adderall)\b|\bschedule (?:ii|2|iii|3)s?\b(?! starts)|\bschedule ii starts\b|\bc-?ii\b|\bcii\b|\badhd meds\b|\bcontroll?eds?\b|\bsuboxone\b|\badderall\b|\bcontrolled rx\b|\bschedule (?:ii|2|iii|iv)\b/g,
    own: /\bprescrib(?:e|es|ing) (?:\w+ ){0,2}(?:controlled(?: substances?)?|stimulants?|benzos?|buprenorphine|suboxone|bup|adderall)\b/g,
  },
  pdmp: {
    words:
      /\bpdmps?\b|\bpmp\b|\bprescription (?:drug )?monitoring\b|\bi-?stop\b|\bcures (?:check|lookup)|\boarrs\b|\bpmp aware\b|\bmapps\b|\bmasspat\b/g,
  },
  part2Consent: {
    words:
      /\b42 ?cfr\b(?! part 8)(?: part 2)?|\bpart (?:2|ii|two)\b|\broi tracking\b|\breleases of information\b|\b42cfr\b|\bredisclosure\b|\bre-disclosure\b|\brois?\b(?= (?:forms?|tracking|that|and|for)|,|\.)|\bsud consents?\b/g,
  },
  asam: { words: /\basam\b/g },
  emar: {
    denied: /\b(?:give|pass|hold|administer|store|handle|touch) (?:\w+ )?(?:meds|medications?)\b|\bmeds\b/g,
    words:
      /\be-?mars?\b|(?<!in |by |until |since )\bmars?\b(?=[,;. )]|$)(?! (?:\d|1st))|\b(?:medication|med) (?:administration|pass(?:es)?|logs?|counts?)\b|\bmedication (?:records?|charts?)\b|\bpass(?:es|ing)? (?:the )?(?:meds|medications)\b|\bmed (?:sheets|records?|room|cart|tech)s?\b|\bmeds? (?:given|passed|observed|at \d)\b|\bself-?administ\w{1,12} (?:of )?med\w{0,12}/g,
  },
  bedBoard: {
    denied: /\bbeds?\b/g,
    words:
      /\bbed (?:board|management|tracking|census|availability|list|map)s?\b|\bcensus\b|\bbedboard\b|\bbeds? (?:are )?(?:open|available|free|occupied)\b|\bopen beds\b|\bbed occupancy\b|\broom and bed\b|\bwho is in (?:which|what) bed\b|\bbed assignments?\b/g,
  },
  methadoneDispensing: {
    words:
      /\bmethadone\b|\bdispens(?:e|es|ing|er)\b|\bdosing\b(?! record| in ketamine)|\bguest dos(?:e|ing)\b|\btake-?homes?\b(?! pay)|\bdose[- ](?:tracking|history|orders?)\b|\bdispensary\b|\bdispensing\b/g,
    own: /\b(?:methadone (?:clinics?|program|van|maintenance)|(?:we|i|nurses) (?:dose|dispense)\b|otps?\b|opioid treatment programs?)/g,
  },
  labs: {
    denied: /\bdrug tests?\b/g,
    words:
      /\blabs?\b(?! coats?)|\blaborator(?:y|ies)\b|\bdrug (?:screens?|tests?|testing)\b(?! logs?)|\bblood ?work\b|\burine (?:drug )?screens?\b|(?<!, )\buas?\b(?=[,;. ])|\bquest\b(?= (?:and|or|labs?|orders?|results?|interface))|\blabcorp\b|\btox(?:icology)?\b|\budts?\b|\bdrug (?:screening|tested)\b|\bua results\b|\blithium levels?\b|\banc\b(?= (?:levels?|monitoring|labs?))|\buds(?:es)?\b(?! (?:reports?|reporting|tables|and sliding))|\blaboratorios?\b|\butox\b|\bdrug screen\w{0,12}\b/g,
  },
  stateReporting: {
    words:
      /\bstate (?:data )?(?:report(?:s|ing)?|uploads?|submissions?|extracts?|data sets?|batch(?:es)?)\b|\bteds\b|\bcaloms(?:-?tx)?\b|\bcal-?oms\b|\bcsi report\w{0,12}|\bdarmha\b|\bwits\b|\bcmbhs\b|\bsubmit(?:s|ted)? to the state\b|\bupload(?:s|ed)? to the state\b|\b(?:send|file|export|report)(?:s|ing)? (?:\w+ ){0,3}to (?:the|our) state\b|\bstate (?:site|portal)\b(?= by hand)|\bdata to the state\b|\bchss\b|\bbhis\b|\bfasams\b|\btds\b|\breport(?:s|ed|ing)? (?:\w+ ){0,3}to (?:the|our) (?:state|county|department|dmh|dbhds|oasas|managing entity)\b|\bstate(?:'s)? (?:\w+ )?(?:reporting|data|database|file|files|forms|system|requirements|extract|mandated reports?)\b|\b(?:oasas|dbhds|daisey|mhsip|samhis|sosi?s|dmhas|dhs|amhd|odmhsas|bhdw)\b|\bstate (?:requires|wants|audits?)\b|\binformes al estado\b|\b(?:county|state) (?:reporting|reports|data)\b/g,
  },
  institutionalBilling: {
    words:
      /\bub-? ?04\b|\b837-?i\b|\binstitutional (?:billing|claims?)\b|\b(?:medicaid |medicare )?per[- ]diem(?: billing| rates?)?\b|\bfacility (?:billing|claims)\b|\brevenue codes?\b|\bbundled (?:rates?|billing)\b|\bub[- ](?:claims|forms|billing)\b|\bub ?92\b|\b(?:day|daily|bed[- ]day) rates?\b|\broom and board\b|\bub0?4s?\b|\bfacility fees?\b/g,
  },
  supervisionSignOff: {
    words:
      /\bco-? ?sign\w{0,12}|\bsupervis(?:ion|or|ors|ory|ing)(?:'s)? (?:\w+ )?(?:sign-? ?offs?|approvals?|workflows?|reviews?|notes?|queue|signatures?)\b|\bsign(?:s|ed|ing)?[- ]?offs?\b|\bsupervisors? (?:\w+ )?(?:approve|review|sign)s?\b|\bcounter-?sign\w{0,12}|\bsign (?:off on )?(?:the )?(?:interns?|trainees?|students?|associates?)'?s? notes\b|\bsupervis\w{1,12} (?:\w+ ){0,4}(?:sign|approve|review|co-?sign|lock|queue|see)\w*|\b(?:sign|approve|review)(?:s|ed|ing)? (?:\w+ ){0,3}(?:interns?|trainees?|students?|associates?|supervisees?|residents?|fellows?)\b|\b(?:interns?|trainees?|students?|associates?|residents?|fellows?)'? (?:notes|documentation|work|charts?)\b|\bnotes? (?:\w+ ){0,3}(?:reviewed|approved|co-?signed|signed) by\b|\bsupervision\b(?= (?:tools?|tracking|module|hours|logs?))|\blive supervision\b|\bpre-?licensed\b(?= notes)|\bco-?signatures?\b|\bsupervisees?\b|\bunder (?:my|our|a) license\b/g,
  },
  dataMigrationIn: {
    words:
      /\bmigrat(?:e|ion|ing|ed)\b(?! (?:off|away|from))|(?<!device )\bdata (?:migration|import|conversion|transfer)\b|\bimport (?:of )?(?:our|my|old|existing|\d+)|\b(?:move|bring|transfer|carry)(?: over)? (?:all )?(?:our|my|the) (?:old |existing |client |patient )?(?:data|records|charts|history|notes)\b(?: over)?|\bold charts\b|\bimport(?:s|ed|ing)? (?:of )?(?:the |all |every |\w+ years |client|patient|records|charts|history|everything|from)|\bconver(?:t|ting|sion) (?:of )?(?:our|my|the|old|existing|data|records)\b|\b(?:bring|carry|move|transfer|take)(?:ing)? (?:over |across )?(?:\w+ ){0,3}(?:years|charts|records|history|data|files|clients) (?:over|across|with us|with me|into|in)\b|\bold (?:records|data|notes|files|system's data)\b|\b(?:mov(?:e|ing)|bring(?:ing)?|carry(?:ing)?|copy(?:ing)?|pull(?:ing)?|transfer(?:ring)?|port(?:ing)?|load(?:ing)?|convert(?:ing)?) (?:over )?(?:\w+ ){0,4}(?:history|histories|charts|records|data|files|notes)\b(?! out)|\b(?:charts|records|history|data|files|notes) (?:\w+ ){0,3}(?:over|across|moved|migrated|converted|imported|transferred|brought|carried|copied)\b|\byears of (?:\w+ )?(?:notes|charts|records|data|history)\b/g,
  },
  dataExport: {
    words:
      /\b(?:data|nightly|full|bulk|daily|complete) exports?\b|\bexport(?:s|ing|ed)? (?:of )?(?:our|my|all|the|every\w{0,12}|patient|client|raw|to our|a|full|any)\b(?:,? \w+){0,3}|\b(?:get|getting|take|taking) (?:all )?(?:our|my) (?:data|records|charts|notes) (?:out|back|along|with (?:us|me))\b|\bvendor lock-?in\b|\bdata warehouse\b|\bown (?:our|my) data\b|\bdownload (?:of )?(?:all|our|my|everything|the whole)\b|\b(?:data|charts|records) (?:back )?out\b|\bcopy of (?:all |our |my |the )+(?:data|charts|records)\b|\bget everything out\b|\bexports?\b(?! (?:to|as) (?:pdf|excel) (?:of )?(?:one|a))|\bdata feed\b|\bbulk (?:data|download)\b|\bleave with (?:our|my)\b|\bheld hostage\b|\b(?:get|take|pull|download|extract|print|keep) (?:\w+ ){0,4}(?:data|records|charts|notes|files|everything) (?:\w+ ){0,2}(?:out|with (?:us|me)|along|off|away|back|ourselves|myself)\b|\bback-?ups?\b(?! (?:plan|clinician|therapist))/g,
  },
  oncCertified: {
    words:
      /\bonc\b|\bcehrt\b|\b(?:be|is|are|stay|fully|federally) certified\b|\bcertified (?:ehr|emr|technology|system|product)\b|\bonc[- ]certified\b|\bchpl\b|\bmips\b|\bpromoting interoperability\b|\bmeaningful use\b|\bcertified\b(?! (?:mail|peers?|coders?|nurses?|teachers?|public|clinics?|community|addiction|alcohol|counselors?|specialists?|by the state|letter))|\bcertification\b(?= (?:of|for|by|is|as|matters|required|from)|,|\.)|\b2015 edition\b|\bcures act\b|\bqpp\b|\bcertificado\b/g,
  },
  fhirApi: {
    words:
      /\b(?:open |real |documented |rest |read\/write )?apis?\b|\bfhir\b|\binteroperab\w{1,12}|\bhl7 fhir\b|\bopen interfaces?\b|\bprogrammatic access\b|\bintegrat\w{1,12} (?:with|to|into) (?:our|the|their) (?:own )?(?:systems?|software|warehouse|lake|data|app)\b/g,
  },
  soc2OrHitrust: {
    words:
      /\bsoc ?-?2\b|\bhitrust\b|\bsecurity (?:audit|attestation|certification)s?\b|\bsoc-?ii\b|\bsoc ii\b|\bpen(?:etration)? tests?\b|\bsecurity (?:review|questionnaire|packet|assessment|report|whitepaper)s?\b|\biso ?27001\b|\bsoc reports?\b|\bhecvat\b|\btx-?ramp\b|\bstate-?ramp\b|\bfedramp\b/g,
  },
  abaDataCollection: {
    denied: /\baba\b/g,
    words:
      /\baba\b(?! (?:clinic|company|provider|agency|practice|therapy|center))|\bapplied behaviou?r\w{0,12}|\b(?:session|trial|behaviou?r) data\b|\bdata[- ]collection\b|\bdiscrete trials?\b|\bdtt\b|\bskill acquisition\b|\btoma de datos\b|\babc data\b|\btak(?:e|es|ing) (?:session )?data\b|\bgraph(?:s|ing)\b|\btargets and programs\b|\bprogram (?:books?|targets)\b|\bbehavior (?:tracking|graphs|reduction)\b|\bdata sheets\b|\bgoal data\b/g,
  },
  mealPlans: {
    words:
      /\bmeal (?:plans?|planning|support|logs?|tracking)\b|\b(?:blind|weekly|daily) weights?\b|\bblind weigh(?:ing|-?ins)\b|\bfood logs?\b|\bexchanges\b(?= (?:and|per|plan))|\bmeals?\b(?= (?:and|logged|tracked|data|,))|\bweights\b|\bexchange plans?\b|\bdiet(?:ary|itian) (?:plans?|notes?|orders?)\b|\bnutrition (?:plans?|notes?|charting)\b/g,
  },
  multilingual: {
    words:
      /\b(?:in|and|both|or|into|en) (?:english (?:and|or) )?(?:spanish|portuguese|french|german|mandarin|cantonese|chinese|vietnamese|korean|russian|ukrainian|arabic|somali|hmong|tagalog|haitian creole|creole|polish|farsi|hindi|punjabi|japanese|armenian|navajo|espa[n\u00f1]ol)\b|\b(?:spanish|portuguese|french|mandarin|chinese|vietnamese|korean|russian|arabic|bilingual|multi-?lingual|translated)(?:[- ]language)? (?:\w+ )?(?:forms?|portal|intake|paperwork|interface|consents?|reminders?|version|texts?|messages?|documents?|app)\b|\bmulti-?lingual\b|\btranslat(?:e|ion|ions|ed)\b|\bother languages\b|\b(?:spanish|portuguese|french|mandarin|cantonese|chinese|vietnamese|korean|russian|ukrainian|arabic|somali|hmong|tagalog|creole|polish|farsi|hindi|punjabi|armenian|navajo|japanese|burmese|nepali|amharic|swahili|urdu|asl)\b(?!-? ?(?:speaking|speakers?|american|families|community|-english))|\bespa[n\u00f1]ol\b|\bboth languages\b|\blanguages\b(?= (?:other|besides|we|our|like)|,|\.)|\bbilingual\b(?! (?:therapists?|clinicians?|staff|counselors?|providers?|practice|group|clinic|team))/g,
  },
}
