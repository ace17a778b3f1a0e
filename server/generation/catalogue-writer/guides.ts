import { guidesOf } from '../../../shared/site/field-guides'
import type { NavigationLink } from '../../../shared/site/navigation'
import { type SpecialtyGuideSlug, specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import type { Topic } from '../topic/topic'

/** Our guides for the practice of a topic, at most two. */
export function guidesFor({ areas, settings, prescribes, size }: Topic): NavigationLink[] {
  const slugs: SpecialtyGuideSlug[] = [
    ...(prescribes ? (['best-ehr-psychiatry'] as const) : []),
    ...(size?.providers === 1 ? (['best-ehr-solo-practices'] as const) : []),
    ...(areas.includes('substance-abuse') ? (['best-ehr-addiction-treatment'] as const) : []),
  ]
  const guides = specialtyGuides.filter(({ slug }) => slugs.includes(slug))
  return [
    ...guides.map(({ slug, title }) => ({ to: specialtyGuidePath(slug), label: title })),
    ...guidesOf([...areas, ...settings]),
  ].slice(0, 2)
}
