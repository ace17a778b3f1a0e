import type { ReactNode } from 'react'
import type { FormField, Option } from '../../../shared/forms/field'
import { industries } from '../../../shared/leads/options'
import { budgetAnswers } from '../../../shared/match/terms/budgets'
import { settings, settingWords } from '../../../shared/match/terms/care'
import { organizations } from '../../../shared/match/terms/organizations'
import { capitalized } from '../../../shared/words'
import { Button } from '../button'
import { ChoiceButton, ChoiceForm } from '../choice-form'
import { Field } from '../field'
import { Fold } from '../fold'
import { FeatureChoices } from './feature-choices'
import { Chips, OrganizationChoice, providerChips } from './organization-choice'
import { type Faults, typedKeys, typedQuestions } from './typed-questions'

interface MatchFormProps {
  /** The canonical query of what is shown. */
  query: string
  isAnswered: boolean
  faults: Faults
  /** The systems that a practice may use today. */
  systems: readonly Option[]
}

/**
 * The questions: a plain GET form, so that each answer has an address. Beside an answer it is narrow, and each change is
 * applied at once.
 */
export function MatchForm({ query, isAnswered, faults, systems }: MatchFormProps) {
  const entries = new URLSearchParams(query)
  const range = isAnswered && entries.get('numberOfProviders')
  const numbers = <Numbers entries={entries} faults={faults} />
  const questions = (
    <>
      {range && <input type="hidden" name="numberOfProviders" value={range} />}
      <Organization value={entries.get('organization')} isAnswered={isAnswered} />
      {isAnswered ? numbers : <Taps entries={entries} />}
      <MoreQuestions entries={entries} systems={systems}>
        {!isAnswered && (
          <Section id="exact" label="Exact numbers" open={Object.keys(faults).length > 0}>
            {numbers}
          </Section>
        )}
      </MoreQuestions>
    </>
  )
  if (isAnswered)
    return (
      <ChoiceForm action="/match" query={query}>
        {questions}
        <ChoiceButton results={{ id: 'answer', label: 'See the answer' }} className="to-answer mt-4">
          Update the answer
        </ChoiceButton>
      </ChoiceForm>
    )
  return (
    <form action="/match" autoComplete="off">
      {questions}
      <Button type="submit" size="large" className="mt-6 w-full sm:w-auto">
        Show my answer
      </Button>
    </form>
  )
}

/** Beside an answer, the kinds are behind the one that was chosen. */
function Organization({ value, isAnswered }: { value: string | null; isAnswered: boolean }) {
  const question = 'What kind of organization are you?'
  const chosen = organizations.find((kind) => kind.value === value)
  if (isAnswered && chosen)
    return (
      <Section id="organization" label={`Organization: ${chosen.label}`}>
        <fieldset>
          <legend className="sr-only">{question}</legend>
          <OrganizationChoice value={value} />
        </fieldset>
      </Section>
    )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{question}</legend>
      <OrganizationChoice value={value} />
    </fieldset>
  )
}

interface NumbersProps {
  entries: URLSearchParams
  faults: Faults
}

/** People and money, each answered with one tap. */
function Taps({ entries }: Pick<NumbersProps, 'entries'>) {
  return (
    <>
      <Group title="How many providers?">
        <Chips name="numberOfProviders" options={providerChips} value={entries.get('numberOfProviders')} />
      </Group>
      <Group title="Monthly budget per provider?">
        <Chips name="estimatedMonthlyBudget" options={budgetAnswers} value={entries.get('estimatedMonthlyBudget')} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

/** People and money. A range from the home page stays until a number replaces it. */
function Numbers({ entries, faults }: NumbersProps) {
  // Not of type `number`, which sends nothing at all for what is no number.
  const count = { inputMode: 'numeric', maxLength: 6 } as const
  const range = entries.get('numberOfProviders') ?? undefined
  const looks = { providers: { ...count, placeholder: range }, prescribers: count, budget: { maxLength: 200 } }
  return (
    <div className="mt-4 grid gap-4">
      {typedKeys.map((name) => (
        <Question
          key={name}
          name={name}
          label={typedQuestions[name]}
          {...looks[name]}
          value={entries.get(name) ?? (name === 'budget' ? entries.get('estimatedMonthlyBudget') : null)}
          error={faults[name]}
        />
      ))}
    </div>
  )
}

interface QuestionProps extends Omit<FormField, 'control' | 'required'> {
  value: string | null
  error?: string | undefined
}

/** A question with one answer. What cannot be read stays in its field, with the error. */
function Question({ value, error, ...question }: QuestionProps) {
  const field = { ...question, control: question.options ? 'select' : 'text', required: false } as const
  return <Field field={field} value={value ?? ''} error={error} />
}

interface BoxesProps {
  name: string
  legend: string
  options: readonly Option[]
  chosen: readonly string[]
}

/** Checkboxes of one key. */
function Boxes({ name, legend, options, chosen }: BoxesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{legend}</legend>
      <div className="boxes mt-1">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="checkbox size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const settingOptions = settings.map((value) => ({ value, label: capitalized(settingWords[value]) }))
const leavingOptions = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
  { value: 'undecided', label: 'Not decided' },
]

interface MoreProps extends Pick<MatchFormProps, 'systems'> {
  entries: URLSearchParams
  children: ReactNode
}

/** The questions that most visitors do not need, each behind a button that says how many answers it has. */
function MoreQuestions({ entries, systems, children }: MoreProps) {
  const count = (...keys: string[]) => keys.reduce((sum, key) => sum + entries.getAll(key).length, 0)
  const avoidable = systems.filter(({ value }) => value !== 'other')
  return (
    <div className="no-print mt-5 border-t border-line">
      {children}
      <Section id="care" label="Kind of care, and where" chosen={count('industry', 'setting')}>
        <Question
          name="industry"
          label="What kind of care?"
          placeholder="Not said"
          options={industries}
          value={entries.get('industry')}
        />
        <Boxes name="setting" legend="Where and how?" options={settingOptions} chosen={entries.getAll('setting')} />
      </Section>
      <Section id="features" label="Features" chosen={count('must', 'want', 'declined')}>
        <FeatureChoices entries={entries} />
      </Section>
      <Section id="today" label="Your present system" chosen={count('current', 'currentEmr', 'leaving')}>
        <Question
          name="current"
          label="What do you use today?"
          placeholder="None, or not said"
          options={systems}
          value={entries.get('current') ?? entries.get('currentEmr')}
        />
        <Question
          name="leaving"
          label="Do you want to leave it?"
          placeholder="Not said"
          options={leavingOptions}
          value={entries.get('leaving')}
        />
      </Section>
      <Section id="avoid" label="Systems you do not want" chosen={count('avoided')}>
        <Boxes name="avoided" legend="Leave these out" options={avoidable} chosen={entries.getAll('avoided')} />
      </Section>
    </div>
  )
}

interface SectionProps {
  id: string
  label: string
  chosen?: number
  open?: boolean
  children: ReactNode
}

function Section({ id, label, chosen = 0, open, children }: SectionProps) {
  const words = chosen > 0 ? `${label} (${chosen})` : label
  return (
    <Fold id={id} open={open} label={<span className="font-medium">{words}</span>} className="border-b border-line">
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </Fold>
  )
}
