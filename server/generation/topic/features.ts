// cspell:disable: patterns contain parts of words.
import { featureWords } from '../../../shared/match/read/feature-words'
import { type FeatureKey, featureKeys } from '../../../shared/match/terms/features'

/**
 * Patterns for features in headlines, which are terser than descriptions of needs. Used in addition to the vocabulary
 * of the match, on text in lowercase. Global.
 */
const inHeadlines: Partial<Record<FeatureKey, RegExp>> = {
  aiNotetaking: /\bai note-?\s?tak(?:ers?|ing)\b|\bnote-?\s?takers?\b|\bai (?:notes?|documentation)\b|\bdictation\b/gi,
  builtInCRM: /\badmissions?\b|\breferrals?\b|\binquir(?:y|ies)\b|\bwait(?:ing)? ?lists?\b/gi,
  builtInRCM: /\brevenue\b|\bdenials?\b/gi,
  telehealth: /\btele-?(?:visits?|psych)\b|\bvideo visits?\b/gi,
  groupTherapy:
    /(?<!\b(?:psychiatry|psychiatric|psychology|medical|provider|physician) )\bgroups\b(?! of \d)|\bgroup (?:psychoeducation|documentation)\b/gi,
  outcomeTracking:
    /\bmeasurement(?:-based care)?\b|\bquestionnaires?\b|\bscreen(?:ing|ers?)\b|\bpcl-?5\b|\baudit-?c\b/gi,
  mobileApp: /\bfield staff\b|\bhome visits?\b|\bmobile (?:work|charting)\b/gi,
  appointmentReminders:
    /\bcancell?(?:ations?|ed|ing|s)?\b|\b(?:emr|ehr|practice|front[- ]office) automation\b|\bautomation (?:in|of|for) (?:an? |the |your )?(?:emrs?|ehrs?|practices?)\b/gi,
  patientPortal:
    /\bonline (?:booking|scheduling|intake|paperwork)\b|\bsecure messag(?:es?|ing)\b|\b(?:client|patient) engagement\b/gi,
  customForms: /\bforms?\b|\btemplates?\b|\bassessments?\b/gi,
  insuranceBilling:
    /\bpayers?\b|\bbilling\b|\bbillers?\b|\bclean claims?\b|\bera\b|\bcpt\b|\bsuperbills?\b|\breimburse(?:d|ment)?\b/gi,
  reportingAnalytics: /\breporting\b|\bmetrics\b/gi,
  hipaaCompliant:
    /\bprivacy\b|\bsecurity\b|\bcomplian(?:ce|t)\b|\baudit (?:logs?|trails?)\b|\bconfidential(?:ity)?\b|\bransomware\b|\bphishing\b|\b(?:data|hipaa) breach(?:es)?\b|\baccess (?:roles?|rights)\b/gi,
  cloudBased: /\bhosted\b|\buptime\b|\bdowntime\b|\boutages?\b/gi,
  guidedOnboarding: /\bimplement(?:ation|ing)?\b|\btraining\b|\bgo-?live\b|\broll-?out\b/gi,
  customizable: /\bcustomiz(?:e|ing|ation)\b|\bworkflows?\b/gi,
  bedBoard: /\bbed boards?\b/gi,
  part2Consent: /\bredisclosure\b|\bconsents?\b/gi,
  methadoneDispensing: /\bmethadone (?:dosing|dispensing)\b|\bdosing\b/gi,
  stateReporting: /\bstate reports?\b|\bcounty reporting\b/gi,
  supervisionSignOff: /\bsupervision\b|\bco-?signatures?\b|\bsupervisors?\b/gi,
  dataMigrationIn: /\b(?:data )?(?:migration|conversion)\b|\bimporting\b/gi,
  dataExport: /\bdata exports?\b|\bexport(?:ing)?\b/gi,
  oncCertified: /\b(?:onc|federal) certification\b/gi,
  fhirApi: /\binterfaces?\b|\bintegrations?\b|\b(?:data|information) exchange\b/gi,
  abaDataCollection: /\baba\b|\btrial-by-trial\b/gi,
  mealPlans: /\bweigh-?ins?\b/gi,
}

/** The patterns that name each feature, in the order of the match's keys. */
export const featurePatterns: readonly (readonly [FeatureKey, readonly RegExp[]])[] = featureKeys.map((key) => {
  const own = inHeadlines[key]
  const { words } = featureWords[key]
  return [key, own ? [words, own] : [words]]
})
