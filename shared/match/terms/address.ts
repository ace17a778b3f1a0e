import { providerCountFor } from '../../leads/options'
import { type Budget, featuresOf, type HeadCount, type Known } from './known'
import { headCountText } from './slot-words'

/** An exact number of people, or the range of the form that holds their least number. */
function sizeAnswer({ least, most }: HeadCount): [key: string, value: string | number | null | undefined] {
  if (least === most) return ['providers', least || null]
  return ['numberOfProviders', providerCountFor(least)]
}

const eachOf: Readonly<Partial<Record<string, string>>> = { provider: ' per provider', user: ' per user' }

/** A budget in dollars in words of ours, which are read like a visitor's; null for another one. */
function budgetAnswer({ monthly, per, currency }: Budget): string | null {
  if (!monthly || currency !== 'USD') return null
  const sum = monthly.least === 0 ? `up to $${monthly.most}` : `$${headCountText(monthly)}`
  return sum + ((per && eachOf[per]) ?? '')
}

/**
 * The address of `/match` with what is known of a practice, as far as its questions go. It names our own values and
 * numbers, and nothing that was typed.
 */
export function addressOfKnown(known: Known): string {
  const { organization, areas, providers, prescribers, budget, current, leaving, settings, avoided } = known
  const query = new URLSearchParams()
  const add = (key: string, ...values: readonly (string | number | null | undefined)[]) => {
    for (const value of values) if (value !== undefined && value !== null) query.append(key, String(value))
  }
  add('organization', organization?.value)
  add('industry', areas[0]?.value)
  add('setting', ...settings.map(({ value }) => value))
  if (providers) add(...sizeAnswer(providers.value))
  if (typeof prescribers?.value === 'number') add('prescribers', prescribers.value)
  if (budget) add('budget', budgetAnswer(budget.value))
  add('current', current?.value.id)
  if (current && leaving) add('leaving', String(leaving.value))
  add('must', ...featuresOf(known, 'must'))
  add('want', ...featuresOf(known, 'want'))
  add('declined', ...featuresOf(known, 'refused'))
  add('avoided', ...avoided.map(({ value }) => value.id))
  return query.size > 0 ? `/match?${query}` : '/match'
}
