import type { Rule } from '../../../shared/rules'
import { TextLink } from '../text-link'

/** The sentence on cases that another rule covers, which leads to that rule. */
export function Exception({ of }: { of: Rule['exception'] }) {
  return (
    of && (
      <>
        {' '}
        <TextLink href={`#${of.id}`}>{of.what}</TextLink>
      </>
    )
  )
}
