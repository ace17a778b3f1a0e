import { listed } from '../words'

/** A system with what keeps it from being a pick, as part of a sentence. */
export interface WhyNot {
  name: string
  reason: string
}

/** More systems than this with the same score are named without their reasons. */
const explainedMax = 2

/**
 * The systems that come next with the same score, in a sentence with the reason that they share, or followed by a line
 * for each. `isHigher` says that a pick scores less: a system with an unknown must-have can score more than a pick, and
 * then does not come next.
 */
export function nextWords(
  whyNots: readonly WhyNot[],
  score: number,
  isHigher: boolean,
): { text: string; reasons: string[] } {
  const [first] = whyNots
  const isOne = whyNots.length === 1
  const names = listed(whyNots.map(({ name }) => name))
  const come = isHigher
    ? `${names} ${isOne ? `scores higher (${score})` : `score higher (${score} each)`}`
    : `${names} ${isOne ? `comes next with ${score}` : `come next, each with ${score}`}`
  if (first && (isOne || isShared(whyNots)))
    return {
      text: `${come}${isHigher ? ', but' : ':'} ${isOne ? '' : 'for each of them, '}${first.reason}.`,
      reasons: [],
    }
  if (whyNots.length > explainedMax) return { text: `${come}.`, reasons: [] }
  return { text: `${come}.`, reasons: whyNots.map(({ name, reason }) => `${name}: ${reason}.`) }
}

/** Whether one sentence can say why none of these systems is a pick. */
function isShared(whyNots: readonly WhyNot[]): boolean {
  const reasons = new Set(whyNots.map(({ reason }) => reason))
  return reasons.size === 1 && /^(?:we|our) /.test(whyNots[0]?.reason ?? '')
}
