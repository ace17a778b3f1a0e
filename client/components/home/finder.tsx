import type { ReactNode } from 'react'
import { providerCounts } from '../../../shared/leads/options'
import { budgetAnswers, practices } from '../../../shared/match/practices'
import { buttonClass } from '../button-class'

/**
 * The first three questions of the match, each answered with one tap; the third tap sends the form. Enter sends it with
 * its first button, which names no budget.
 */
export function Finder({ className = '' }: { className?: string }) {
  return (
    <form
      action="/match"
      autoComplete="off"
      className={`no-print rounded-2xl border border-line bg-surface p-5 sm:p-6 ${className}`}
    >
      <h2 className="text-xl">Three taps to a first answer</h2>
      <p className="mt-1 text-sm text-ink-soft">
        Up to three systems, with reasons and sources. No email needed, and nothing is stored.
      </p>
      <Group title="1. What kind of practice do you have?">
        {practices.map(({ value, label }) => (
          <Chip key={value} name="practice" value={value} label={label} />
        ))}
      </Group>
      <Group title="2. How many providers do you have?">
        {providerCounts.map(({ value, label }) => (
          <Chip
            key={value}
            name="numberOfProviders"
            value={value}
            label={label === 'Solo Practitioner' ? 'Just me' : label}
          />
        ))}
      </Group>
      <Group title="3. What is your monthly budget per provider?" hint="Choosing a budget shows your answer.">
        {budgetAnswers.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="budget"
            value={value}
            className={`${buttonClass('secondary')} text-sm`}
          >
            {label}
          </button>
        ))}
      </Group>
    </form>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {hint && <p className="mt-2 text-sm text-ink-soft">{hint}</p>}
    </fieldset>
  )
}

function Chip({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line-strong px-3 py-1.5 text-sm leading-tight hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold">
      <input type="radio" name={name} value={value} required className="size-4 shrink-0 accent-accent" />
      {label}
    </label>
  )
}
