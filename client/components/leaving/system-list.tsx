import type { Vendor } from '../../../shared/catalogue'
import { type MarkedText, markAt } from '../../../shared/catalogue/mark'
import { withoutEnd } from '../../../shared/catalogue/words'
import { leavingEvidence, verifiedWords } from '../../../shared/leaving/evidence'
import { certificationSought, leavingQuestions } from '../../../shared/leaving/questions'
import { ValueLink } from '../vendor/value-link'
import { WholeWords } from '../whole-words'

/** A system in the list of guides. */
export interface LeavingLine {
  id: string
  name: string
  known: (MarkedText & { label: string })[]
  /** Such as `3 of 7 points verified`. */
  verified: string
}

/**
 * Each point that the count below it counts. A search of the federal list that found nothing is said there; details
 * beside the points are in the guide.
 */
const isCounted = (field: string, vendor: Vendor) =>
  leavingQuestions(vendor).some((question) => question.field === field && question !== certificationSought)

/** The limits on an export, because another source may say less of it than the points above. */
const exportLimits = ({ id, limits }: Vendor) =>
  limits.flatMap((fact) =>
    fact.value !== null && /\bexport (?:of|on)\b/i.test(fact.value)
      ? [{ label: 'Limit', text: withoutEnd(fact.value), mark: markAt(id, 'limits', fact) }]
      : [],
  )

export function leavingLine(vendor: Vendor): LeavingLine {
  return {
    id: vendor.id,
    name: vendor.name,
    known: [
      ...leavingEvidence(vendor)
        .known.filter(({ field }) => isCounted(field, vendor))
        .map(({ field, label, lines, fact }) => ({
          label,
          text: lines.join('; '),
          mark: markAt(vendor.id, field, fact),
        })),
      ...exportLimits(vendor),
    ],
    verified: verifiedWords(vendor),
  }
}

/** Systems with links to their guides and the main facts about leaving each one. */
export function SystemList({ lines }: { lines: readonly LeavingLine[] }) {
  return (
    <ul className="mt-4 grid gap-x-10 border-t border-line md:grid-cols-2 print:grid-cols-2">
      {lines.map(({ id, name, known, verified }) => (
        <li key={id} className="break-inside-avoid border-b border-line py-3">
          <a href={`/leaving/${id}`} className="link font-semibold">
            {`Leaving ${name}`}
          </a>
          {known.map(({ label, text, mark }) => (
            <span key={label} className="block text-sm">
              <span className="text-ink-soft">
                <WholeWords text={`${label}: `} />
              </span>
              <ValueLink mark={mark} of={`${name}, ${label}`}>
                <WholeWords text={text} />
              </ValueLink>
            </span>
          ))}
          <span className="block text-sm text-ink-soft">{verified}</span>
        </li>
      ))}
    </ul>
  )
}
