import { featureGroups as groups, placesInGroup } from '../../../shared/features/made/terms'
import { type FeatureKey, featureKeys, featureLabel } from '../../../shared/match/terms/features'
import { capitalized } from '../../../shared/words'
import { Fold } from '../fold'

/** The three things that can be said of a feature, by the query's keys; a screen reader hears the whole words. */
const stances = [
  { name: 'must', label: 'Must', further: ' have' },
  { name: 'want', label: 'Want', further: '' },
  { name: 'declined', label: 'No', further: ', do not want' },
] as const

/** The features in groups, each with a checkbox for each thing that can be said of it. */
export function FeatureChoices({ entries }: { entries: URLSearchParams }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        Must: leave out systems without it. Want: prefer those with it. No: you do not want it.
      </p>
      {featureGroups.map(({ title, keys }) => (
        <Fold key={title} label={labelOf(title, keys, entries)} className="border-t border-line">
          <ul className="rows">
            {keys.map((key) => (
              <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                {capitalized(featureLabel(key))}
                <Stances feature={key} entries={entries} />
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </>
  )
}

/** A group with how many of its features have an answer. */
function labelOf(title: string, keys: readonly string[], entries: URLSearchParams): string {
  const said = new Set(stances.flatMap(({ name }) => entries.getAll(name)))
  const count = keys.filter((key) => said.has(key)).length
  return count > 0 ? `${title} (${count})` : title
}

function Stances({ feature, entries }: { feature: FeatureKey; entries: URLSearchParams }) {
  return (
    <span className="flex gap-x-4">
      {stances.map(({ name, label, further }) => (
        <label key={name} className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm">
          <input
            type="checkbox"
            name={name}
            value={feature}
            defaultChecked={entries.getAll(name).includes(feature)}
            className="checkbox size-5"
          />
          <span>
            {label}
            <span className="sr-only">{`${further}: ${featureLabel(feature)}`}</span>
          </span>
        </label>
      ))}
    </span>
  )
}

/** The groups of features, by the people who use them, in the order of the form. */
const titles: readonly (typeof groups)[keyof typeof groups][] = [
  'Notes and therapy',
  'Prescribing, medication, and labs',
  'Programs, admissions, and consent',
  'Billing',
  'Clients',
  'Data and security',
  'Setup',
]

/** The features, grouped and ordered as their cards say; a test checks that each is in a group. */
export const featureGroups = titles.map((title) => ({
  title,
  keys: featureKeys
    .filter((key) => groups[key] === title)
    .sort((one, other) => placesInGroup[one] - placesInGroup[other]),
}))
