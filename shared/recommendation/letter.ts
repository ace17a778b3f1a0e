import type { Recommendation } from './recommend'
import type { RankedVendor } from './score'
import { understood } from './text'

/** As many as a visitor can look at closely. */
const recommended = 3

/**
 * The recommendation as the visitor reads it, for a person to correct and send: what was understood, the first systems with
 * reasons and trade-offs, what to do next. `textBlocks` reads its paragraphs and lists.
 */
export function recommendationLetter(recommendation: Recommendation): string {
  const { ranked, excluded } = recommendation
  const compared = ranked.length + excluded.length
  return [
    `We compared your answers with the ${compared} systems of our catalogue. This is what we understood:`,
    bullets(understood(recommendation)),
    'These systems fit what you told us best. The score says how many points of a hundred each got.',
    ...ranked.slice(0, recommended).flatMap(vendorBlocks),
    'Before you decide, ask each of them for a demonstration with cases like yours, and for a written quote.',
  ].join('\n\n')
}

function vendorBlocks({ name, score, reasons, tradeOffs }: RankedVendor, index: number): string[] {
  return [
    `${index + 1}. ${name}: ${score} of 100`,
    `Why it fits:\n${bullets(reasons)}`,
    ...(tradeOffs.length > 0 ? [`What to weigh:\n${bullets(tradeOffs)}`] : []),
  ]
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
