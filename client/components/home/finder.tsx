import type { ReactNode } from 'react'
import { providerCounts } from '../../../shared/leads/options'
import { budgetAnswers } from '../../../shared/match/terms/budgets'
import { commonOrganizations } from '../../../shared/match/terms/organizations'
import { buttonClass } from '../button-class'

/**
 * The first three questions of the match, each answered with one tap; the third tap sends the form. Enter sends it with
 * its first button, which names no budget.
 */
export function Finder() {
  return (
    <form action="/match" autoComplete="off" className="no-print rounded-2xl border border-line bg-surface p-4 sm:p-6">
      <h2 className="text-xl">Three taps to a first answer</h2>
      <p className="mt-1 text-sm text-ink-soft">No email, nothing stored.</p>
      <Group title="1. What kind of organization?" columns="grid-cols-1">
        {commonOrganizations.map(({ value, label }) => (
          <Chip key={value} name="organization" value={value} label={label} />
        ))}
        <a href="/match" className="link inline-flex min-h-11 items-center px-1 text-sm">
          Another kind
        </a>
      </Group>
      <Group title="2. How many providers?" columns="grid-cols-3">
        {providerCounts.map(({ value, label }) => (
          <Chip
            key={value}
            name="numberOfProviders"
            value={value}
            label={label === 'Solo Practitioner' ? 'Just me' : label}
          />
        ))}
      </Group>
      <Group title="3. Monthly budget per provider?" hint="Pick a budget to see your answer.">
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

interface GroupProps {
  title: string
  hint?: string
  /** On a phone. */
  columns?: string
  children: ReactNode
}

function Group({ title, hint, columns = 'grid-cols-2', children }: GroupProps) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="mb-2 font-semibold">{title}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      <div className={`grid ${columns} gap-2 sm:flex sm:flex-wrap`}>{children}</div>
    </fieldset>
  )
}

function Chip({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} required />
      {label}
    </label>
  )
}
