import type { Next } from '../../../shared/match/next'

/** Why there are no more picks, and what keeps out the systems that come next: one sentence, or a line for each. */
export function NextSystems({ next: { text, reasons } }: { next: Next }) {
  return (
    <>
      <p className="mt-3">{text}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </>
  )
}
