import type { Vendor } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { hasBeds } from '../../../shared/catalogue/care'
import { fieldOf } from '../../../shared/catalogue/fields'
import type { MarkedText } from '../../../shared/catalogue/mark'
import { askedKeys } from '../../../shared/comparison/asked-keys'
import { decidingFacts } from '../guide/deciding-facts'

/** A fact of the dossier that the comparison shows in addition to its rows. */
export interface AskedFact extends MarkedText {
  label: string
  /** `answer` for a question that is answered by yes, partly, or no, even if the answer is unknown. */
  kind: 'answer' | 'text'
  /** Which part `Partly` means. */
  below?: string
  /** Whether it can matter to a customer of the system: not bed boards where nobody stays overnight. */
  concerns: boolean
}

/** Questions that only some kinds of care raise. Where the kind is not known, all are raised. */
const raisedBy: Partial<Record<(typeof askedKeys)[number], (vendor: Vendor) => boolean>> = {
  'clinical.emar': ({ levelsOfCare: { value } }) => value === null || hasBeds(value),
  'clinical.bedBoard': ({ levelsOfCare: { value } }) => value === null || hasBeds(value),
  'clinical.asam': ({ specialties: { value } }) => value === null || value.includes('substance-abuse'),
}

/** What the dossier of a vendor says about these questions, in the same order for every vendor. */
export function askedFacts(vendor: Vendor): AskedFact[] {
  return decidingFacts(vendor, askedKeys).map(({ label, answer, text, mark }, place) => ({
    ...{ label, mark, kind: fieldOf(askedKeys[place] ?? '')?.kind === 'answer' ? 'answer' : 'text' },
    concerns: raisedBy[askedKeys[place] ?? 'leaving.exportScope']?.(vendor) ?? true,
    ...(answer === undefined ? { text: text ?? basisWords[mark.basis].label } : { text: answer, below: text }),
  }))
}
