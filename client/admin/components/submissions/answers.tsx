import { contactLink, displayAnswer, type FormField } from '../../../../shared/forms/field'
import { Outside } from '../../../components/outside'

interface AnswersProps<Name extends string> {
  fields: readonly FormField<Name>[]
  answers: Record<Name, string>
}

/** Every answer under its label, in the form's order and unchanged. */
export function Answers<Name extends string>({ fields, answers }: AnswersProps<Name>) {
  return (
    <dl className="@container rows text-sm">
      {fields.map((field) => (
        <div key={field.name} className="grid gap-x-4 py-2 @sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd dir="auto" className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
            <Answer field={field} shown={displayAnswer(field, answers)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who answered, and the answers that can be written to or called, on one line. */
export function AnswerLinks<Name extends string>({ name, fields, answers }: AnswersProps<Name> & { name: string }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 [overflow-wrap:anywhere]">
      <bdi className="font-medium">{name}</bdi>
      {fields.map((field) => {
        const href = contactLink(field, answers[field.name])
        return (
          href && (
            <a key={field.name} href={href} className="link inline-flex min-h-11 items-center">
              {answers[field.name]}
            </a>
          )
        )
      })}
    </p>
  )
}

function Answer({ field, shown }: { field: FormField; shown: string }) {
  if (shown === '') return <span className="text-ink-soft">Not given</span>
  if (field.inputMode === 'url' && isWebAddress(shown)) return <Outside url={shown} words={shown} />
  const href = contactLink(field, shown)
  if (!href) return shown
  return (
    <a href={href} className="link inline-block py-0.5">
      {shown}
    </a>
  )
}

/** Text from visitors is a link only if it is an http or https address. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
