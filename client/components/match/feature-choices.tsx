import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { capitalized } from '../../../shared/words'
import { featureGroups } from './feature-groups'

/** The three things that can be said of a feature, by the query's keys. */
const stances = [
  { name: 'must', label: 'Must have' },
  { name: 'want', label: 'Would like' },
  { name: 'declined', label: 'Do not want' },
] as const

/** A table with a checkbox for each feature and each thing that can be said of it. */
export function FeatureChoices({ entries }: { entries: URLSearchParams }) {
  return featureGroups.map(({ title, keys }) => (
    <table key={title} className="wishes mt-3 w-full text-left text-sm">
      <caption className="pt-2 text-left font-semibold">{title}</caption>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col">
            <span className="sr-only">Feature</span>
          </th>
          {stances.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <FeatureRow key={key} feature={key} entries={entries} />
        ))}
      </tbody>
    </table>
  ))
}

function FeatureRow({ feature, entries }: { feature: FeatureKey; entries: URLSearchParams }) {
  const words = featureLabel(feature)
  return (
    <tr>
      <th scope="row">{capitalized(words)}</th>
      {stances.map(({ name, label }) => (
        <td key={name}>
          <label className="inline-flex size-11 cursor-pointer items-center justify-center">
            <span className="sr-only">{`${label}: ${words}`}</span>
            <input
              type="checkbox"
              name={name}
              value={feature}
              defaultChecked={entries.getAll(name).includes(feature)}
              className="checkbox size-5"
            />
          </label>
        </td>
      ))}
    </tr>
  )
}
