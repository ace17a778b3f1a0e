import { ownQuestions } from '../questions'

/** Something that practices ask for and that no feature covers. */
interface Topic {
  /** A match counts as a wish even without a word of wishing beside it, and is shown as written. */
  pattern: RegExp
  /** What to ask a vendor about it. */
  ask: string
  /** What we found about it outside the catalogue, with its address. */
  found?: string
}

/** Therapies that the lead form has no answer for. */
export const otherTherapies =
  /\b(?:Speech|speech)(?:[- ](?:therapy|language(?: therapy)?))?\b|\bOT\b|\b(?:Occupational|occupational) therapy\b/g

const screenings = 'Are these scales built in, scored, and charted over time?'
const orders = 'Do prescribers enter orders in the chart, and who has to co-sign them?'
const reviews = 'Do you track authorized days and units, and warn us before they run out?'
const consents = 'Can two parents or guardians sign, and does the chart show who may consent to what?'

/** Work with families and courts that a case-management system is made for, not a clinical record. */
export const caseWork =
  /\bfoster care\b|\bjuvenile justice\b|\bchild welfare\b|\bchild protection\b|\bchild protective services\b|\bhomeless (?:services|shelters?)\b|\bprobation\b/gi

/** Housing without treatment, which a clinical record is not made for either. */
export const soberHousing = /\bsober (?:living|homes?|houses?)\b/gi

const cases = 'Can case managers chart contacts, referrals, and court dates without a billable visit?'

/**
 * Languages of which the catalogue knows nothing. Its feature for languages rests on portals in Spanish, which are no
 * part of one in Chinese.
 */
const otherLanguages =
  /\b(?:american sign language|arabic|armenian|cantonese|chinese|czech|farsi|french|german|haitian creole|hebrew|hindi|hmong|italian|japanese|korean|mandarin|navajo|polish|portuguese|punjabi|russian|somali|tagalog|ukrainian|urdu|vietnamese|yiddish)\b/gi

