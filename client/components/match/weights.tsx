import { matchAddress, withAnswer } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'
import { criteria, criterionLabels, type Preset, presetLabels } from '../../../shared/match/method'
import { formId } from './match-form'

interface PresetsProps {
  query: string
  weights: MatchAnswer['weights']
}

/** Preset weights as links: the automatic one, and one per kind of practice. */
export function Presets({ query, weights }: PresetsProps) {
  const named = new URLSearchParams(query).get('weights')
  const links: { name: string | null; label: string }[] = [
    { name: null, label: 'Suggested for your practice' },
    ...Object.entries(presetLabels).map(([name, label]) => ({ name, label })),
  ]
  const isShown = (name: string | null) => (weights.preset === null ? false : named === name)
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ name, label }) => (
        <li key={label}>
          <a
            href={matchAddress('/match', withAnswer(query, 'weights', name))}
            data-match=""
            aria-current={isShown(name) || undefined}
            className="match-preset inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 py-1 text-sm hover:border-accent hover:text-accent"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** In points. With more than half of all weight, a criterion would decide alone. */
export const weightMax = 50
export const weightStep = 5

/** Weights without scripts: one select per criterion, changing the weights that are shown. */
export function WeightChoices({ entries, answer }: { entries: URLSearchParams; answer: MatchAnswer }) {
  const { preset, values } = answer.weights
  const own = (entries.get('weights') ?? '').split(',').filter((part) => part.includes(':'))
  const steps = Array.from({ length: weightMax / weightStep + 1 }, (_, index) => index * weightStep)
  return (
    <div className="mt-4 stack-2">
      <PresetInForce entries={entries} preset={preset} />
      {criteria.map((key) => {
        const chosen = own.find((part) => part.startsWith(`${key}:`))
        const odd = chosen !== undefined && !steps.some((step) => chosen === `${key}:${step}`)
        return (
          <label key={key} className="flex min-h-11 items-center justify-between gap-3">
            {criterionLabels[key]}
            <select name="weights" form={formId} defaultValue={chosen ?? ''} className="control select w-36">
              <option value="">{`${values[key]} (current)`}</option>
              {odd && <option value={chosen}>{values[key]}</option>}
              {steps.map((step) => (
                <option key={step} value={`${key}:${step}`}>
                  {step}
                </option>
              ))}
            </select>
          </label>
        )
      })}
    </div>
  )
}

/** Keeps a chosen preset when another question is answered. */
export function PresetInForce({ entries, preset }: { entries: URLSearchParams; preset: Preset | null }) {
  const isChosen = preset !== null && entries.get('weights') === preset
  return isChosen ? <input type="hidden" name="weights" value={preset} form={formId} /> : null
}
