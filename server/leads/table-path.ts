import { featuresOf, type Known } from '../../shared/match/terms/known'
import { headCountText } from '../../shared/match/terms/slot-words'

/**
 * The address of `/match` with what is known: the table that a letter rests on. It names our own values and numbers,
 * and nothing that was typed.
 */
export function tablePathOf(known: Known): string {
  const { organization, areas, settings, providers, prescribers, budget, current, leaving, avoided } = known
  const query = new URLSearchParams()
  const add = (name: string, ...values: readonly (string | number | null | undefined)[]) => {
    for (const value of values) if (value !== null && value !== undefined) query.append(name, String(value))
  }
  add('organization', organization?.value)
  add('industry', areas[0]?.value)
  add('setting', ...settings.map(({ value }) => value))
  add('providers', providers?.value.most ?? providers?.value.least)
  add('prescribers', typeof prescribers?.value === 'number' ? prescribers.value : null)
  const monthly = budget?.value.monthly
  if (budget && monthly && budget.value.currency === 'USD')
    add('budget', `$${headCountText(monthly)}${budget.value.per === 'provider' ? ' per provider' : ''}`)
  add('current', current?.value.id)
  add('leaving', leaving ? String(leaving.value) : null)
  add('must', ...featuresOf(known, 'must'))
  add('want', ...featuresOf(known, 'want'))
  add('declined', ...featuresOf(known, 'refused'))
  add('avoided', ...avoided.map(({ value }) => value.id))
  return `/match?${query}`
}
