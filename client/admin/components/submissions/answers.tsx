import { displayAnswer, type FormField } from '../../../../shared/forms/field'

interface AnswersProps<Name extends string> {
  fields: readonly FormField<Name>[]
  answers: Record<Name, string>
}

/** Every answer under its label, in the order of the form, as it was written. */
export function Answers<Name extends string>({ fields, answers }: AnswersProps<Name>) {
  return (
    <dl className="divide-y divide-line text-[0.9375rem]">
      {fields.map((field) => (
        <div key={field.name} className="grid gap-x-4 py-2 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd dir="auto" className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
            <Answer control={field.control} shown={displayAnswer(field, answers)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Answer({ control, shown }: { control: FormField['control']; shown: string }) {
  if (shown === '') return <span className="text-ink-soft">Not given</span>
  if (control !== 'email' && control !== 'tel') return shown
  return (
    <a href={`${control === 'email' ? 'mailto' : 'tel'}:${encodeURIComponent(shown)}`} className="link">
      {shown}
    </a>
  )
}
