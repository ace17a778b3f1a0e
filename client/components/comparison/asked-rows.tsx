import type { Side } from './side'
import { type Sides, TableRow, ValueCell } from './table-parts'

/** Whom each system is for, directly below its name. */
export function BestForRow({ sides }: Sides) {
  const cellOf = (side: Side | null, place: number) => (
    <ValueCell key={place} label="Best for" kind="text" side={side} fact={side?.bestFor} />
  )
  return <TableRow label="Best for" texts={textsOf(sides, ({ bestFor }) => bestFor.text)} cells={sides.map(cellOf)} />
}

/** The questions to ask before signing that concern one of the systems, or those that concern none, by their places. */
export function askedPlaces(sides: Sides['sides'], concerning: boolean): number[] {
  const chosen = sides.filter((side) => side !== null)
  const places = chosen[0]?.asked.map((_, place) => place) ?? []
  return places.filter((place) => chosen.some(({ asked }) => asked[place]?.concerns) === concerning)
}

/**
 * What to ask before signing. No switch hides these rows, not even for a value that is missing, because a missing value
 * is the reason to ask.
 */
export function AskedRows({ sides, places }: Sides & { places: readonly number[] }) {
  const labels = sides.find((side) => side !== null)?.asked.map(({ label }) => label) ?? []
  return places.map((row) => {
    const label = labels[row] ?? ''
    const cells = sides.map((side, place) => {
      const fact = side?.asked[row]
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
      return <ValueCell key={place} label={label} kind={fact?.kind ?? 'text'} side={side} fact={fact} />
    })
    const isAnswer = sides.some((side) => side?.asked[row]?.kind === 'answer')
    const texts = isAnswer ? 'answers' : textsOf(sides, ({ asked }) => asked[row]?.text ?? '')
    return <TableRow key={label} label={label} texts={texts} cells={cells} />
  })
}

const textsOf = (sides: Sides['sides'], textOf: (side: Side) => string) =>
  sides.flatMap((side) => (side ? [textOf(side)] : []))
