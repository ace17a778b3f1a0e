/** The reading speed of an unhurried adult in explanatory text. */
const wordsPerMinute = 200

export function readMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute))
}
