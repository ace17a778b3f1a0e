// cspell:disable: titles, names, and parts of words, as people write them.
import type { Organization } from '../terms/organizations'

/**
 * A kind of organization with what people call it. `named` are names of the kind itself; `place` are words that name it
 * only where somebody says "we are", "our", or begins a sentence with them, because others mention them too.
 */
export interface KindWords {
  kind: Organization
  named: RegExp | null
  place: RegExp | null
}

const words = (...alternatives: string[]) => new RegExp(`(?<![a-z0-9])(?:${alternatives.join('|')})(?![a-z0-9])`, 'g')

const row = (kind: Organization, named: readonly string[], place: readonly string[] = []): KindWords => ({
  kind,
  named: named.length > 0 ? words(...named) : null,
  place: place.length > 0 ? words(...place) : null,
})

const bh = '(?:behaviou?ral|mental)[- ]health'
const care = '(?:department|dept\\.?|division|services|agency|system|authority|bureau|office|administration|board)'
const clinic =
  '(?:clinics?|centers?|centres?|programs?|practices?|facilit(?:y|ies)|providers?|services?|compan(?:y|ies)|agenc(?:y|ies))'

/**
 * Kinds in the order in which they take precedence: a county with a program in its jail is a public authority, a
 * community agency that is certified is a CCBHC.
 */
