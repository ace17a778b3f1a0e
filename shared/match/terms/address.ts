import type { Known } from './known'

/** The address of `/match` with what is known of a practice, as far as its questions go. */
export function addressOfKnown(known: Known): string {
  const { organization, providers, prescribers, budget, current, leaving, settings, wishes, avoided } = known
  const query = new URLSearchParams()
  const add = (key: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') query.append(key, String(value))
  }
  add('organization', organization?.value)
  for (const { value } of settings) add('setting', value)
  if (providers?.value.least === providers?.value.most) add('providers', providers?.value.least)
  if (typeof prescribers?.value === 'number') add('prescribers', prescribers.value)
  add('budget', budget?.value.from)
  add('current', current?.value.id)
  if (current) add('leaving', leaving?.value)
  const keys = { must: 'must', want: 'want', refused: 'declined', mentioned: '' } as const
  for (const { value } of wishes) if (keys[value.stance]) add(keys[value.stance], value.feature)
  for (const { value } of avoided) add('avoided', value.id)
  return query.size > 0 ? `/match?${query}` : '/match'
}
