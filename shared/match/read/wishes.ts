import { type FeatureKey, featureKeys, isIntrusive } from '../terms/features'
import type { Contradiction, Item, Known, Stance, Wish } from '../terms/known'
import type { Mention, Reading } from './clauses'
import { type Find, findsIn } from './finds'
import { listedIn } from './listed'
import type { Sentence } from './sentences'

/** A find with the stance that the text takes there. */
interface Said {
  find: Find
  stance: Stance
  /** The words of the condition that limits it. */
  condition: string | null
}

/** More needs are left to the person who reads the text. */
const needsMax = 16

/**
 * Reads which features a text wishes, refuses, or only mentions, and what else it needs. A wish needs a word of wishing, a
 * list under one, or work that the practice says it does itself. Linear in the length of the text.
 */
export function wishesIn(reading: Reading): Pick<Known, 'wishes' | 'needs' | 'contradictions'> {
  const finds = findsIn(reading)
  const isListed = listedIn(reading, finds)
  const said = finds.map((find): Said => {
    const condition = find.feature === null ? null : conditionOf(reading, find.mention)
    const stance = stanceOf(find, isListed)
    // Who refuses only a kind of a thing does not refuse the thing.
    return { find, condition, stance: stance === 'refused' && condition ? 'mentioned' : stance }
  })
  const byFeature = featureKeys.map((feature) => ({
    feature,
    said: said.filter(({ find }) => find.feature === feature),
  }))
  return {
    wishes: byFeature.flatMap(({ feature, said }) => wishOf(feature, said) ?? []),
    needs: needsOf(said),
    contradictions: byFeature.flatMap(({ feature, said }) => contradictionOf(feature, said) ?? []),
  }
}

function stanceOf(find: Find, isListed: (sentence: Sentence) => boolean): Stance {
  const { manner, sentence, isBesideRefusal } = find.mention
  if (manner === 'must' || manner === 'want' || manner === 'refused') return manner
  // A complaint about AI is no wish for it; other things that are missing or troublesome are wanted.
  if (manner === 'lacking') return find.feature && isIntrusive(find.feature) ? 'mentioned' : 'want'
  if (manner !== 'stated') return 'mentioned'
  return find.isOwn || (isListed(sentence) && !isBesideRefusal) ? 'want' : 'mentioned'
}

const isWish = ({ stance }: Said) => stance === 'must' || stance === 'want'
/** Behind a word of wishing, which work of one's own is not. */
const isExpress = (one: Said) => isWish(one) && one.find.mention.manner !== 'stated'
const isRefusal = ({ stance }: Said) => stance === 'refused'

/** What a text says of a feature as a whole; null if it does not name it. */
function wishOf(feature: FeatureKey, said: readonly Said[]): Item<Wish> | null {
  const strongest = isBoth(said)
    ? said[0]
    : (said.find(isRefusal) ?? said.find(({ stance }) => stance === 'must') ?? said.find(isWish) ?? said[0])
  if (!strongest) return null
  const stance = isBoth(said) ? 'mentioned' : strongest.stance
  return { value: { feature, stance }, origin: 'read', quote: strongest.find.mention.quote }
}

const isBoth = (said: readonly Said[]) => said.some(isExpress) && said.some(isRefusal)

function contradictionOf(feature: FeatureKey, said: readonly Said[]): Contradiction | null {
  const [wished, refused] = [said.find(isExpress), said.find(isRefusal)]
  if (!(wished && refused)) return null
  return { kind: 'wish', feature, wished: wished.find.mention.quote, refused: refused.find.mention.quote }
}

/** Conditions, then each need once, without those that are refused. What every record has needs a wish. */
function needsOf(said: readonly Said[]): Item<string>[] {
  const needs = new Map<string, Item<string>>()
  const refused = new Set(said.filter(isRefusal).map(({ find }) => find.need))
  for (const { find, condition } of said) {
    const isTold = condition && [...needs.keys()].some((told) => told.endsWith(condition.replace(/^no /, '')))
    if (condition && !isTold) needs.set(condition, { value: condition, origin: 'read', quote: find.mention.quote })
  }
  for (const one of said) {
    const { need, isWeak, mention } = one.find
    const isNeeded = isWish(one) || (!isWeak && (mention.manner === 'stated' || mention.manner === 'asked'))
    if (need === null || refused.has(need) || !isNeeded || needs.has(need)) continue
    needs.set(need, { value: need, origin: 'read', quote: mention.quote })
  }
  return [...needs.values()].slice(0, needsMax)
}

/** What limits a refusal or a wish, right behind the thing: `AI that trains on our data`, `video, but only if …`. */
const limiting = {
  refused: /^(?: [a-z]{3,12})? (?:that|which|unless|except|if|trained|training)\b[^.;:!?\n]{4,140}/,
  wished: /^(?: [a-z]{3,12})?,? (?:but )?(?:unless|(?:only )?if|as long as|provided)\b[^.;:!?\n]{4,140}/,
}

/** The visitor's own words with the condition that limits a refusal or a wish; null without one. */
function conditionOf({ text }: Reading, { manner, start, end, sentence }: Mention): string | null {
  const isRefused = manner === 'refused'
  if (!isRefused && manner !== 'must' && manner !== 'want') return null
  const [behind] = limiting[isRefused ? 'refused' : 'wished'].exec(text.plain.slice(end, sentence.end)) ?? []
  if (behind === undefined) return null
  const words = text.original.slice(start, end + behind.length).trim()
  return isRefused ? `no ${words}` : words
}
