// cspell:disable: titles, names, and parts of words, as people write them.
/**
 * What a title says of a person: gives care; gives care and prescribes; helps those who do, so that a count may or may
 * not include them; or any of these.
 */
export type Role = 'care' | 'prescriber' | 'support' | 'all'

/** Titles by role, in lowercase and in the singular, as alternatives of a regular expression. */
const byRole: Readonly<Record<Role, string>> = {
  all: [
    'clin(?:ic|ici)ans?|clincians?|pro?vid[eo]rs?(?! (?:directory|network|portal))|practioners?|providers?(?! (?:directory|network|portal))|clinicians?|(?<!nurse )practitioners?|clinical staff|clinical employees?|care staff|caregivers?|direct (?:care|service|support) (?:staff|workers?|people|providers?)',
    'treating (?:staff|professionals?)|licensed professionals|licensed staff|mental health professionals|behavioral health professionals|clinical (?:people|team members|professionals)|providers of care',
  ].join('|'),
  prescriber: [
    '(?:tele)?psychiatrists?|psyc?h?[ai]{1,2}trists?|child psychiatrists?|prescribers?|(?:psych(?:iatric)?|psych mental health|family|mental health) (?:np|nurse practitioner)s?|nurse practitioners?|pmhnps?(?:-bc)?|[fdcp]nps?|nps|np|[ac]prns?|arnps?|crnps?',
    "docs|mid[- ]?levels?|physicians?(?! assistant)|physician assistants?|pas|pa(?=-c|[ ,.;)])(?:-c)?|m\\.?d\\.?s?'?s?(?![a-z])|dos|do(?=[,.;)]| and\\b| or\\b)|doctors?|internists?|medical directors?|medical providers?|pediatricians?|addictionologists?|anesthesiologists?|psychiatric providers?",
  ].join('|'),
  care: [
    'licensed professional counselors?|ther[aei]?p[ie]sts?|thearpists?|coun[cs]{1,2}[ei]?l+[eo]rs?|psyc?h?ol[ao]gists?|clinical social workers?|(?:licensed )?social workers?|behavior analysts?|psychotherapists?|(?:neuro|school )?psych(?:ologist)?s|(?:neuro)?psychologists?|therapists?|(?:lay |drug |addiction |substance abuse )?counsell?ors?|psychoanalysts?|analysts?(?= in private)',
    '(?:lcsw|licsw|lsw|lmsw|lcmhc|lmhc|lmft|lpc)-?as?|l[gs]ws?|lgsws?|lgpcs?|lpcs?-s|msws?|sudps?|sudcs?|lcdps?|cacs?|q(?:mhp|mha|bhp|idp)s?|supervisees?|teletherapists?',
    '(?:independent )?contractors?|dietitians?|dieticians?|nutritionists?|rds|nurses?|rns?|lpns?|lvns?|crnas?|midwi(?:fe|ves)|supervisors?|evaluators?|examiners?|art therapists?|music therapists?',
    'lpccs?|lpcs?|lpc-?as?|lcsws?(?:-cs?)?|licsws?|lmsws?|lswc?s?|lscsws?|lisws?|lmfts?|mfts?|amfts?|acsws?|apccs?|lmhcs?|lmhps?|lcpcs?|lcmhcs?|lcdcs?|ladcs?|lacs?|cadcs?|casacs?|lcadcs?|licdcs?|psyds?|phds?|ph\\.d\\.?s?',
    'bcbas?(?:-ds?)?|bcabas?|slps?|ccc-slps?|ots?|otrs?|pts?|dpts?|cotas?|ptas?|slpas?|occupational therapists?|physical therapists?|speech (?:language )?(?:therapists?|pathologists?)|terapeutas?|psic[oó]log[oa]s?|consejer[oa]s?|psiquiatras?',
  ].join('|'),
  support: [
    'behaviou?r tech(?:nician)?s?|rbts?|bts|psychometrists?|psychometricians?|technicians?|techs?|bhts?|mental health techs?|psych techs?|medical assistants?|mas',
    'peers|peer (?:support )?(?:specialist|worker|coach|counselor)s?|peer supports?|recovery coach(?:es)?|coach(?:es)?|case (?:managers?|mgrs?|workers?)|caseworkers?|care (?:managers?|coordinators?)|youth workers?|milieu (?:counselors?|staff|therapists?)|residential (?:counselors?|staff|aides?)|house (?:managers?|parents?)|community health workers?|chws?|family partners?|skills trainers?|call takers?|(?:crisis|outreach|recovery|family) (?:specialists?|workers?|responders?|navigators?)|navigators?|aides?|paraprofessionals?|paras',
    'candidates|(?<!office |admin |administrative |virtual |executive |medical |research )assistants?(?! living)|owners?|partners?(?! (?:with|agency|org))|interns?|trainees?|practicum students?|practicum|externs?|students? (?:clinicians?|therapists?|counselors?)|postdocs?|post-docs?|fellows?|residents?(?= (?:who|under|in training))|volunteers? counselors?',
  ].join('|'),
}

const order = ['support', 'prescriber', 'all', 'care'] as const satisfies readonly Role[]

/** Titles of those who prescribe, and of those who do not. */
export const prescriberTitles = byRole.prescriber
export const therapistTitles = byRole.care

/** Any title, longest readings first. */
export const anyTitle = order.map((role) => byRole[role]).join('|')

/** With the comma that some titles need after them. */
const whole = order.map((role) => ({ role, pattern: new RegExp(`^(?:${byRole[role]})(?=,$)`) }))

/** The role of a title that `anyTitle` has found. Titles with an associate's or a trainee's license give care. */
export function roleOf(title: string): Role {
  return whole.find(({ pattern }) => pattern.test(`${title},`))?.role ?? 'care'
}

/** Associates are clinicians before their full license; the word alone may mean anybody in a company. */
export const associates = '(?:pre-?licensed |provisional(?:ly licensed)? |clinical |counseling |therapy )?associates?'

/** All who work in a place, of whom those who give care are a part. */
export const everybody =
  'employees?|staff(?: members?)?|workers?|team members?|people on (?:staff|payroll)|ftes?(?! [a-z])'

/** Those who sign in to a system: an upper bound. */
export const usersOfSystem = 'users?|named|log-?ins?|seats?|people (?:who )?(?:sign|log) in|licenses'
