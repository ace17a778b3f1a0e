import type { VendorId } from '../../catalogue'
import { currentEmrs } from '../../leads/options'

/** The form's answers to "current EMR" that are in the catalogue. */
const inCatalogue: Readonly<Record<string, VendorId>> = {
  'clinic-source': 'clinicsource',
  kareo: 'kareo',
  kipu: 'kipu',
  nextgen: 'nextgen',
  opus: 'opus',
  'simple-practice': 'simplepractice',
  'therapy-notes': 'therapynotes',
  valant: 'valant',
}

/** Names that people use for the systems in the catalogue. */
const names: readonly { id: VendorId; pattern: string }[] = [
  { id: 'opus', pattern: 'opus(?: behavioral| health| ehr)?' },
  { id: 'therapynotes', pattern: 'therapy ?notes' },
  { id: 'kipu', pattern: 'kipu(?: health| emr)?' },
  { id: 'simplepractice', pattern: 'simple ?practice' },
  { id: 'doxy', pattern: 'doxy(?:\\.me)?' },
  { id: 'epic', pattern: 'epic' },
  { id: 'therabill', pattern: 'thera ?bill' },
  { id: 'therapyappointment', pattern: 'therapy ?appointment' },
  { id: 'valant', pattern: 'valant' },
  { id: 'nextgen', pattern: 'next ?gen' },
  { id: 'kareo', pattern: 'kareo|tebra' },
  { id: 'credibleemr', pattern: 'credible' },
  { id: 'athenahealth', pattern: 'athena(?: ?health| ?one)?' },
  { id: 'clinicsource', pattern: 'clinic ?source' },
  { id: 'cerner', pattern: '(?:oracle )?cerner|oracle health' },
  { id: 'mentegram', pattern: 'mentegram' },
  { id: 'smartcare', pattern: 'smart ?care|streamline' },
]

/** Other systems on the market, as alternatives of a regular expression; they are shown by name. */
export const otherSystemNames =
  'netsmart|my ?avatar|my ?evolv|carelogic|sunwave|alleva|lightning step|ritten|best ?notes|ica ?notes|insync|luminello|osmind|practice fusion|elation|alma|headway|wellegen|epitomax|psytech|theranest|ensora|jane(?: app)?|eclinicalworks|ecw|drchrono|procentive|centralreach|rethink|methasoft|samms|theralytics|carepaths|therasoft|welligent|azzly|paper(?: charts?| notes?)?|spreadsheets?|excel|google (?:docs|sheets)'

const leavingWords =
  '(?:(?:mov|switch|migrat|transition)(?:e|ing|ed)? (?:off|away from|from|over from)|leav(?:e|ing)|left|replac(?:e|ing|ement for)|getting off|get off|drop(?:ping)?|contract with)'
/** Complaints about a system, which are no decision to leave it. */
const complaining = '(?:unhappy with|outgr(?:ew|own|owing)|tired of|sick of)'
/** Words before `leaving` that make it a question. */
const notAsked =
  '(?<!\\b(?:thinking (?:about|of)|consider(?:ing)?|(?:should|if) (?:we|i)|whether (?:to|we should)|may|might|could) )'
/** A mention of leaving the current system without naming it. */
const leavingUnnamed = new RegExp(
  `${notAsked}\\b${leavingWords} (?:our|the|my|this) (?:current|present|old|existing) (?:system|set-?up|emr|ehr|software|vendor)\\b|\\b(?:want|wants|need|trying to get|looking to get) out\\b(?! of)`,
  'i',
)
const usingWords =
  '(?:currently (?:use|using|on|in|with|run|running)|(?:we|i)(?: are| am)?(?: now)? (?:use|using|run|on|keep)|today (?:we |i )?(?:use|keep)|our (?:current|present) (?:system|emr|ehr) is|(?:stay|staying|remain|continue) (?:with|on))'
const gap = "\\s+(?:[a-z']{1,12}\\s+){0,2}?"

