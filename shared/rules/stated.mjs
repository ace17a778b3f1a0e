// @ts-check
/**
 * How a rule's sentence stands in a text, for the site and for programs in plain Node.
 * @typedef {{ sentence: string, after?: { from: string, sentence: string } | undefined }} Stated
 */

/** Such as `2027-01-01`. */
const dayLength = 10
const until = '{{until:'

/**
 * The rule's sentence for a text that is shown by `ofDay`: with the one that takes over, if one does.
 * @param {Stated} rule
 */
export function marked({ sentence, after }) {
  return after ? `${until}${after.from}}}${sentence}{{since}}${after.sentence}{{end}}` : sentence
}

/**
 * A text with the sentences that hold on a day, of those that `marked` put into it.
 * @param {string} text
 * @param {string} day `YYYY-MM-DD`
 */
export function ofDay(text, day) {
  const [start = '', ...parts] = text.split(until)
  return [start, ...parts.map((part) => resolved(part, day))].join('')
}

/**
 * @param {string} part from the day of a mark to the next mark
 * @param {string} day
 */
function resolved(part, day) {
  const [before = '', after = '', ...rest] = part.slice(dayLength + '}}'.length).split(/\{\{(?:since|end)\}\}/)
  return (part.slice(0, dayLength) <= day ? after : before) + rest.join('')
}

/**
 * The rule's sentence for a text that stays as it is written, on paper or in a stored article: today's, and the one
 * that takes over on a later day.
 * @param {Stated} rule
 * @param {string} day `YYYY-MM-DD`
 */
export function lasting({ sentence, after }, day) {
  if (!after) return sentence
  return after.from <= day ? after.sentence : `${sentence} From ${inWords(after.from)}: ${after.sentence}`
}

/** @param {string} day */
function inWords(day) {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
