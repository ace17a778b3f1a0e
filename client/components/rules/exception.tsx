import type { Rule } from '../../../shared/rules'

/** The sentence on cases that another rule covers, which leads to that rule. */
export function Exception({ of }: { of: Rule['exception'] }) {
  return (
    of && (
      <>
        {' '}
        <a href={`#${of.id}`} className="link">
          {of.what}
        </a>
      </>
    )
  )
}
