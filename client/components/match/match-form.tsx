import type { ReactNode } from 'react'
import { currentEmrs, industries } from '../../../shared/leads/options'
import type { Answers } from '../../../shared/match/answers'
import { settingWords } from '../../../shared/match/criteria/setting'
import { presetLabels } from '../../../shared/match/method'
import { settings } from '../../../shared/match/reading/situation'
import { capitalized } from '../../../shared/words'
import { Button } from '../button'
import { FeatureWishes } from './feature-wishes'

/** The questions of the match: a plain GET form, so that its answer is an address. Three of them are enough for a first answer. */
export function MatchForm({ answers }: { answers: Answers }) {
  const chosen = new Set(answers.setting)
  const more = moreAnswers(answers)
  return (
    <form action="/match" autoComplete="off" className="no-print rounded-2xl border border-line bg-sunken p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Labelled name="industry" label="What care do you give?">
          <Choice name="industry" value={answers.industry} none="Select one" options={industries} />
        </Labelled>
        <Labelled name="providers" label="How many people give care?">
          <input
            id="providers"
            name="providers"
            type="number"
            min={1}
            max={100000}
            defaultValue={answers.providers}
            className="control"
          />
        </Labelled>
        <Labelled name="budget" label="Monthly budget" hint="In your words, for example $80 per provider">
          <input
            id="budget"
            name="budget"
            type="text"
            maxLength={200}
            defaultValue={answers.budget}
            aria-describedby="budget-hint"
            className="control"
          />
        </Labelled>
      </div>
      <fieldset className="mt-5">
        <legend className="mb-1.5 font-medium">Where do you give it?</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {settings.map((setting) => (
            <Check key={setting} name="setting" value={setting} checked={chosen.has(setting)}>
              {capitalized(settingWords[setting])}
            </Check>
          ))}
        </div>
      </fieldset>
      <details className="mt-5">
        <summary className="cursor-pointer py-2 font-medium">
          {`More questions, each optional${more > 0 ? ` (${more} answered)` : ''}`}
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Labelled name="current" label="What do you use today?">
            <Choice name="current" value={answers.current} none="Nothing, or not chosen" options={currentEmrs} />
          </Labelled>
          <Labelled name="weights" label="What should weigh most?">
            <Choice
              name="weights"
              value={typeof answers.weights === 'string' ? answers.weights : undefined}
              none="What suits your kind of practice"
              options={Object.entries(presetLabels).map(([value, label]) => ({ value, label }))}
            />
          </Labelled>
        </div>
        <FeatureWishes must={answers.must ?? []} want={answers.want ?? []} />
      </details>
      <Button type="submit" size="large" className="mt-5">
        Show my matches
      </Button>
    </form>
  )
}

function moreAnswers({ current, weights, must = [], want = [] }: Answers): number {
  return (current ? 1 : 0) + (weights ? 1 : 0) + must.length + want.length
}

function Labelled({
  name,
  label,
  hint,
  children,
}: {
  name: string
  label: string
  hint?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: string
  value: string | undefined
  none: string
  options: readonly { value: string; label: string }[]
}

function Choice({ name, value, none, options }: ChoiceProps) {
  return (
    <select id={name} name={name} defaultValue={value ?? ''} className="control select">
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

interface CheckProps {
  name: string
  value: string
  checked: boolean
  children: ReactNode
}

function Check({ name, value, checked, children }: CheckProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} className="size-5" />
      {children}
    </label>
  )
}
