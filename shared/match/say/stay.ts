import { listed } from '../../words'
import type { MatchAnswer } from '../terms/answer'
import { type FeatureKey, featurePhrase } from '../terms/features'
import type { Weighed } from '../weigh/order'
import type { Weighing } from '../weigh/weigh'
import { cellFor } from './cells'

/** The present system as a column; null where the catalogue does not have it. */
export function stayWords(weighing: Weighing): MatchAnswer['stay'] {
  const { present, isStayAdvised } = weighing
  if (!present) return null
  const { id, name } = present.candidate
  return { id, name, needs: present.findings.map(cellFor), text: textOf(weighing, present), isAdvised: isStayAdvised }
}

/** One or two sentences on staying; empty where there is nothing to say. */
function textOf({ known, picks, isStayAdvised }: Weighing, present: Weighed): string {
  const { name } = present.candidate
  const [best] = picks
  const isKept = known.leaving?.value === false
  if (isKept) return `You are keeping ${name}, so we suggest nothing in its place.`
  if (isStayAdvised)
    return isProven(present)
      ? `Stay with ${name}: we know of nothing that beats it for what you asked.`
      : `We found no system here that shows more than ${name} on what you asked, so ask ${name} first.`
  if (known.leaving?.value === true) return ''
  if (present.findings.some(({ statement }) => statement.kind === 'not-made-for'))
    return `${name}, which you use today, is not made for organizations like yours.`
  return best ? aheadOf(best, present) : ''
}

/** Whether a system is known to have all that was asked for, and something was. */
const isProven = ({ findings }: Weighed): boolean => {
  const asked = findings.filter(
    ({ point }) => point.kind === 'need' || (point.kind === 'feature' && point.stance !== 'refused'),
  )
  return asked.length > 0 && asked.every(({ answer }) => answer === 'yes')
}

const had = ({ findings }: Weighed): FeatureKey[] =>
  findings.flatMap(({ point, answer }) =>
    point.kind === 'feature' && point.stance !== 'refused' && answer === 'yes' ? [point.feature] : [],
  )

/** What the first pick is known to have and the present system is not; empty if only other points set them apart. */
function aheadOf(best: Weighed, present: Weighed): string {
  const more = had(best).filter((key) => !had(present).includes(key))
  if (more.length === 0) return ''
  return `${best.candidate.name} has ${listed(more.map(featurePhrase))}; for ${present.candidate.name} we could not confirm that.`
}
