import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'
import { type FeatureKey, featureLabel } from '../../../shared/match/keys'
import type { MatchAnswer } from '../../../shared/match/match'
import { capitalized } from '../../../shared/words'
import { buttonClass } from '../button-class'
import { ChevronIcon } from '../icons'
import { featureGroups } from './feature-groups'
import { Choice, Labeled } from './labeled'
import { formId } from './match-form'
import { Presets, WeightChoices, weightMax } from './weights'

interface MoreQuestionsProps {
  entries: URLSearchParams
  query: string
  answer: MatchAnswer
  systems: readonly Option[]
  /** Replaces the plain choices of weights. */
  weights: ReactNode
}

/** Optional questions after the first result, which shows how each answer changed it. */
export function MoreQuestions({ entries, query, answer, systems, weights }: MoreQuestionsProps) {
  const given = entries.get('current') ?? entries.get('currentEmr')
  // A link may give the catalogue's id of a system that the lead form knows by another value.
  const today = systems.find(({ value, label }) => value === given || label === answer.readBack.current)
  return (
    <section aria-labelledby="more" className="mt-6 rounded-2xl border border-line p-4 sm:p-6">
      <h2 id="more" className="text-xl">
        More questions, all optional
      </h2>
      <div className="mt-4">
        <Labeled name="current" label="What do you use today?">
          <Choice
            name="current"
            value={today?.value ?? null}
            none="None, or prefer not to say"
            options={systems}
            form={formId}
          />
        </Labeled>
      </div>
      <h3 className="mt-6 mb-1 font-medium">What do you need it to do?</h3>
      {featureGroups.map(({ title, keys }) => (
        <FeatureGroup
          key={title}
          title={title}
          keys={keys}
          must={entries.getAll('must')}
          want={entries.getAll('want')}
        />
      ))}
      <h3 className="mt-6 font-medium">What matters most to you?</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        {`Each criterion has up to ${weightMax} points and counts by its share of all points given.`}
      </p>
      <Presets query={query} weights={answer.weights} />
      {weights ?? <WeightChoices entries={entries} answer={answer} />}
      <button type="submit" form={formId} className={`${buttonClass('primary', 'large')} mt-5 w-full`}>
        Update my matches
      </button>
    </section>
  )
}

interface FeatureGroupProps {
  title: string
  keys: readonly FeatureKey[]
  must: readonly string[]
  want: readonly string[]
}

/** Two checkboxes per feature: must have, and would like. */
function FeatureGroup({ title, keys, must, want }: FeatureGroupProps) {
  const chosen = keys.filter((key) => must.includes(key) || want.includes(key)).length
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1.5">
        <ChevronIcon className="size-5 shrink-0" />
        {`${title}${chosen > 0 ? ` (${chosen}\u00a0chosen)` : ''}`}
      </summary>
      <table className="mb-3 w-full text-left text-sm">
        <thead>
          <tr className="text-sm text-ink-soft">
            <th scope="col" className="font-normal">
              <span className="sr-only">Feature</span>
            </th>
            <th scope="col" className="w-14 text-center font-normal">
              Must have
            </th>
            <th scope="col" className="w-14 text-center font-normal">
              Would like
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 leading-snug font-normal">
                {capitalized(featureLabel(key))}
              </th>
              <Box name="must" feature={key} checked={must.includes(key)} label={`Must have ${featureLabel(key)}`} />
              <Box name="want" feature={key} checked={want.includes(key)} label={`Would like ${featureLabel(key)}`} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Box({ name, feature, checked, label }: { name: string; feature: string; checked: boolean; label: string }) {
  return (
    <td className="text-center">
      <label className="inline-flex size-11 items-center justify-center">
        <span className="sr-only">{label}</span>
        <input
          type="checkbox"
          name={name}
          value={feature}
          form={formId}
          defaultChecked={checked}
          className="checkbox size-5"
        />
      </label>
    </td>
  )
}
