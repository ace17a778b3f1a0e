import { organizationKeys } from '../../shared/match/terms/organizations'
import { kindsMatrix, sizes } from '../support/kinds-matrix'
import { print } from './table'

/** Why a cell has no pick, by what is known of the kind. */
const none = { yes: 'none fits', thin: 'too little known', no: 'none made for it' } as const

/** Prints whom the match names for every kind of organization in every size, and why it names nobody. */
export function showKinds(): void {
  const cells = kindsMatrix()
  const rows = organizationKeys.map((kind) => [
    kind,
    ...cells
      .filter(({ organization }) => organization === kind)
      .map(({ answer: { picks, kind: told } }) =>
        picks.length > 0 ? picks.map(({ id }) => id).join(' ') : `(${none[told?.served ?? 'no']})`,
      ),
  ])
  print([['kind', ...sizes], ...rows])
  const empty = cells.filter(({ answer }) => answer.picks.length === 0)
  console.log(`${cells.length - empty.length} of ${cells.length} cells have a pick`)
  for (const { organization, size, answer } of empty.filter(({ answer: { kind } }) => kind?.served === 'yes'))
    console.log(`${organization}, ${size}: ${answer.notes.join(' ')}`)
}
