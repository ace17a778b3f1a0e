// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { FeatureWords } from './words'

/** Features for care itself. */
export const careWords = {
  telehealth: {
    words: oneOf(
      /\btele-?(?:health|medicine|therapy|psych(?:iatry)?|mental health|visits?|sessions?)\b/,
      /\bvideo\b(?! games?| cameras?|s?urveillance)|\bvideo(?:llamadas|consultas)\b/,
      /\bvirtual (?:visits?|care|sessions?|appointments?|groups?)\b|\bremote (?:visits?|sessions?|care)\b/,
      /\bonline (?:sessions?|therapy|visits?|appointments)\b|\b(?:zoom|doxy)\b|\bvirtually\b|\bremotely\b/,
      /\btele\b|\bonline (?:groups?|counsel+ing|clients)\b/,
      /\bvirtual (?:\w+ )?(?:iop|php|practice|clinic|program|company|group)\b/,
      /\b(?:see|meet|treat) (?:\w+ ){1,3}online\b|\btelesalud\b|\bpor video\b/,
      /\btele (?:health|therapy|medicine)\b/,
    ),
    own: oneOf(
      /\b(?:my|our|own|a|an|fully|all|purely|mostly|mainly|primarily|entirely|100%|only|half|some) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video|virtual)\b/,
      /\b(?:sessions|clients|patients|visits|everything|everyone|all) (?:\w+ ){0,3}(?:by|on|over|via|through) (?:video|telehealth|zoom)\b/,
      /\b(?:provide|do|offer|run|see \w+ by|see \w+ (?:on|over|via)) (?:\w+ )?(?:telehealth|tele-?therapy|tele-?psych(?:iatry)?|telemedicine|video)\b/,
      /\bvirtual (?:\w+ ){0,2}(?:iop|php|practice|clinic|program|group)\b/,
      /\b(?:telehealth|virtual|video)[- ](?:only|first|based|practice|clinic)\b/,
      /\btele-?psych(?:iatry)? (?:group|practice|company|to|for)\b/,
      /\b(?:see|seeing|meet|meeting|treat|treating|work with) (?:\w+ ){0,3}(?:online|virtually|remotely|(?:by|on|over|via) (?:video|zoom|telehealth))\b/,
      /\b(?:fully|all|100%|entirely|completely|purely|mostly) (?:online|remote|virtual)\b/,
      /\bonline[- ](?:only|practice)\b/,
      /\b(?:sessions|visits) (?:are |by |all |mostly |happen ){0,2}(?:online|virtual|remote|video|telehealth)\b/,
      /\beverything (?:is )?(?:online|virtual|by video)\b/,
    ),
  },
  groupTherapy: {
    words: oneOf(
      /\bgroup (?:therapy|psychotherapy|counsel+ing|sessions?|notes?|visits?|charting|documentation|billing|scheduling|attendance|rosters?)\b/,
      /\b(?:therapy|process|skills|dbt|iop|php|psychoeducation(?:al)?|support|weekly|daily|meal|parent|run|running|of|outpatient|virtual) groups\b/,
      /\b90853\b|\bnotes? for groups?\b/,
      /\bgroups\b(?! (?:of (?:therapists|clinicians|practices)|practices?))/,
      /\bgroup (?:of \d+ )?(?:clients|members)\b|\bgrupos\b|\bgroup (?:of \d+|attendance|members|room)\b/,
      /\bone note for (?:\w+ ){1,3}(?:people|members|clients)\b|\bgroup-based\b/,
      /\bgroup (?:work|curriculum|clients?|check-?ins?)\b/,
      /\b(?:notes?|attendance|charting|billing) for (?:a |the |our |\d+ )?(?:\w+ )?groups?\b/,
    ),
    own: /\b(?:run|running|do|hold|lead|offer) (?:\w+ ){0,3}groups\b/g,
  },
  outcomeTracking: {
    words: oneOf(
      /\boutcomes?\b(?! of (?:this|our|the) (?:search|call))|\bphq(?:-? ?9)?\b|\bgad-? ?7\b/,
      /\bpcl(?:-? ?5)?\b|\bbam\b(?! )|\bbam (?:and|scores|trends)\b|\bmeasurement[- ]based(?: care)?\b/,
      /\brating scales?\b|\bc-?ssrs\b|\bede-?q\b|\bscreening (?:tools?|measures)\b/,
      /\bsymptom (?:tracking|scales?|scores)\b|\bbasis-?32\b|\bmfq\b/,
      /\bscared\b(?= |,)(?=.{0,20}(?:scale|phq|gad))|\bcans\b(?= |,|\.|\))(?! (?:be|do|i|we|you)\b)/,
      /\bmeasures\b|\bscales\b|\bscreeners?\b|\bquestionnaires?\b|\bcore-?(?:10|om)\b|\boq-?45\b/,
      /\bors\b(?= |\/)|\by-?bocs\b|\baudit-c\b|\bdast\b|\basq\b|\bvanderbilts?\b|\bdla-?20\b|\bmbc\b/,
      /\b(?:track|show|prove|measure) (?:\w+ ){0,2}(?:progress|improvement)\b/,
      /\bsymptom (?:measures|ratings)\b|\bscored (?:assessments|instruments)\b|\bcuestionarios\b/,
      /\bassessment scores\b|\bphq-?[29]s?\b/,
    ),
  },
  ePrescribing: {
    own: oneOf(
      /\b(?:we|i|nps?|pmhnps?|psychiatrists?|doctors?|mds?|prescribers?|who|she|he|they|us) (?:can |also |all |both |do |each )?prescribes?\b/,
    ),
    denied: /\bprescrib\w{0,12}|\bmeds\b|\bmed(?:ication)? management\b/g,
    words: oneOf(
      /\be-?prescri\w{1,12}|\be-?rx\b|\be-?scrib(?:e|ing)\b|\be-?scripts?\b/,
      /\belectronic(?:ally)? prescri\w{1,12}/,
      /\bprescrib(?:e|es|ing) (?:electronically|in the chart|from the chart|meds|medications?|inside)\b/,
      /\bprescribing\b(?! (?:providers?|clinicians?|psychologists?|staff|nurse|np))|\bprescriptions?\b/,
      /\brx\b|\bscripts\b|\brefills?\b|\bsurescripts\b|\bsend (?:\w+ )?(?:scripts|prescriptions)\b/,
      /\breceta electr[o\u00f3]nica\b|\be prescri\w{1,12}|\bprescrib(?:e|es)\b|\bperscri\w{1,12}/,
    ),
  },
  epcs: {
    words: oneOf(
      /\bepcs\b|\bcontrolled(?: substances?| meds| medications?| drugs)?\b/,
      /\bcontrols\b(?= (?:electronically|through|from the chart))/,
      /\b(?:stimulants?|benzos?|benzodiazepines?)\b/,
      /\bprescrib(?:e|es|ed|ing) (?:of )?(?:\w+ )?(?:buprenorphine|suboxone|bup|adderall)\b/,
      /\bschedule (?:ii|2|iii|3)s?\b(?! starts)|\bschedule ii starts\b|\bc-?ii\b|\bcii\b|\badhd meds\b/,
      /\bcontroll?eds?\b|\bsuboxone\b|\badderall\b|\bcontrolled rx\b|\bschedule (?:ii|2|iii|iv)\b/,
      /\bc-?2s?\b(?! )|\bscheduled? (?:drugs|meds|substances|medications?)\b|\bnarcotics\b/,
      /\bcontrolled-substance\b/,
    ),
    own: oneOf(
      /\bprescrib(?:e|es|ing) (?:\w+ ){0,2}(?:controlled(?: substances?)?|stimulants?|benzos?|buprenorphine|suboxone|bup|adderall)\b/,
    ),
  },
  pdmp: {
    words: oneOf(
      /\bpdmps?\b|\bpmp\b|\bprescription (?:drug )?monitoring\b|\bi-?stop\b|\bcures (?:check|lookup)/,
      /\boarrs\b|\bpmp aware\b|\bmapps\b|\bmasspat\b/,
    ),
  },
  part2Consent: {
    words: oneOf(
      /\b42 ?cfr\b(?! part 8)(?: part 2)?|\bpart (?:2|ii|two)\b|\broi tracking\b/,
      /\breleases of information\b|\b42cfr\b|\bredisclosure\b|\bre-disclosure\b/,
      /\brois?\b(?= (?:forms?|tracking|that|and|for)|,|\.)|\bsud consents?\b/,
    ),
  },
  asam: { words: /\basam\b/g },
  emar: {
    denied: /\b(?:give|pass|hold|administer|store|handle|touch) (?:\w+ )?(?:meds|medications?)\b|\bmeds\b/g,
    words: oneOf(
      /\be-?mars?\b|(?<!in |by |until |since )\bmars?\b(?=[,;. )]|$)(?! (?:\d|1st))/,
      /\b(?:medication|med) (?:administration|pass(?:es)?|logs?|counts?)\b/,
      /\bmedication (?:records?|charts?)\b|\bpass(?:es|ing)? (?:the )?(?:meds|medications)\b/,
      /\bmed (?:sheets|records?|room|cart|tech)s?\b|\bmeds? (?:given|passed|observed|at \d)\b/,
      /\bself-?administ\w{1,12} (?:of )?med\w{0,12}/,
    ),
  },
  bedBoard: {
    denied: /\bbeds?\b/g,
    words: oneOf(
      /\bbed (?:board|management|tracking|census|availability|list|map)s?\b|\bcensus\b|\bbedboard\b/,
      /\bbeds? (?:are )?(?:open|available|free|occupied)\b|\bopen beds\b|\bbed occupancy\b|\broom and bed\b/,
      /\bwho is in (?:which|what) bed\b|\bbed assignments?\b/,
    ),
  },
  methadoneDispensing: {
    words: oneOf(
      /\bmethadone\b|\bdispens(?:e|es|ing|er)\b|\bdosing\b(?! record| in ketamine)|\bguest dos(?:e|ing)\b/,
      /\btake-?homes?\b(?! pay)|\bdose[- ](?:tracking|history|orders?)\b|\bdispensary\b|\bdispensing\b/,
    ),
    own: oneOf(
      /\b(?:methadone (?:clinics?|program|van|maintenance)|(?:we|i|nurses) (?:dose|dispense)\b|otps?\b|opioid treatment programs?)/,
    ),
  },
  labs: {
    denied: /\bdrug tests?\b/g,
    words: oneOf(
      /\blabs?\b(?! coats?)|\blaborator(?:y|ies)\b|\bdrug (?:screens?|tests?|testing)\b(?! logs?)/,
      /\bblood ?work\b|\burine (?:drug )?screens?\b|(?<!, )\buas?\b(?=[,;. ])/,
      /\bquest\b(?= (?:and|or|labs?|orders?|results?|interface))|\blabcorp\b|\btox(?:icology)?\b|\budts?\b/,
      /\bdrug (?:screening|tested)\b|\bua results\b|\blithium levels?\b/,
      /\banc\b(?= (?:levels?|monitoring|labs?))/,
      /\buds(?:es)?\b(?! (?:reports?|reporting|tables|and sliding))|\blaboratorios?\b|\butox\b/,
      /\bdrug screen\w{0,12}\b/,
    ),
  },
  abaDataCollection: {
    words: oneOf(
      /\baba\b(?! (?:clinic|company|provider|agency|practice|therapy|center))|\bapplied behaviou?r\w{0,12}/,
      /\b(?:session|trial|behaviou?r) data\b|\bdata[- ]collection\b|\bdiscrete trials?\b|\bdtt\b/,
      /\bskill acquisition\b|\btoma de datos\b|\babc data\b|\btak(?:e|es|ing) (?:session )?data\b/,
      /\bgraph(?:s|ing)\b|\btargets and programs\b|\bprogram (?:books?|targets)\b/,
      /\bbehavior (?:tracking|graphs|reduction)\b|\bdata sheets\b|\bgoal data\b/,
    ),
  },
  mealPlans: {
    words: oneOf(
      /\bmeal (?:plans?|planning|support|logs?|tracking)\b|\b(?:blind|weekly|daily) weights?\b/,
      /\bblind weigh(?:ing|-?ins)\b|\bfood logs?\b|\bexchanges\b(?= (?:and|per|plan))/,
      /\bmeals?\b(?= (?:and|logged|tracked|data|,))|\bweights\b|\bexchange plans?\b/,
      /\bdiet(?:ary|itian) (?:plans?|notes?|orders?)\b|\bnutrition (?:plans?|notes?|charting)\b/,
    ),
  },
  supervisionSignOff: {
    words: oneOf(
      /\bco-? ?sign\w{0,12}/,
      /\bsupervis(?:ion|or|ors|ory|ing)(?:'s)? (?:\w+ )?(?:sign-? ?offs?|approvals?|workflows?|reviews?|notes?|queue|signatures?)\b/,
      /\bsign(?:s|ed|ing)?[- ]?offs?\b|\bsupervisors? (?:\w+ )?(?:approve|review|sign)s?\b/,
      /\bcounter-?sign\w{0,12}/,
      /\bsign (?:off on )?(?:the )?(?:interns?|trainees?|students?|associates?)'?s? notes\b/,
      /\bsupervis\w{1,12} (?:\w+ ){0,4}(?:sign|approve|review|co-?sign|lock|queue|see)\w*/,
      /\b(?:sign|approve|review)(?:s|ed|ing)? (?:\w+ ){0,3}(?:interns?|trainees?|students?|associates?|supervisees?|residents?|fellows?)\b/,
      /\b(?:interns?|trainees?|students?|associates?|residents?|fellows?)'? (?:notes|documentation|work|charts?)\b/,
      /\bnotes? (?:\w+ ){0,3}(?:reviewed|approved|co-?signed|signed) by\b/,
      /\bsupervision\b(?= (?:tools?|tracking|module|hours|logs?))|\blive supervision\b/,
      /\bpre-?licensed\b(?= notes)|\bco-?signatures?\b|\bsupervisees?\b|\bunder (?:my|our|a) license\b/,
    ),
  },
} satisfies Record<string, FeatureWords>
