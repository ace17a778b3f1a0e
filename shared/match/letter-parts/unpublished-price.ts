import type { Candidate } from '../candidate'
import { figureAboveBudget } from '../criteria/cost'
import type { MatchAnswer } from '../match'

const ownFigure = 'Our figure, without a source, is'
/** Addresses of sources are for the page that the letter links, not for the letter. */
const addresses = / ?\([^()]*https?:[^()]*\)/g

/** Both readings of a price that is not published, in short, and that it is above the budget even so. */
export function unpublishedPrice(candidate: Candidate, readBack: MatchAnswer['readBack']): string {
  const readings = (candidate.listedPrice ?? '').replace(addresses, '').replace(ownFigure, 'Unconfirmed:')
  return [
    'We found no published price for your size: ask for a written quote.',
    readings,
    figureAboveBudget(candidate, readBack) ? 'The unconfirmed figure is above your budget.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}