export const topics: readonly Topic[] = [
  { pattern: otherLanguages, ask: ownQuestions.multilingual ?? '' },
  {
    pattern: /\bFQHCs?\b|\bfederally qualified health cent(?:er|re)s?\b|\bUDS reports?\b/gi,
    ask: 'Do you produce UDS reports, sliding fees, and encounter-rate claims?',
    found:
      "athenahealth's help center describes its UDS reports (read in November 2026): https://help.athenahealth.com/Ohelp/Content/UDS/HowToQA_UDSTable6A.htm",
  },
  {
    pattern: /\bprimary care\b/gi,
    ask: 'Can medical visits, vaccines, and therapy notes share one chart?',
  },
  { pattern: /\bcredentialing\b/gi, ask: "Do you track each clinician's licenses and payer enrollments by state?" },
  { pattern: /\b(?:prior )?authorizations?\b(?! hold)/gi, ask: reviews },
  { pattern: /\butilization (?:review|management)\b/gi, ask: reviews },
  { pattern: /\bUR(?: with \w+)?\b/g, ask: reviews },
  { pattern: /\bCPOE\b|\border entry\b/gi, ask: orders },
  { pattern: /\bCIWA\b|\bCOWS\b/g, ask: screenings },
  {
    pattern: /\bseclusion and restraint(?: (?:logs?|documentation|notes|records))?\b|\brestraint logs?\b/gi,
    ask: 'Does the log prompt for each timed check and the order behind it?',
  },
  {
    pattern: /\bHBIPS(?: reporting)?\b|\bNCQA(?: reporting)?\b|\bquality (?:measures|reporting)\b/gi,
    ask: 'Which of the measures we report do you compute from the chart?',
  },
  {
    pattern: /\bmobile cris[ie]s(?: teams?)?\b/gi,
    ask: 'Can a team in the field read charts and write notes without a signal?',
  },
  {
    pattern: /\bPPS\b/g,
    ask: 'For which states do you build PPS claims today?',
  },
  {
    pattern: /\bDEA (?:records|logs|forms?|inventory)\b/gi,
    ask: 'Which DEA records do you keep, and can an inspector read them on the spot?',
  },
  { pattern: /\bpayroll(?: by \w+)?\b/gi, ask: 'Do you compute pay from signed notes, and export it to our payroll?' },
  {
    pattern: /\bgrant (?:reporting|reports|management)\b/gi,
    ask: 'Can we mark services by grant and report on them without a spreadsheet?',
  },
  { pattern: /\bsliding[- ](?:fee|scale)s?\b/gi, ask: "Do you compute each client's fee from income and family size?" },
  { pattern: /\bcustody files?\b/gi, ask: 'Can we restrict who opens a file, and print it complete for a court?' },
  {
    pattern: /\b(?:works?|use) offline\b|\boffline (?:use|mode|access|notes)\b/gi,
    ask: 'What can we read and write without a connection, and how is it saved later?',
  },
  { pattern: /\bFERPA\b/g, ask: 'How do you keep school records apart from health records?' },
  { pattern: /\bparental consents?\b/gi, ask: consents },
  {
    pattern: /\balumni app\b|\balumni (?:program|tracking)\b/gi,
    ask: 'How do we stay in touch with clients after discharge, and what does it cost?',
  },
  {
    pattern: /\bCoCM(?: billing)?\b|\bcollaborative care billing\b/gi,
    ask: "Do you add up each month's minutes and bill the collaborative care codes?",
  },
  { pattern: /\bREMS\b(?: for \w+)?/g, ask: 'Which REMS forms and monitoring periods can we record in the chart?' },
  {
    pattern: /\bvitals?(?: signs?)?\b/gi,
    ask: 'Can we record vital signs at set intervals and see them on one chart?',
  },
  {
    pattern: /\bmemberships?\b|\bpackages of (?:\w+ )?sessions\b/gi,
    ask: 'Can we sell these in advance and see what each client has left?',
  },
  {
    pattern: /\bdevice data(?: import)?\b|\bsession protocols\b/gi,
    ask: 'Can we attach these to the visit note, and from which devices?',
  },
  {
    pattern: /\binfusion (?:notes|monitoring|records)\b/gi,
    ask: 'Can we chart doses and vital signs by the minute during an infusion?',
  },
  {
    pattern: /\b\w{3,5}feedback(?: notes)?\b/gi,
    ask: 'Which practices with this service use you, and may we call one?',
  },
  {
    pattern: /\bM(?:AT|OUD)\b/g,
    ask: 'How do you chart buprenorphine visits, orders, refills, and drug screens?',
  },
  {
    pattern: /\bHL7\b(?! FHIR)(?: v2)?(?: interfaces?)?/g,
    ask: 'Which HL7 interfaces are running at other customers today, and what does each cost?',
  },
  {
    pattern: /\bHIEs?\b|\bhealth information exchanges?\b/g,
    ask: "Do you send records to our state's exchange and receive them, and at what cost?",
  },
  { pattern: /\bSSO\b|\bsingle sign-?on\b/gi, ask: 'Can our staff sign in with our own accounts, and at what cost?' },
  {
    pattern: /\b(?:text|sms) messages\b(?! reminders)/gi,
    ask: 'Can we text clients from the chart, with consent kept?',
  },
  { pattern: /\be-?fax\b|\bfaxing\b/gi, ask: 'Can we send and receive faxes in the chart, and what does a page cost?' },
  {
    pattern: otherTherapies,
    ask: 'Do you have evaluations, goals, and plans of care for this therapy, and does the claim carry its modifiers?',
  },
  {
    pattern: /\b[Kk]etamine\b(?! infusion)|\bTMS\b/g,
    ask: 'Can we chart doses, device settings, and vital signs for each session?',
  },
  {
    pattern: /\b(?:one|shared|single|common) calendar\b/gi,
    ask: 'Can we see and book all clinicians and rooms of all our locations in one calendar?',
  },
  {
    pattern: /\bcase manage(?:ment|rs?)\b/gi,
    ask: cases,
  },
  {
    pattern: caseWork,
    ask: cases,
  },
  {
    pattern: soberHousing,
    ask: 'Do you keep house rosters, rent, curfews, and drug tests apart from clinical charts?',
  },
  { pattern: /\blevel system\b/gi, ask: "Can staff record each resident's level and privileges, shift by shift?" },
  {
    pattern: /\b(?:psych|psychological) test(?:ing|s)(?: (?:reports?|scoring))?\b|\btest scoring\b/gi,
    ask: 'Can we attach scored tests and write long reports with tables in the chart?',
  },
  {
    pattern: /\bsecure (?:sharing|messaging|messages)\b/gi,
    ask: 'Who outside the practice can receive a file or message, and how do they sign in?',
  },
]
