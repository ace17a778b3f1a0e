import { industries } from '../../../shared/leads/options'
import { settingLabel } from '../../../shared/match/criteria/setting'
import { settings } from '../../../shared/match/reading/situation'
import { listed } from '../../../shared/words'
import { buttonClass } from '../button-class'
import { ChevronIcon } from '../icons'
import { Choice, Labeled } from './labeled'

interface MatchFormProps {
  /** The answers so far, by the keys of the address. */
  entries: URLSearchParams
  isAnswered: boolean
}

/** The id of the form, for questions outside it. */
export const formId = 'answers'

/** The first questions: a plain GET form, so that its result has an address. */
export function MatchForm({ entries, isAnswered }: MatchFormProps) {
  const range = entries.get('numberOfProviders')
  const chosen = entries.getAll('setting')
  return (
    <form
      id={formId}
      action="/match"
      autoComplete="off"
      className="rounded-2xl border border-line bg-sunken p-4 sm:p-6"
    >
      <h2 className="mb-4 text-xl">{isAnswered ? 'Your answers' : 'About your practice'}</h2>
      <div className={isAnswered ? 'grid gap-4' : 'grid gap-4 lg:grid-cols-3'}>
        <Labeled name="industry" label="What kind of care do you provide?">
          <Choice name="industry" value={entries.get('industry')} none="Select one" options={industries} />
          <p className="mt-1 hidden text-sm print:block">
            {listed(
              industries.map(({ label }) => label),
              'or',
            )}
          </p>
        </Labeled>
        <Labeled
          name="providers"
          label="How many providers do you have?"
          hint={range ? `You said ${range}. The exact number gives exact costs.` : 'Everyone who sees clients'}
        >
          <input
            id="providers"
            name="providers"
            type="number"
            inputMode="numeric"
            min={1}
            max={100000}
            placeholder={range ?? undefined}
            defaultValue={entries.get('providers') ?? undefined}
            aria-describedby="providers-hint"
            className="control"
          />
          {range && <input type="hidden" name="numberOfProviders" value={range} />}
        </Labeled>
        <Labeled
          name="budget"
          label="Monthly budget"
          hint="A plain amount, such as $3,000, is for the whole practice. Or write $80 per provider."
        >
          <input
            id="budget"
            name="budget"
            type="text"
            maxLength={200}
            defaultValue={entries.get('budget') ?? entries.get('estimatedMonthlyBudget') ?? undefined}
            aria-describedby="budget-hint"
            className="control"
          />
        </Labeled>
      </div>
      <details className="mt-4" open={!isAnswered}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium">
          <ChevronIcon className="no-print size-5 shrink-0" />
          {`Where do you provide care? (${chosen.length > 0 ? `${chosen.length}\u00a0chosen` : 'optional'})`}
        </summary>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="sr-only">Where do you provide care?</legend>
          {settings.map((setting) => (
            <label key={setting} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="setting"
                value={setting}
                defaultChecked={chosen.includes(setting)}
                className="checkbox size-5"
              />
              {settingLabel(setting)}
            </label>
          ))}
        </fieldset>
      </details>
      <button
        type="submit"
        className={`no-print ${buttonClass('primary', 'large')} mt-4 w-full ${isAnswered ? '' : 'sm:w-auto'}`}
      >
        {isAnswered ? 'Update my matches' : 'Show my matches'}
      </button>
    </form>
  )
}
