import type { Vendor } from '../catalogue'
import type { FeatureKey } from '../catalogue/fields'
import { basisNote, type Judgement } from './judgement'
import { requestable, unlisted } from './lexicon'
import { listed, mentionOf } from './wording'

export interface FeatureWishes {
  requested: readonly FeatureKey[]
  declined: readonly FeatureKey[]
  /** Labels of wishes outside the catalogue. */
  unlisted: readonly string[]
}

/** The features a free text asks for or refuses, in a fixed order whatever the order of the text. */
export function readWishes(description: string): FeatureWishes {
  const mentioned = (mention: string) =>
    requestable.filter(({ pattern }) => mentionOf(description, pattern) === mention).map(({ key }) => key)
  return {
    requested: mentioned('wanted'),
    declined: mentioned('declined'),
    unlisted: unlisted.filter(({ pattern }) => mentionOf(description, pattern) === 'wanted').map(({ label }) => label),
  }
}

export function featureLabels(keys: readonly FeatureKey[]): string[] {
  return requestable.filter(({ key }) => keys.includes(key)).map(({ label }) => label)
}

/** Whether a sentence of the catalogue speaks of one of these features. */
export function speaksOf(sentence: string, keys: readonly FeatureKey[]): boolean {
  return requestable.some(({ key, pattern }) => keys.includes(key) && sentence.search(pattern) >= 0)
}

/** Each feature asked for counts alike: listed 1, not verified ½, listed as missing 0. Undefined when none was asked for. */
export function judgeFeatures(vendor: Vendor, requested: readonly FeatureKey[]): Judgement | undefined {
  if (requested.length === 0) return undefined
  const having = (value: boolean | null) => requested.filter((key) => vendor[key].value === value)
  const [present, missing, unknown] = [having(true), having(false), having(null)]
  const reasons = [presentSentence(vendor, present, requested.length)].filter((sentence) => sentence !== '')
  const tradeOffs = missing.map((key) => `Listed without ${featureLabels([key])}${basisNote(vendor[key])}.`)
  if (unknown.length > 0) tradeOffs.push(`Not verified: ${listed(featureLabels(unknown))}; ask the vendor.`)
  return { share: (present.length + unknown.length / 2) / requested.length, reasons, tradeOffs }
}

function presentSentence(vendor: Vendor, present: readonly FeatureKey[], asked: number): string {
  if (present.length === 0) return ''
  const editorial = present.filter((key) => vendor[key].basis === 'editorial')
  const caveat =
    editorial.length > 0 ? ` We have not verified ${listed(featureLabels(editorial))} against a public source.` : ''
  const extent =
    present.length < asked
      ? `${present.length} of the ${asked} features`
      : asked > 1
        ? `all ${asked} features`
        : 'the feature'
  return `Listed with ${extent} asked for: ${listed(featureLabels(present))}.${caveat}`
}
