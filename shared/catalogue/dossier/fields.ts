import type { VendorId } from '../ids'
import { businessGroups } from './business-fields'
import { careGroups } from './care-fields'
import type { DossierField, DossierGroup } from './field'

export type { DossierField, DossierGroup, DossierKind } from './field'

/** What matters for a purchase in behavioral health beyond the rows of the comparison. */
export const dossierGroups: readonly DossierGroup[] = [...careGroups, ...businessGroups]

export const dossierFields: readonly DossierField[] = dossierGroups.flatMap(({ fields }) => fields)

/** Groups that do not apply to a vendor because its product is not an EMR. */
export const groupsBesideThePoint: Partial<Record<VendorId, readonly string[]>> = {
  clearent: ['certification', 'prescribing', 'confidentiality', 'clinical', 'billing', 'exchange', 'ai'],
  doxy: ['prescribing', 'clinical', 'billing', 'exchange'],
}
