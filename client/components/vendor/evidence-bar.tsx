import type { Basis } from '../../../shared/catalogue/basis'
import { counted } from '../../../shared/words'

/** How many of a system's compared values rest on each basis. */
export type BasisCounts = Readonly<Record<Basis, number>>

const parts = [
  ['sourced', 'sourced'],
  ['spec', 'our figure'],
  ['unverified', 'unverified'],
  ['unknown', 'not known'],
] as const

/** The values that apply. */
export const applying = (counts: BasisCounts) => parts.reduce((sum, [basis]) => sum + counts[basis], 0)

/** One bar divided by basis. The parts differ in height too, so that no color is needed to tell them apart. */
export function EvidenceBar({ counts, label }: { counts: BasisCounts; label: string }) {
  const starts = parts.map((_, place) => parts.slice(0, place).reduce((sum, [basis]) => sum + counts[basis], 0))
  return (
    <svg
      viewBox={`0 0 ${applying(counts)} 8`}
      preserveAspectRatio="none"
      className="evidence-bar"
      role="img"
      aria-label={label}
    >
      {parts.map(
        ([basis], place) =>
          counts[basis] > 0 && <path key={basis} data-basis={basis} d={partOf(basis, starts[place], counts[basis])} />,
      )}
    </svg>
  )
}

const heights = { sourced: 8, spec: 6, unverified: 4, unknown: 1 }

/** The heights as signs, for the key. */
const signs = { sourced: '█', spec: '▆', unverified: '▄', unknown: '▁' }

const partOf = (basis: keyof typeof heights, start: number | undefined, width: number) =>
  `M${start} 8h${width}v-${heights[basis]}h-${width}z`

/** A system's bar with its counts in words. */
export function EvidenceSummary({ counts }: { counts: BasisCounts }) {
  return (
    <div className="evidence">
      <p className="font-semibold">{`We found a source for ${counts.sourced} of ${counted(applying(counts), 'value')}`}</p>
      <div aria-hidden="true">
        <EvidenceBar counts={counts} label="The counts below" />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {parts.map(
          ([basis, words]) =>
            counts[basis] > 0 && (
              <li key={basis}>
                <i data-basis={basis} aria-hidden="true">
                  {signs[basis]}
                </i>
                {` ${counts[basis]} ${words}`}
              </li>
            ),
        )}
      </ul>
    </div>
  )
}
