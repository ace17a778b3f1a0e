import { businessGroups } from './business-fields'
import { careGroups } from './care-fields'
import type { DossierField, DossierGroup } from './field'

export type { DossierField, DossierKind } from './field'

const groups = [...careGroups, ...businessGroups]

/** The key of a fact of the dossier, such as `leaving.exportPrice`. */
export type DossierKey = (typeof groups)[number]['fields'][number]['key']

/** What matters for a purchase in behavioral health beyond the rows of the comparison. */
export const dossierGroups: readonly DossierGroup<DossierKey>[] = groups

export const dossierFields: readonly DossierField<DossierKey>[] = dossierGroups.flatMap(({ fields }) => fields)

export type { DossierGroup } from './field'