export const kindWords: readonly KindWords[] = [
  row(
    'billing-service',
    [
      "(?:i am|i'm|im) (?:a|an) (?:\\w{1,20} ){0,3}(?:biller|billing (?:specialist|consultant))",
      '(?:i|we) (?:run|own|operate|have|are|manage|started) (?:a |an |the )?(?:\\w{1,20} ){0,3}(?:billing (?:company|service|business|agency|firm)|rcm (?:company|firm|vendor)|revenue cycle (?:company|firm))',
      '(?:medical|mental health|third[- ]party|behavioral health) billing (?:company|service|business|agency|firm)(?= (?:for|that|with|here|of)|[.,;:])',
      '(?:i|we) (?:do|handle|provide|run) (?:the )?(?:billing|claims|rcm|revenue cycle|credentialing)(?: and \\w{1,20})? for (?:\\w{1,20} ){0,3}(?:practices|providers|therapists|clinics|clinicians|groups)',
    ],
    ['billing (?:company|service|agency|firm)', 'rcm (?:company|firm)', 'biller'],
  ),
  row(
    'tribal-program',
    [
      'tribal (?:\\w{1,20} ){0,3}(?:department|program|clinic|center|health|services|nation|organization|council|638)',
      "tribe(?:'s)? (?:\\w{1,20} ){0,2}(?:department|program|clinic|center|health|services)",
      '(?:urban )?indian health (?:center|program|clinic|board|organization)|638 (?:contract|compact|program|clinic)|ihs (?:clinic|facility|program)|native american (?:health|wellness|behavioral) (?:center|program|health)|alaska native (?:health|tribal)\\w{0,12}(?: corporation)?|first nations? health',
    ],
    ['indian health service', 'tribe', 'pueblo', 'rancheria'],
  ),
  row(
    'public-authority',
    [
      `(?:county|state|city|parish|regional|multi-?county|local)(?: of \\w{1,20})?(?:'s)? (?:department of )?(?:${bh}|substance (?:use|abuse)|human services|social services|health and human services|public health|addiction services|drug and alcohol)(?: and (?:\\w{1,20} ){1,3})? ?(?:${care})?(?= |[.,;:!?)]|$)(?! (?:is|office) (?:next|across|nearby))`,
      `(?:department|dept\\.?|division|bureau|office) of (?:\\w{1,20} ){0,2}?(?:${bh}|mental hygiene|human services|social services|public health|substance (?:use|abuse)|addiction services|children and families|developmental disabilit\\w{1,20}|alcohol and drug\\w{0,12}|corrections and)(?! aging)`,
      '(?:local|regional|community) (?:mental|behavioral) (?:health )?(?:and \\w{1,20} )?(?:authority|board|organization)|(?:mental health|behavioral health)(?: and (?:idd|developmental|substance)\\w{0,12}(?: \\w{1,20})?)? authority|(?:regional|local|county|public|rural) authority|lmhas?|lbhas?|mhmr|mhmrs|mh\\/mr|mhdd|community services boards?|csbs?(?= |[.,;:])|adamhs? board|adamh board|mental health board|lme[-/]mco|regional service area|rsa board|community mental health services program|cmhsp|prepaid inpatient health plan|pihp',
      'county (?:agency|government|clinics|health department|health system|dmh|bhd|hhs|bhs)|health district|public health department|state (?:agency|authority|division|department|hospital system)|government agency|state-operated (?:services|programs)|single state agency',
    ],
    ['county', 'the county', 'state of [a-z]+', 'municipality', 'city of [a-z]+'],
  ),
  row(
    'court',
    [
      '(?:drug|mental health|treatment|veterans|dui|dwi|family|problem[- ]solving|recovery|juvenile|adult|accountability|specialty|collaborative|diversion|wellness|state) courts?(?: (?:program|office|system|administration|case management|team))?',
      '(?:adult |juvenile |county |federal )?probation (?:department|office|services|program|agency)|parole (?:department|office|agency)|pretrial (?:services|diversion|release)|court services (?:department|unit|office|agency)|court (?:administration|office|program|system)|community (?:corrections|supervision) (?:department|agency|office|program)|diversion program|public defender|district attorney',
    ],
    ['court', 'probation', 'parole'],
  ),
  row('recovery-housing', [
    '(?:sober|recovery|transitional|halfway|three[- ]quarter|oxford)[- ]?(?:living|homes?|houses?|housing|residences?)(?: (?:homes?|houses?|facility|facilities|network|program|operator|only))*|recovery residences?|narr(?:[- ]certified)?|sober livings?|oxford houses?',
  ]),
  row(
    'correctional',
    [
      '(?:county|city|regional|parish|local|municipal|tribal) (?:jails?|detention|correctional|lockup)(?: (?:center|facility|health|medical|complex))?(?= |[.,;:])',
      '(?:care|services|treatment|programs?|teams?|clinics?) (?:in|inside|at|within) (?:the )?(?:\\w{1,20} ){0,2}(?:jails?|prisons?|correctional facilit\\w{1,20})',
      "(?:state|federal|private|women's|men's) prisons?|prison (?:health|mental health|system|medical|clinic)|jail (?:health|medical|mental health|clinic|system|services)|correctional (?:facility|facilities|health|healthcare|institution|center|system|medicine|mental health)|department of corrections|juvenile (?:detention|hall|justice (?:center|facility))|detention (?:center|facility)|sheriff(?:'s)? (?:office|department)|penitentiary|inmate health|carceral|reentry center|inmates",
    ],
    ['jails?', 'prisons?'],
  ),
  row(
    'ccbhc',
    [
      'ccbhcs?(?: (?:clinic|grantee|expansion|demonstration|e))?',
      'certified community behaviou?ral(?: health)?(?: clinics?)?',
    ],
    [],
  ),
  row('otp', [
    '(?:otps?|opioid treatment programs?|methadone (?:clinics?|programs?|maintenance|treatment)|narcotic treatment programs?|ntps?)(?= |[.,;:!?)]|$)',
    '(?:we|i|us|our \\w{1,20}) (?:also )?(?:dispense|dose|administer) (?:\\w{1,20} )?methadone|methadone (?:dosing|dispensing|van|doses)|guest dos(?:es|ing)|take-?homes? (?:doses|bottles)|dispensing (?:pump|window|nurse)s?|dosing (?:window|nurses?)|medication units?',
  ]),
  row(
    'hospital',
    [
      "(?:free-?standing |adult |state |private |acute |public |children's |community |general |specialty )*(?:psychiatric|psych|mental health|behavioral(?: health)?|mental) hospitals?|state hospitals?|(?:critical access|community|general|acute care|safety[- ]net|teaching|academic|rural|county|district) hospitals?|hospital system",
      `(?:inpatient|adult|geriatric|adolescent|acute|child|locked|geri)(?:[- ](?:inpatient|acute|psych(?:iatric)?|adult))* (?:psych(?:iatric|iatry)?|behavioral(?: health)?|mental health|bh)? ?(?:units?|wards?|hospitals?|floors?)|(?:psych(?:iatric|iatry)?|behavioral(?: health)?|mental health|geropsych(?:iatric)?|geri-?psych|bh|inpatient) (?:units?|wards?|floors?)|acute psychiatric facility|psychiatric health facility|phf|inpatient (?:psychiatry|psychiatric (?:care|facility|program|services)|psych|behavioral health|mental health|facility)|inpatient beds|hospital(?:'s)? (?:psych|behavioral|based)\\w{0,12}(?: \\w{1,20})?|\\d+[- ]bed (?:\\w{1,20} ){0,3}hospital|dpu|distinct part unit|health system's behavioral health`,
    ],
    ['hospitals?', 'medical center', 'health system'],
  ),
  row('victim-services', [
    "(?:domestic|family|intimate partner|sexual|gender[- ]based|dating) (?:violence|abuse|assault)(?: and (?:sexual|domestic|dating|family) (?:violence|assault|abuse))?(?: (?:shelters?|programs?|agenc(?:y|ies)|centers?|services?|advocacy|organization|nonprofit|coalition))?|dv(?:\\/sa)? (?:shelters?|programs?|agency|advocacy|services)|rape crisis(?: center)?|sexual assault (?:center|program|service\\w{0,12}|response)|victim (?:services?|advoca\\w{1,20}|assistance)(?: (?:program|agency|center|organization))?|survivor (?:services?|advocacy)|family justice center|child(?:ren's)? advocacy center|human trafficking (?:program|services|survivors|shelter)|women's shelter|battered women\\w{0,12}|anti-?trafficking|crime victims?|voca[- ]funded|vawa",
  ]),
  row('crisis-center', [
    'crisis (?:stabilization|receiving|residential|observation|response|intervention|respite|assessment|care|walk-?in|triage)(?: and \\w{1,20})? ?(?:units?|centers?|facilit(?:y|ies)|programs?|services?|teams?|clinics?)|crisis (?:centers?|units?|clinic|hub|line|call center|hotline|chairs?|stabilization|services)|csu|ebhs?|empath unit|(?:psychiatric|behavioral|mental health) urgent care|urgent care for mental health|23[- ]hour (?:\\w{1,20} )?(?:observation|crisis|unit|chairs|bed)\\w{0,12}|mobile crisis(?: (?:teams?|response|services?|unit|outreach))?|988 (?:center|call center|contact center|crisis|line)|suicide (?:prevention )?(?:hotline|lifeline|call center)|sobering center|living room model|psychiatric emergency (?:services|room)|comprehensive psychiatric emergency program|cpep|crisis text line',
  ]),
  row(
    'campus',
    [
      '(?:college|university|campus|student)(?: (?:student|health and|health &))? (?:counseling|mental health|wellness|psychological)(?: and (?:psychological|wellness|health|testing) ?\\w{0,12})?(?: (?:center|service|services|clinic|office|department))?|counseling (?:center|services|and psychological services) (?:at|of|for) (?:a|an|the|our) (?:\\w{1,20} ){0,4}(?:college|university|campus|school of)|caps(?= (?:at|center|office|director)|[.,;])|student (?:health|counseling|wellness) (?:center|services?|and counseling)|university (?:health|training|clinic|counseling)\\w{0,12}(?: (?:center|services|clinic))?|(?:us|staff|counselors|therapists|clinicians|psychologists|people) at (?:a|an|our|the) (?:\\w{1,20} ){0,5}(?:college|university|campus)|counseling (?:and|&) (?:student health|psychological services)|students? on campus|community college|dean of students at (?:a|the) (?:college|university)',
    ],
    ['college', 'university', 'campus'],
  ),
  row(
    'school',
    [
      '(?:public |independent |unified |local )*school districts?|\\bisd\\b|unified school|boces|(?:intermediate|educational) (?:unit|service (?:center|agency|district|unit))|county office of education|selpa|(?:charter|private|therapeutic|boarding|day|public|catholic|independent|special education|alternative|residential|montessori|elementary|middle|high)(?: (?:therapeutic|day|boarding|special needs|high|elementary))* school(?= (?:for|with|district|in|of|counselors?|serving|\\()|[.,;:]|$)|school (?:counselors|psychologists|social workers|counseling department|mental health (?:team|program|department))|special ed(?:ucation)? (?:department|dept)|k-?12|k-8 school|department of special education|head start|preschool(?: program)?',
    ],
    ['school', 'schools'],
  ),
  row('fqhc', [
    'fqhcs?(?: look-?alikes?)?|federally qualified health centers?|community health (?:center|centre|centers)|migrant health center|health care for the homeless|rural health (?:clinic|center)s?|look-?alike(?= |[.,;])|section 330|hrsa (?:grantee|funded)',
  ]),
  row('idd-agency', [
    '(?:i\\/?dd|developmental(?:ly)? disabilit\\w{1,20}|intellectual(?: and developmental)? disabilit\\w{1,20}|developmentally disabled|special needs adults?)(?: (?:agenc(?:y|ies)|providers?|services?|programs?|organization|nonprofit|waiver|group homes?|day programs?|supports?|adults|residential))*|(?:hcbs|medicaid|comprehensive|family supports?|supports?) waiver (?:provider|agency|services|program)|group homes? for (?:adults|people|individuals) with|day hab(?:ilitation)?(?: program)?|supported (?:living|employment) (?:agency|provider|services|program)|host homes?|icf(?:[/-]?iid)?|the arc of|community living supports|direct support professionals?|dsps',
  ]),
  row('eating-disorder-program', [
    'eating[- ]disorders?(?: \\w{1,20}){0,2} (?:programs?|treatment(?: center| program)?|php|iop|residential|center|facility|clinic(?= with)|hospital)|(?:php|iop|residential|programs?|treatment|day treatment|virtual|inpatient)(?: \\w{1,20}){0,3} (?:for|with) (?:\\w{1,20} ){0,3}eating[- ]disorders?|ed (?:php|iop|residential|program|treatment center)|anorexia and bulimia (?:program|treatment|clinic)',
  ]),
  row(
    'community-agency',
    [
      `cmhcs?|community (?:mental|behaviou?ral)(?:[- ]health)? (?:${clinic}|nonprofit|organization)|community[- ]based (?:${bh} )?(?:mental health |behavioral health |nonprofit |social service )?(?:agency|organization|nonprofit|provider|services)|community mental health|(?:non-?profit|not[- ]for[- ]profit|501\\(?c\\)?\\(?3\\)?)(?: \\w{1,20}){0,4} (?:agency|organization|social services?|provider|center|mental health|behavioral health|human services|clinic)|(?:human|social|family|child(?:ren)?(?: and family)?(?:'s)?|youth|youth and family|child welfare|refugee|homeless|senior|immigrant)[- ]services? (?:agency|organization|nonprofit|provider|center|program)|(?:behavioral health|mental health|human service|social service|multi-?service|medicaid|family service|foster care|child welfare|adoption|home health) agenc(?:y|ies)|foster care|wraparound(?: agency| program| services)?|assertive community treatment|act teams?|psychosocial rehab(?:ilitation)?|clubhouse|day treatment for (?:kids|children|youth|adults)|prtfs?|psychiatric residential treatment|therapeutic foster|permanent supportive housing|catholic charities|lutheran (?:social|family) services|jewish family services?|goodwill|ymca|salvation army|in-?home family (?:therapy|services)|family preservation|intensive in-home|home-?based family|supportive housing`,
    ],
    ['agency', 'non-?profit', '501\\(?c\\)?\\(?3\\)?', 'article 31'],
  ),
  row('rehab-therapy', [
    '(?:speech|occupational|physical)(?:[- ]language)?(?:,? (?:and|&|\\/) ?(?:occupational|physical|speech))? (?:therapy|therapists|pathology)(?: (?:practice|clinic|center|group|company))?|(?:slp|ot|pt|speech)(?:s)?(?:\\/| ?& ?| and )(?:slp|ot|pt|feeding)s?(?: (?:clinic|practice|group))?|speech (?:practice|clinic|path(?:ology)?)|pediatric therapy (?:clinic|center|practice|group)|outpatient rehab(?:ilitation)? (?:clinic|therapy)|slps|physical therapist|hand therapy|feeding therapy|early intervention (?:provider|agency|program)?',
  ]),
  row('primary-care', [
    "(?:family (?:medicine|practice|physicians?)|primary[- ]care|internal medicine|pediatrics?|general practice|integrated (?:primary|medical) care|direct primary care|ob-?gyn|women's health)(?: (?:practice|clinic|office|group|center|doctors?))+|(?:we are|we're|i run|i own|our) (?:a |an )?(?:\\w{1,20} ){0,2}(?:family medicine|primary care|internal medicine|pediatrics)|family medicine|internists? office|pediatric (?:practice|clinic|office|group)(?! therapy)|family physicians|direct primary care|collaborative care (?:program|model) in primary care",
  ]),
  row('evaluation', [
    '(?:psychological|neuropsych(?:ological)?|autism|psycho-?educational|adhd|diagnostic|forensic|educational|custody|competency|disability|pre-?employment|fitness[- ]for[- ]duty|developmental|testing and|bariatric|immigration) (?:\\w{1,20} )?(?:testing|evaluations?|assessments?|exams?)(?: (?:practice|clinic|center|group|only|service|firm))?(?= only| practice| clinic| center| group| firm|[.,;:!?)]| for| over| and| to|$)|neuropsych(?:ology)?(?: (?:testing|practice|clinic|group))|assessment (?:practice|clinic|only)|(?:testing|evaluations?|assessments?)[- ]only(?: practice| clinic)?|only (?:do )?(?:testing|evaluations?|assessments?)|independent (?:medical|psychological) (?:exams?|evaluations?)|\\bimes?\\b|test batter(?:y|ies)|961[23]\\d',
  ]),
  row('aba', [
    'aba (?:\\w{1,20} )?(?:clinics?|centers?|providers?|therapy|agency|company|practice|services|program|organization|business|start-?up)|applied behaviou?r(?:al)? analysis|bcbas?|rbts?|behavior analyst|autism (?:centers?|therapy|services|clinics?|treatment|provider|agency)(?! evaluations?)|(?:in-?home|center-?based) aba|aba(?= |[.,;:])|terapia aba',
  ]),
]

/** Words of programs, practices, and clinics for addiction and for mental health, where the settings decide further. */
export const addictionWords = words(
  'rehabs?|drug and alcohol|drug rehab|substance (?:use|abuse)|addictions?|sud|detox|chemical dependency|recovery (?:center|program)|suboxone|buprenorphine|mat (?:clinic|program|provider)|obot|telebup|alcohol(?:ism)? treatment|dual[- ]diagnosis|opioid|12-step|twelve-step|drug treatment|dui|dwi|sober',
)
export const practiceWords = words(
  '(?:private|group|solo|therapy|counsel+ing|psychiatr(?:y|ic)|psycholog(?:y|ical)|mental health|telehealth|outpatient|couples|behavioral health|ketamine|tms|med(?:ication)? management|psychotherapy|play therapy|teletherapy|holistic|integrative|trauma|pastoral counsel+ing|art therapy|virtual) (?:practice|group|clinic|office|center|business|company|startup|practices)|private practice|group practice|psychiatrists?|psychotherap\\w{1,20}|counsel+ing|counsel+ors?|psychologists?|therapists?|lcsws?|lmfts?|lpcs?|lmhcs?|pmhnps?|psych nps?|psychiatry|marriage and family|depression|anxiety|ketamine|couples',
)
