import { budgetWords } from './affordability'
import { featureLabels } from './features'
import type { Recommendation } from './recommend'
import type { RankedVendor } from './score'
import { areaWords } from './setting'
import { listed, quoted } from './wording'

/** As many as a person reads with care; the rest are named with their scores. */
const shownInFull = 5

/** The recommendation as plain text for the team's mail: a numbered list under its own heading. */
export function recommendationText(recommendation: Recommendation): string {
  const { ranked, excluded, notes } = recommendation
  const further = ranked.slice(shownInFull).map(({ name, score }) => `${name} ${score}`)
  return [
    'Draft recommendation',
    section('What was understood', understood(recommendation)),
    ranked.slice(0, shownInFull).map(vendorText).join('\n\n'),
    further.length > 0 ? `Further down: ${further.join(', ')}.` : '',
    section(
      'Not ranked',
      excluded.map(({ name, why }) => `${name}: ${why}`),
    ),
    section('Notes', notes),
    'The score is the points of all criteria per hundred possible. What the catalogue does not know counts half, a missing rating too. Whether a vendor pays is no input.',
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

/** What was read from the answers, a line each. */
export function understood({ budget, setting, providers, requestedFeatures }: Recommendation): string[] {
  const care = [areaWords(setting.areas), listed(setting.levels)].filter((words) => words !== '')
  return [
    `Care: ${care.length > 0 ? care.join('; ') : 'not told'}`,
    `Size: ${providers.words}`,
    `Budget: ${budget.kind === 'parsed' ? `${budgetWords(budget)} (from ${quoted(budget.source)})` : 'could not be read'}`,
    `Features asked for: ${requestedFeatures.length > 0 ? listed(featureLabels(requestedFeatures)) : 'none in particular'}`,
  ]
}

function vendorText({ name, score, parts, reasons, tradeOffs }: RankedVendor, index: number): string {
  const points = parts.map(({ criterion, points, of }) => `${criterion} ${points}/${of}`)
  return [
    `${index + 1}. ${name} — ${score}/100`,
    `   ${points.join(', ')}`,
    '   Reasons:',
    ...reasons.map((reason) => `   + ${reason}`),
    '   Trade-offs:',
    ...tradeOffs.map((tradeOff) => `   - ${tradeOff}`),
  ].join('\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n')
}
