import type { Option } from '../../forms/field'
import { featureKeys, featureLabel } from '../../match/terms/features'
import { organizations } from '../../match/terms/organizations'
import { leavingLabels, otherProductLabels, perLabels, stanceLabels } from '../../match/terms/slot-words'
import { capitalized } from '../../words'

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const options: Readonly<Record<string, readonly Option[]>> = {
  organization: organizations,
  leaving: optionsOf(leavingLabels),
  needsNoEmr: optionsOf(otherProductLabels),
  wish: optionsOf(stanceLabels),
  per: optionsOf(perLabels),
  feature: featureKeys.map((value) => ({ value, label: capitalized(featureLabel(value)) })),
}

/** The choices for a kind of slot, for whom a budget is (`per`), or a feature to add; undefined for a text. */
export const optionsOfKind = (kind: string): readonly Option[] | undefined => options[kind]
