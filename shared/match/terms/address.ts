import { providerCountFor } from '../../leads/options'
import type { HeadCount, Known } from './known'

/** An exact number of people, or the range of the form that holds their least number. */
function sizeAnswer({ least, most }: HeadCount): [key: string, value: unknown] {
  if (least === most) return ['providers', least || null]
  return ['numberOfProviders', providerCountFor(least)]
}

/** The address of `/match` with what is known of a practice, as far as its questions go. */
export function addressOfKnown(known: Known): string {
  const { organization, providers, prescribers, budget, current, leaving, settings, wishes, avoided } = known
  const query = new URLSearchParams()
  const add = (key: string, value: unknown) => {
    if (value !== undefined && value !== null && value !== '') query.append(key, String(value))
  }
  add('organization', organization?.value)
  for (const { value } of settings) add('setting', value)
  if (providers) add(...sizeAnswer(providers.value))
  if (typeof prescribers?.value === 'number') add('prescribers', prescribers.value)
  add('budget', budget?.value.from)
  add('current', current?.value.id)
  if (current) add('leaving', leaving?.value)
  const keys = { must: 'must', want: 'want', refused: 'declined', mentioned: '' } as const
  for (const { value } of wishes) if (keys[value.stance]) add(keys[value.stance], value.feature)
  for (const { value } of avoided) add('avoided', value.id)
  return query.size > 0 ? `/match?${query}` : '/match'
}
