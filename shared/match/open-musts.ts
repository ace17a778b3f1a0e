import { featurePhrase } from './keys'
import type { Needs } from './needs'
import { servesPrimaryCare } from './primary-care'
import type { Candidate } from './weigh/candidate'

/**
 * What a practice must have and a system is not known to have, in phrases. Primary care is a must for those who
 * provide it, although nobody has to say so: a second record beside the first is what they want to be rid of.
 */
export function openMustsOf({ id, features }: Candidate, needs: Pick<Needs, 'must' | 'primaryCare'>): string[] {
  return [
    ...(needs.primaryCare && !servesPrimaryCare(id) ? ['a record for primary care'] : []),
    ...needs.must.filter((key) => features[key].value === null).map(featurePhrase),
  ]
}
