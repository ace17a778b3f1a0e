// cspell:disable: words and parts of words, as visitors write them.
import { oneOf } from '../one-of'
import type { NeedTable } from './row'

const authorizations = 'Do you track authorized days and units, and warn us before they run out?'

/** Needs for money, and for the work around it. */
export const moneyNeeds: NeedTable = {
  superbills: { ask: 'Can we hand out superbills, one by one and by month?', words: /\bsuper ?bills?\b/g },
  'card payments': {
    ask: 'What does a card payment cost, and is a card on file kept by you?',
    words: /\b(?:card|credit card|gcash|online|client) payments?\b|\bcards? on file\b|\btake cards\b/g,
  },
  invoices: {
    ask: 'Can we send invoices in our own layout, and see which are open?',
    words: /\binvoic(?:es?|ing)\b/g,
  },
  'sliding fees': {
    ask: "Do you compute each client's fee from income and family size?",
    words: /\bsliding[- ](?:fee|scale)s?(?: scale)?s?\b/g,
  },
  'grant reporting': {
    ask: 'Can we mark services by grant and report on them without a spreadsheet?',
    words: oneOf(
      /\bgrant (?:reporting|reports|management|billing|tracking|numbers)\b/,
      /\b(?:voca|vawa|block grant|samhsa|funder) (?:reports?|reporting|numbers|statistics)\b/,
      /\breports? (?:for|to) (?:our |the )?(?:grant|funder)s?\b/,
    ),
  },
  'federal grant data (GPRA, NOMs, SUPRT)': {
    ask: 'Do you collect and upload the data of our federal grant, and for which tools today?',
    words: /\bgpra\b|\bnoms\b|\bspars\b|\bsuprt(?:-\w)?\b/g,
  },
  'prior authorizations': {
    ask: authorizations,
    words: /\b(?:prior[- ]?)?auth(?:orization)?s?\b(?: (?:and unit )?tracking)?(?! hold)|\bunits? tracking\b/g,
  },
  'utilization review': { ask: authorizations, words: /\butili[sz]ation (?:review|management)\b/g },
  'payroll by session': {
    ask: 'Do you compute pay from signed notes, and export it to our payroll?',
    words: /\bpayroll\b|\bpay (?:by|per) session\b|\bcommission splits?\b/g,
  },
  mileage: {
    ask: 'Does the visit note record mileage, and can we pay or bill from it?',
    words: /\bmileage\b/g,
  },
  'encounter-rate billing': {
    ask: 'Do you bill one encounter rate a day, with the payers we name?',
    words: /\bencounter rates?\b|\ball[- ]inclusive rates?\b|\bomb rates?\b/g,
  },
  'PPS claims': {
    ask: 'For which states do you build PPS claims today?',
    words: /\bpps\b|\bprospective payment\b/g,
  },
  'several tax IDs': {
    ask: 'Can one login bill for several tax IDs, with their data kept apart?',
    words: oneOf(
      /\b(?:several|multiple|many|own|separate|each|different|two|three|one login for) (?:\w+ )?(?:tax[- ]ids?|eins?|tins?|legal entit(?:y|ies))\b/,
      /\b(?:across|several|multiple) legal entities\b|\bits own tax id\b|\bbill for (?:all|several|many)\b/,
    ),
  },
  'school Medicaid claims': {
    ask: 'Do you file school-based claims, with the random moment time study and the cost report?',
    words: oneOf(
      /\brandom moment time stud(?:y|ies)\b|\bschool[- ]based (?:claims|services claims)\b/,
      /\bcost reports?\b|\bshars\b/,
    ),
  },
  '340B': { ask: 'Can you mark prescriptions and visits that count for 340B?', words: /\b340b\b/g },
  'collaborative care billing': {
    ask: "Do you add up each month's minutes and bill the collaborative care codes?",
    words: /\bcocm\b|\bcollaborative care\b/g,
  },
  'memberships and packages': {
    ask: 'Can we sell these in advance and see what each client has left?',
    words: /\bmembership (?:fees?|plans?|billing)\b|\bmemberships\b|\bpackages of (?:\w+ )?sessions\b/g,
  },
  'CalAIM payment reform': {
    ask: 'Which counties bill CalAIM with you today, and may we call one?',
    words: /\bcalaim\b/g,
  },
}
