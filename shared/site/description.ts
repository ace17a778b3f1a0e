/** What search results show of a page's description. */
export const descriptionCharsMax = 160

/** A description that search results show whole: the first of the wordings that fits, else the last one, cut. */
export function shownWhole(...wordings: readonly string[]): string {
  const whole = wordings.find((words) => words.length <= descriptionCharsMax)
  if (whole !== undefined) return whole
  const cut = (wordings.at(-1) ?? '').slice(0, descriptionCharsMax)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`
}
