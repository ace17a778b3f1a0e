import type { ComponentProps } from 'react'
import type { Option } from '../../../shared/forms/field'
import { providerCounts } from '../../../shared/leads/options'
import { commonOrganizations, organizations } from '../../../shared/match/terms/organizations'
import { ChevronIcon } from '../icons'

type Kind = (typeof organizations)[number]

const others: readonly Kind[] = organizations.slice(commonOrganizations.length)

/** The kinds of organization, of which one is chosen: the common ones, and all others behind a button. */
export function OrganizationChoice({ value }: { value: string | null }) {
  const isOther = others.some((kind) => kind.value === value)
  return (
    <>
      <Chips name="organization" options={commonOrganizations} value={value} />
      <details id="kinds" open={isOther || undefined} className="no-print mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent">
          <ChevronIcon className="size-5" />
          All other kinds
        </summary>
        <div className="pt-2">
          <Chips name="organization" options={others} value={value} />
        </div>
      </details>
    </>
  )
}

interface ChipsProps {
  name: string
  options: readonly Option[]
  value: string | null
}

/** Answers of which one is chosen with a tap. */
export function Chips({ name, options, value }: ChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map((option) => (
        <Chip key={option.value} name={name} defaultChecked={option.value === value} {...option} />
      ))}
    </div>
  )
}

interface ChipProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked' | 'required'> {
  label: string
}

export function Chip({ label, name, value, defaultChecked, required }: ChipProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} defaultChecked={defaultChecked} required={required} />
      {label}
    </label>
  )
}

export const providerChips: readonly Option[] = providerCounts.map(({ value, label }) => ({
  value,
  label: label === 'Solo Practitioner' ? 'Just me' : label,
}))
