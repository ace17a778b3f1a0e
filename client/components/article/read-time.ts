/** What an unhurried adult reads of explanatory text in a minute. */
const wordsPerMinute = 200

export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
