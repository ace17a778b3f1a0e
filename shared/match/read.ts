import { resolveVendorId } from '../catalogue/ids'
import { listed } from '../words'
import type { Answers } from './answers'
import { providerWords } from './criteria/size'
import type { FeatureKey } from './keys'
import { criteria, type Preset, presets, settingWeights } from './method'
import type { Needs } from './needs'
import { noteBeginnings } from './notes'
import { readPrimaryCare } from './primary-care'
import { readAsked, readCurrent } from './reading/current'
import { readGrowth } from './reading/growth'
import { otherLanguage } from './reading/languages'
import { foreignPayer, readBudget } from './reading/money'
import { isWholeStaff, type ProvidersRead, readPeople } from './reading/people'
import { otherScripts } from './reading/scripts'
import { readSites } from './reading/sites'
import { type Area, readSituation } from './reading/situation'
import { readWishes } from './reading/wishes'

/** The ranges behind the lead form's choices. */
const formRanges: Record<NonNullable<Answers['numberOfProviders']>, readonly [least: number, most: number | null]> = {
  'solo-practitioner': [1, 1],
  '2-10': [2, 10],
  '11-20': [11, 20],
  '21-50': [21, 50],
  '51+': [51, null],
}

/** Everything the answers say; what they do not say stays open. */
export function readNeeds(answers: Answers): Needs & { notes: string[] } {
  const text = answers.organizationDescription ?? ''
  const situation = readSituation(text)
  const wishes = readWishes(text)
  const { providers, note } = readProviders(answers, text)
  const budgetText = answers.budget || answers.estimatedMonthlyBudget || ''
  const budget = readBudget(budgetText, providers?.least ?? null)
  const current = readCurrent(
    resolveVendorId(answers.current ?? '') ?? (answers.current || answers.currentEmr || undefined),
    text,
  )
  const must = unique([...((answers.must ?? []) as FeatureKey[]), ...wishes.must])
  const want = unique([...((answers.want ?? []) as FeatureKey[]), ...wishes.want]).filter((key) => !must.includes(key))
  const foreign = budget?.currency && budget.currency !== 'USD' ? foreignPayer(budget.currency) : null
  const areas = noCare.test(text) ? [] : readAreas(answers, situation.areas)
  const settings = unique([...(answers.setting ?? []), ...situation.settings])
  return {
    areas,
    isOtherCare: answers.industry === 'other' && areas.length === 0,
    settings,
    providers,
    growth: readGrowth(text, providers),
    budget,
    must,
    want,
    declined: wishes.declined.filter((key) => !(must.includes(key) || want.includes(key))),
    notUnderstood: wishes.notUnderstood,
    unread: [...otherScripts(text), ...otherLanguage(text)],
    words: wishes.words,
    basics: wishes.basics,
    wantsShortSetup: wishes.wantsShortSetup,
    sites: readSites(text),
    current: current.id,
    currentName: current.name,
    asked: readAsked(text).filter((id) => id !== current.id),
    leaving: current.leaving,
    complaint: current.complaint,
    isCommunity: situation.isCommunity,
    prescribes: prescribers.test(text),
    primaryCare: readPrimaryCare(text),
    country: situation.country ?? foreign,
    ...readWeights(answers.weights, presetFor({ areas, settings, providers })),
    notes: note ? [note] : [],
  }
}

/** The form's answer takes precedence over the description; `other` leaves it to the description. */
function readAreas({ industry }: Answers, described: readonly Area[]): Area[] {
  return industry === undefined || industry === 'other' ? [...described] : [industry]
}

/** Words for those who prescribe, and for their work. */
const prescribers =
  /\bpsychiatr(?:y|ists?|ic nurse)\b|\bprescribers?\b|\bPMHNPs?\b|\bmed management\b|\bmedication management\b/i

/** Who provides no care needs no clinical record, whatever kind of care the form makes them choose. */
const noCare = /\bno (?:clinical|medical) (?:care|services|treatment)\b/i

/**
 * An exact number takes precedence. A count in the description narrows the form's range. Outside of it, the count is
 * used, with a note, unless it may be only a part of those whom the form counts.
 */
function readProviders(answers: Answers, text: string): { providers: ProvidersRead | null; note?: string } {
  if (answers.providers !== undefined)
    return { providers: { least: answers.providers, most: answers.providers, from: String(answers.providers) } }
  const stated = readPeople(text)
  if (answers.numberOfProviders === undefined) return { providers: stated }
  const [least, most] = formRanges[answers.numberOfProviders]
  const form = { least, most, from: answers.numberOfProviders }
  if (stated === null) return { providers: form }
  const inside = stated.least >= least && (stated.most ?? stated.least) <= (most ?? Number.POSITIVE_INFINITY)
  if (inside) return { providers: stated }
  const chosen = `${noteBeginnings.disagreement} ${providerWords(form)}`
  const wrote = `but you wrote ${listed(asWritten(text, stated.from))}`
  const isMore = most !== null && most > 1 && stated.least > most
  if (!(isMore || isWholeStaff(stated)))
    return { providers: form, note: `${chosen}, ${wrote}, who may be only some of them. We used the form.` }
  return { providers: stated, note: `${chosen}, ${wrote}, so we counted ${countWords(stated)}.` }
}

const countWords = ({ least, most }: ProvidersRead) =>
  most === null || most === least ? `${least}` : `${least}-${most}`

/** The counts with the visitor's capitals, which reading them loses. */
function asWritten(text: string, from: string): string[] {
  const lower = text.toLowerCase()
  return from.split(', ').map((words) => {
    const at = lower.indexOf(words)
    return at < 0 ? words : text.slice(at, at + words.length)
  })
}

/** The weights that suit the kind of practice, if the visitor chose none. */
function presetFor({ areas, settings, providers }: Pick<Needs, 'areas' | 'settings' | 'providers'>): Preset {
  if (settings.some((setting) => settingWeights[setting] > 2)) return 'residential'
  if (providers?.most === 1) return 'solo'
  if (areas[0] === 'substance-abuse') return 'sud-program'
  return providers !== null && providers.least > 50 ? 'multi-site' : 'balanced'
}

/** A preset by name, or numbers that modify the one that suits the practice. */
function readWeights(weights: Answers['weights'], preset: Preset): Pick<Needs, 'weights' | 'preset'> {
  if (weights === undefined) return { weights: presets[preset], preset }
  if (typeof weights === 'string') return { weights: presets[weights], preset: weights }
  const named = { ...presets[preset], ...weights }
  const isWeighed = criteria.some((key) => named[key] > 0)
  return isWeighed ? { weights: named, preset: null } : { weights: presets[preset], preset }
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)]
}
