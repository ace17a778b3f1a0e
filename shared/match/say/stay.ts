import { listed } from '../../words'
import type { MatchAnswer } from '../terms/answer'
import { featurePhrase } from '../terms/features'
import { compareRanks } from '../weigh/order'
import type { Weighing } from '../weigh/weigh'
import { cellFor } from './cells'

/** The present system as a column; null where the catalogue does not have it. */
export function stayWords({ present, picks, isStayAdvised, known }: Weighing): MatchAnswer['stay'] {
  if (!present) return null
  const { id, name } = present.candidate
  return { id, name, needs: present.findings.map(cellFor), text: textOf(), isAdvised: isStayAdvised }

  function textOf(): string {
    const [best] = picks
    const { findings, rank } = present as NonNullable<typeof present>
    const lacking = findings.flatMap(({ point, answer }) =>
      point.kind === 'feature' && point.stance !== 'refused' && answer === 'no' ? [featurePhrase(point.feature)] : [],
    )
    const gap = lacking.length > 0 ? ` It has no ${listed(lacking, 'or')}.` : ''
    if (known.leaving?.value === true) {
      const isAsGood = best !== undefined && compareRanks(rank, best.rank) <= 0
      return isAsGood
        ? `You are leaving ${name}. On what we compare, no system here is ahead of it, so be sure of your reason.${gap}`
        : `You are leaving ${name}.${gap}`
    }
    if (isStayAdvised)
      return `Stay with ${name}, unless something bothers you that you have not told us: we know of nothing that beats it for what you asked.${gap}`
    const kind = findings.find(({ statement }) => statement.kind === 'not-made-for')
    if (kind) return `${name}, which you use today, is not made for organizations like yours.${gap}`
    return best
      ? `Against ${name}, which you use today, ${best.candidate.name} is ahead on what you asked.${gap}`
      : `You use ${name} today.${gap}`
  }
}