/** Whether the current way of working is no system at all. */
export function isPaper(current: string): boolean {
  return /^(?:paper|spreadsheets?$|excel$|google )/i.test(current)
}

const usedOrLeft = (pattern: string) => `\\b(?:${usingWords}|${leavingWords}|${complaining})${gap}${pattern}\\b`
const usedOrLeftSystems = names.map(({ id, pattern }) => ({
  id,
  pattern: new RegExp(usedOrLeft(`(?:${pattern})`), 'i'),
}))
const usedOrLeftOther = new RegExp(usedOrLeft(`(${otherSystemNames})`), 'i')
/** `Paper charts now`. */
const usedNow = new RegExp(`\\b(${otherSystemNames}),? (?:right now|now|today|at the moment|at present|so far)\\b`, 'i')
const anySystem = `(?:${names.map(({ pattern }) => pattern).join('|')}|${otherSystemNames})`
const leavingAny = new RegExp(`${notAsked}\\b${leavingWords}${gap}${anySystem}\\b`, 'i')
/** A complaint about the current system: `Kipu feels heavy`, `we outgrew our current setup`, `we want a better portal`. */
const complaint = new RegExp(
  `\\b(?:${anySystem}|(?:system|set-?up|emr|ehr|software|it)) (?:feels|seems|has become|is (?:too|very|so|slow|clumsy|hard|expensive))\\b|\\b${complaining}\\b|\\b(?:want|need|would like) (?:a |an )?better\\b`,
  'i',
)
const sentenceEnd = /(?<=[.!?])\s|\n/

const weighing =
  /\?|\b(?:consider|compar|thinking (?:about|of)|switch(?:ing)? to|versus|vs\b|look(?:ing)? at|demo|quote|heard of|recommend|decid)/i
const systemNames = names.map(({ id, pattern }) => ({ id, pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i') }))

/** The systems in the catalogue that a description asks about ("Epic or a specialty system?"). */
export function readAsked(description: string): VendorId[] {
  const sentences = description.split(sentenceEnd).filter((sentence) => weighing.test(sentence))
  return systemNames.filter(({ pattern }) => sentences.some((sentence) => pattern.test(sentence))).map(({ id }) => id)
}

export interface CurrentRead {
  /** The current system, if the catalogue has it. */
  id: VendorId | null
  /** Its name, if the catalogue does not have it. */
  name: string | null
  leaving: boolean
  /** The visitor's words on what is wrong with it. */
  complaint: string | null
}

/** The visitor's clause that complains about the current system, or null. */
function readComplaint(description: string): string | null {
  return (
    description
      .split(/[.;:!?,\n]+/)
      .find((clause) => complaint.test(clause))
      ?.trim() ?? null
  )
}

/** The current system: the form's answer, or without one, the system that the description says is used or left. */
export function readCurrent(answer: string | undefined, description: string): CurrentRead {
  const told = description
    .split(sentenceEnd)
    .filter((sentence) => !sentence.endsWith('?'))
    .join('\n')
  const leaving = leavingAny.test(told) || leavingUnnamed.test(told)
  return { ...readSystem(answer, description), leaving, complaint: readComplaint(description) }
}

function readSystem(answer: string | undefined, description: string): Pick<CurrentRead, 'id' | 'name'> {
  const listed = currentEmrs.find(({ value }) => value === answer)
  if (listed && listed.value !== 'other') {
    const id = inCatalogue[listed.value] ?? null
    return { id, name: id === null ? listed.label : null }
  }
  const direct = names.find(({ id }) => id === answer)
  if (direct) return { id: direct.id, name: null }
  const found = usedOrLeftSystems.find(({ pattern }) => pattern.test(description))
  if (found) return { id: found.id, name: null }
  const other = usedOrLeftOther.exec(description) ?? usedNow.exec(description)
  return { id: null, name: other?.[1]?.replace(/^(?:Paper|Spreadsheet)/, (word) => word.toLowerCase()) ?? null }
}
