import type { Candidate } from '../candidate'
import type { MatchAnswer } from '../match'

const ownFigure = 'Our figure, without a source, is'
/** The lower end of our own figure, where it is for each user. */
const perUser = /^[^$]*\$(\d{1,6})[^ ]* per user/
/** Addresses of sources are for the page that the letter links, not for the letter. */
const addresses = / ?\([^()]*https?:[^()]*\)/g

/** Both readings of a price that is not published, in short, and that it is above the budget even so. */
export function unpublishedPrice({ listedPrice }: Candidate, readBack: MatchAnswer['readBack']): string {
  const readings = (listedPrice ?? '').replace(addresses, '').replace(ownFigure, 'Unconfirmed:')
  return [
    'We found no published price for your size: ask for a written quote.',
    readings,
    isAboveBudget(listedPrice ?? '', readBack) ? 'The unconfirmed figure is above your budget.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function isAboveBudget(listedPrice: string, { budget, providers }: MatchAnswer['readBack']): boolean {
  const least = Number(perUser.exec(listedPrice)?.[1])
  if (!budget?.monthly || budget.currency !== 'USD' || budget.per === 'unclear') return false
  const heads = budget.per === 'provider' ? 1 : (providers?.least ?? 1)
  return least * heads > budget.monthly.most
}
