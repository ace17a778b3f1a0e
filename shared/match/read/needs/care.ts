// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { NeedTable } from './row'

const consents = 'Who can sign from a phone, for whom, and does the chart show who may consent to what?'
const cases = 'Can case managers chart contacts, referrals, and court dates without a billable visit?'
const quality = 'Which of the measures we report do you compute from the chart?'

/** Needs for work with clients. */
export const careNeeds: NeedTable = {
  'psychological testing': {
    ask: 'Can we bill 96130 to 96139 over several days, and write long reports with tables in the chart?',
    words: oneOf(
      /\b(?:psych|psychological|neuropsych(?:ological)?|psychoeducational) (?:test(?:ing|s)|evaluations?|assessments?|batter(?:y|ies))\b/,
      /\b961[34]\d\b|\btesting (?:reports?|codes)\b/,
    ),
  },
  'import of test scores': {
    ask: 'Do scores come in from the test publishers without retyping?',
    words: /\btest scoring\b|\bq-?global\b|\bpariconnect\b|\bscores? (?:import|from)\b/g,
  },
  CCAPS: { ask: 'Do you carry the CCAPS, and send its data to CCMH?', words: /\bccaps\b/g },
  'electronic visit verification (EVV)': {
    ask: 'With which state aggregators does your visit verification work today?',
    words: /\bevv\b|\b(?:electronic visit|visitas?) verification\b|\bverificaci[o\u00f3]n electr[o\u00f3]nica\b/g,
  },
  'order entry': {
    ask: 'Do prescribers enter orders in the chart, and who has to co-sign them?',
    words: /\bcpoe\b|\border entry\b|\belectronic orders\b/g,
  },
  'withdrawal scales': {
    ask: 'Are these scales built in, scored, and charted over time?',
    words: /\bciwa\b|\bcows\b(?! come)/g,
  },
  'seclusion and restraint logs': {
    ask: 'Does the log prompt for each timed check and the order behind it?',
    words: oneOf(
      /\b(?:seclusion|restraint)s?(?: ?(?:and|or|\/) ?(?:seclusion|restraint)s?)?(?: (?:logs?|logging|documentation|notes|records|report(?:s|ing)))?\b/,
    ),
  },
  'quality measures': {
    ask: quality,
    words: /\bhbips\b|\bipfqr\b|\bncqa\b|\bhedis\b|\bquality (?:measures|reporting|reports)\b/g,
  },
  'UDS reporting': {
    ask: 'Do you produce UDS reports, sliding fees, and encounter-rate claims?',
    words: /\buds (?:reports?|reporting|tables)\b|\bfqhc reporting\b/g,
  },
  'vaccine registry': {
    ask: 'Do you send vaccines to our state registry?',
    words: /\bvaccin\w{1,12} registr(?:y|ies)\b|\bimmuni[sz]ation registr(?:y|ies)\b/g,
  },
  'primary care in the same chart': {
    ask: 'Can medical visits, vaccines, and therapy notes share one chart?',
    words: oneOf(
      /\b(?:primary care|medical) (?:and|&|plus) (?:behavioral|mental) health\b|\bshared charts?\b/,
      /\bone chart\b|\bmedical and mental health on one record\b/,
    ),
  },
  'locked psychotherapy notes': {
    ask: 'Can psychotherapy notes be hidden from all but their author, also from administrators?',
    words: oneOf(
      /\bpsychotherapy notes\b|\block(?:ed|s|ing)?(?:-| )down (?:of )?(?:\w+ )?notes\b|\bhide notes\b/,
      /\brestricted (?:notes|charts)\b/,
    ),
  },
  'consents signed from a phone': {
    ask: consents,
    words: oneOf(
      /\b(?:parent(?:al)?|family|guardian|client)s?'? consents?\b|\bconsent forms?\b/,
      /\bconsents? (?:by|signed|on)\b/,
    ),
  },
  'electronic signatures': {
    ask: 'Who can sign what from a phone, and is the signature kept with the document?',
    words: /\b(?:e-?|electronic |digital )signatures?\b|\be-?sign(?:ing)?\b/g,
  },
  'case management notes': { ask: cases, words: /\bcase manage(?:ment|rs?)\b|\bcase work\b/g },
  'probation and court reports': {
    ask: cases,
    words: /\bprobation\b|\bcourt (?:reports?|dates|letters|orders)\b|\bjuvenile justice\b|\bcustody files?\b/g,
  },
  'foster care and child welfare records': {
    ask: cases,
    words: /\bfoster care\b|\bchild (?:welfare|protection|protective services)\b/g,
  },
  'house rosters, rent, and curfews': {
    ask: 'Do you keep house rosters, rent, curfews, and drug tests apart from clinical charts?',
    words: /\brent ledgers?\b|\bcurfews?\b|\bhouse rosters?\b|\bbed nights\b|\bdrug test logs?\b/g,
  },
  'mobile crisis work': {
    ask: 'Can a team in the field read charts and write notes without a signal?',
    words: /\bmobile cris[ei]s\b|\b988\b|\bdispatch\w{0,12}\b/g,
  },
  'safety plans': {
    ask: 'Is there a safety plan that clients and staff can open on a phone?',
    words: /\bsafety plans?\b/g,
  },
  'follow-up tracking': {
    ask: 'Does a list show whose follow-up is due, and by when?',
    words: oneOf(
      /\bfollow[- ]?ups? (?:tracking|list|calls?)\b|\btrack (?:the )?(?:\d+[- ]hour )?follow[- ]?ups?\b/,
      /\b\d+[- ]hour follow[- ]?ups?\b/,
    ),
  },
  'incident log': {
    ask: 'Is there an incident log that is kept apart from charts?',
    words: /\b(?:incident|behavior) (?:logs?|reports?|reporting)\b/g,
  },
  'a level system': {
    ask: "Can staff record each resident's level and privileges, shift by shift?",
    words: /\blevel system\b/g,
  },
  'shift notes': {
    ask: 'How fast can an aide write a shift note or a round?',
    words: oneOf(
      /\bshift (?:notes|logs?|reports?)\b|\bdaily logs?\b|\bq ?15s?\b|\brounding\b/,
      /\b15[- ]minute (?:checks|rounds)\b/,
    ),
  },
  'vital signs': {
    ask: 'Can we record vital signs at set intervals and see them on one chart?',
    words: /\bvitals?(?: signs?)?\b|\bflow ?sheets?\b/g,
  },
  'infusion and device records': {
    ask: 'Can we chart doses, device settings, and vital signs for each session?',
    words: oneOf(
      /\bketamine\b|\bspravato\b|\btms\b|\bweight[- ]based dosing\b|\bneurofeedback\b/,
      /\binfusion (?:notes|monitoring|records)\b/,
    ),
  },
  'REMS forms': {
    ask: 'Which REMS forms and monitoring periods can we record in the chart?',
    words: /\brems\b/g,
  },
  'medication-assisted treatment': {
    ask: 'How do you chart buprenorphine visits, orders, refills, and drug screens?',
    words: /\bmat\b(?! (?:is|on|at))|\bmoud\b|\bbuprenorphine (?:visits|panel|program)\b/g,
  },
  'dosing during an outage': {
    ask: 'Can the dispensary dose, and record it, while the line is down or from another site?',
    words: oneOf(
      /\bdosing (?:that )?(?:works |has to survive |to survive )?(?:being )?offline\b|\bdosing pump\b/,
      /\bdispensing pump\b/,
    ),
  },
  'DEA records': {
    ask: 'Which DEA records do you keep, and can an inspector read them on the spot?',
    words: /\bdea (?:records|logs|forms?|inventory)\b/g,
  },
  'dose reduction tracking': {
    ask: 'Do you remind us of due dose reductions and record their result?',
    words: /\bgdr\b|\bgradual dose reductions?\b/g,
  },
  'pharmacy interface': {
    ask: 'With which pharmacies and dispensing cabinets do you work today?',
    words: /\bpharmacy\b|\bpyxis\b|\bomnicell\b|\bbarcod\w{1,12}\b/g,
  },
  'PT, OT, and speech therapy': {
    ask: 'Do you have evaluations, goals, and plans of care for this therapy, and does the claim carry its modifiers?',
    words: oneOf(
      /\bspeech[- ](?:therapy|language|path\w{1,12})\b|\boccupational therapy\b|\bslps?\b/,
      /\bots\b(?= (?:and|log|,))/,
    ),
  },
  'alumni program': {
    ask: 'How do we stay in touch with clients after discharge, and what does it cost?',
    words: /\balumni (?:app|program|tracking)\b/g,
  },
  'treatment plans': {
    ask: 'Do goals carry from the plan into each note?',
    words: /\btreatment plan(?:s|ning)?\b|\bwiley\b/g,
    isBasic: true,
  },
}
