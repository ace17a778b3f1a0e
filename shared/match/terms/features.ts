import { featureArticles, featureLabels, includedFeatures, traits } from '../../features/made/terms'

/** The features that a practice can ask for, by their keys, which are also those of the JSON interface: a card each. */
export type FeatureKey = keyof typeof featureLabels

export const featureKeys = Object.keys(featureLabels) as FeatureKey[]

/** A feature's label for use in a sentence: `telehealth`, `e-prescribing of controlled substances (EPCS)`. */
export const featureLabel = (key: FeatureKey): string => featureLabels[key]

const articles: Partial<Record<FeatureKey, string>> = featureArticles

/** The label with the article that it needs as an object: `a mobile app`. */
export function featurePhrase(key: FeatureKey): string {
  const article = articles[key]
  return article ? `${article} ${featureLabel(key)}` : featureLabel(key)
}

const withTrait: Record<keyof typeof traits, readonly FeatureKey[]> = traits

/**
 * Whether a feature's card says that it is `work` by which practices describe themselves; `clinical`, so that only those
 * who treat patients speak of it; `general`, so that a longer name takes it in; a part of `prescribing`; or `intrusive`.
 */
export const hasTrait = (key: FeatureKey, trait: keyof typeof traits): boolean => withTrait[trait].includes(key)

/**
 * Features that bother somebody who does not want them, even unused. Of all others a refusal only says that they are not
 * needed.
 */
export const isIntrusive = (key: FeatureKey): boolean => hasTrait(key, 'intrusive')

const included: Partial<Record<FeatureKey, readonly FeatureKey[]>> = includedFeatures

/** Without what others of them include: e-prescribing beside e-prescribing of controlled substances. */
export const withoutImplied = (keys: readonly FeatureKey[]): FeatureKey[] =>
  keys.filter((key) => !keys.some((other) => included[other]?.includes(key)))
