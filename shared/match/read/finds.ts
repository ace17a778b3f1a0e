import { type FeatureKey, featureKeys } from '../terms/features'
import type { Mention, Reading } from './clauses'
import { featureWords } from './feature-words'
import { needRows } from './needs'
import { functionPhrases } from './phrases'
import type { Span } from './text'

/** A place that names a feature or another need. */
export interface Find {
  mention: Mention
  /** The feature; null for another need. */
  feature: FeatureKey | null
  /** What is needed, where no feature covers it: a row of the table, or a noun phrase. */
  need: string | null
  /** Whether the text says there that the practice does this work itself. */
  isOwn: boolean
  /** Whether it counts only behind a word of wishing, since every record has it, or others say the same. */
  isWeak: boolean
}

/** All places that name a feature or a need, in their order. One within a longer one is a part of that one. */
export function findsIn(reading: Reading): Find[] {
  const known = [...featuresIn(reading), ...needsIn(reading)].sort(byPlace)
  const rows = outermost(known)
  const phrases = functionPhrases(reading).map((found) => ({ ...found, feature: null, isOwn: false, isWeak: true }))
  return outermost([...rows, ...phrases.filter(({ mention }) => !touchesAny(rows, mention))].sort(byPlace))
}

function featuresIn(reading: Reading): Find[] {
  return featureKeys.flatMap((feature) => {
    const { words, own, weak, denied } = featureWords[feature]
    const owned = own ? reading.mentions(own) : []
    const strong = [...reading.mentions(words), ...owned].map((mention) => ({ mention, isWeak: false }))
    const others =
      strong.length === 0 && weak ? reading.mentions(weak).map((mention) => ({ mention, isWeak: true })) : []
    const refused = denied ? reading.mentions(denied).filter(({ manner }) => manner === 'refused') : []
    const only = refused.map((mention) => ({ mention, isWeak: false }))
    return [...strong, ...others, ...only].map(({ mention, isWeak }) => {
      const isOwn = owned.some((span) => overlap(span, mention))
      return { mention, feature, need: null, isOwn, isWeak }
    })
  })
}

function needsIn(reading: Reading): Find[] {
  return needRows.flatMap(({ need, words, isBasic = false }) =>
    reading.mentions(words).map((mention) => ({ mention, feature: null, need, isOwn: false, isWeak: isBasic })),
  )
}

const byPlace = (a: Find, b: Find) => a.mention.start - b.mention.start || b.mention.end - a.mention.end

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** Without finds that lie within a longer one of another thing; in the order of their places. */
function outermost(finds: readonly Find[]): Find[] {
  let outer: Find | undefined
  return finds.filter((find) => {
    if (!outer || find.mention.end > outer.mention.end) outer = find
    const isSame = outer.feature === find.feature && outer.need === find.need
    const isAsLong = outer.mention.end - outer.mention.start === find.mention.end - find.mention.start
    return outer === find || isSame || isAsLong || outer.isOwn
  })
}

/** Whether a place touches one of the finds, which are in order. */
function touchesAny(finds: readonly Find[], span: Span): boolean {
  return finds.some(({ mention }) => overlap(mention, span))
}
