import type { Mention, Reading } from './clauses'

/** What limits a refusal or a wish, right behind the thing: `AI that trains on our data`, `video, but only if …`. */
const limiting = {
  refused: /^(?: [a-z]{3,12})? (?:that|which|unless|except|if|trained|training)\b[^.;:!?\n]{4,140}/,
  wished: /^(?: [a-z]{3,12})?,? (?:but )?(?:unless|(?:only )?if|as long as|provided)\b[^.;:!?\n]{4,140}/,
}

/** The visitor's own words with the condition that limits a refusal or a wish; null without one. */
export function conditionOf({ text }: Reading, { manner, start, end, sentence }: Mention): string | null {
  const isRefused = manner === 'refused'
  if (!isRefused && manner !== 'must' && manner !== 'want') return null
  const [behind] = limiting[isRefused ? 'refused' : 'wished'].exec(text.plain.slice(end, sentence.end)) ?? []
  if (behind === undefined) return null
  const words = text.original.slice(start, end + behind.length).trim()
  return isRefused ? `no ${words}` : words
}
