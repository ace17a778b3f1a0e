import { guidesOf } from '../../../shared/site/field-guides'
import type { NavigationLink } from '../../../shared/site/navigation'
import { type SpecialtyGuideSlug, specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import type { Topic } from '../topic/topic'

/** The specialty guides for the practice of a topic, in the order of lists. */
function specialtyGuidesFor({ areas, prescribes, size }: Topic) {
  const slugs: SpecialtyGuideSlug[] = [
    ...(prescribes ? (['best-ehr-psychiatry'] as const) : []),
    ...(size?.providers === 1 ? (['best-ehr-solo-practices'] as const) : []),
    ...(areas.includes('substance-abuse') ? (['best-ehr-addiction-treatment'] as const) : []),
  ]
  return specialtyGuides.filter(({ slug }) => slugs.includes(slug))
}

/** Our guides for the practice of a topic, at most two. */
export function guidesFor(topic: Topic): NavigationLink[] {
  const { areas, settings } = topic
  return [
    ...specialtyGuidesFor(topic).map(({ slug, title }) => ({ to: specialtyGuidePath(slug), label: title })),
    ...guidesOf([...areas, ...settings]),
  ].slice(0, 2)
}
