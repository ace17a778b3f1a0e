import { careWords } from '../../../shared/catalogue/care'
import { featureNotes, taskNotes } from '../../../shared/features/notes'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import type { Plan } from './plan'
import { shortLabel } from './titles'

/** The categories that an article belongs in, at most two. */
export function categoriesOf({
  form,
  systems: named,
  features,
  tasks,
  rules,
  leaving,
  asksCost,
  areas,
  settings,
  size,
}: Plan): string[] {
  const byNotes = [...features.map((key) => featureNotes[key].category), ...tasks.map((key) => taskNotes[key].category)]
  if (leaving) return ['navigate-implementation']
  if (asksCost) return [byNotes.length > 0 ? 'why-does-my-emr-have' : 'recommended-for-practices']
  if (named.length > 0) return firstTwo(['best-emr-at', ...byNotes])
  if (rules.length > 0) return firstTwo(['security-and-compliance', ...byNotes])
  if (form === 'how-to' && byNotes.length > 0) return firstTwo(['how-to-use-features', ...byNotes])
  const isForPractice = areas.length + settings.length > 0 || size !== null
  return firstTwo([...(isForPractice || byNotes.length === 0 ? ['recommended-for-practices'] : []), ...byNotes])
}

const firstTwo = (keys: readonly string[]) => [...new Set(keys)].slice(0, 2)

/** The abbreviation of a feature, such as `EPCS`, because readers search for it. */
const abbreviationsOf = (key: FeatureKey): string[] => /\(([^()]+)\)$/.exec(featureLabel(key))?.slice(1) ?? []

/** Its tags, at most six. */
export function tagsOf({ features, tasks, chosen, areas, leaving }: Plan): string[] {
  return [
    ...(leaving ? ['changing systems', ...(leaving.name ? [leaving.name] : [])] : []),
    ...tasks.map((key) => taskNotes[key].name),
    ...features.flatMap((key) => [shortLabel(key), ...abbreviationsOf(key)]),
    ...areas.map((key) => careWords[key]),
    ...chosen.map(({ name }) => name),
  ].slice(0, 6)
}
