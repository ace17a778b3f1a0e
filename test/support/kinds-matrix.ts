import { matchCatalogue } from '../../shared/match'
import type { MatchAnswer } from '../../shared/match/terms/answer'
import type { Answers } from '../../shared/match/terms/answers'
import { type Organization, organizationKeys } from '../../shared/match/terms/organizations'

/** The sizes of the lead form. */
export const sizes = ['solo-practitioner', '2-10', '11-20', '21-50', '51+'] as const satisfies readonly NonNullable<
  Answers['numberOfProviders']
>[]

interface Cell {
  organization: Organization
  size: (typeof sizes)[number]
  answer: MatchAnswer
}

/** What the match answers to every kind of organization in every size, and nothing else. */
export const kindsMatrix = (): Cell[] =>
  organizationKeys.flatMap((organization) =>
    sizes.map((size) => ({ organization, size, answer: matchCatalogue({ organization, numberOfProviders: size }) })),
  )
