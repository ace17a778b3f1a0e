import { featureKeys, featureLabel } from '../../../shared/match/keys'
import { capitalized } from '../../../shared/words'

interface FeatureWishesProps {
  must: readonly string[]
  want: readonly string[]
}

/** Two columns of boxes a feature: what the practice must have, and what it would like. */
export function FeatureWishes({ must, want }: FeatureWishesProps) {
  return (
    <table className="mt-5 w-full text-left">
      <caption className="mb-1.5 text-left font-medium">What should it do?</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col">Feature</th>
          <th scope="col" className="w-24 text-center">
            Must have
          </th>
          <th scope="col" className="w-24 text-center">
            Would like
          </th>
        </tr>
      </thead>
      <tbody>
        {featureKeys.map((key) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-1 font-normal">
              {capitalized(featureLabel(key))}
            </th>
            <Box name="must" feature={key} checked={must.includes(key)} label={`Must have ${featureLabel(key)}`} />
            <Box name="want" feature={key} checked={want.includes(key)} label={`Would like ${featureLabel(key)}`} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Box({ name, feature, checked, label }: { name: string; feature: string; checked: boolean; label: string }) {
  return (
    <td className="text-center">
      <label className="inline-flex size-11 items-center justify-center">
        <span className="sr-only">{label}</span>
        <input type="checkbox" name={name} value={feature} defaultChecked={checked} className="size-5" />
      </label>
    </td>
  )
}
