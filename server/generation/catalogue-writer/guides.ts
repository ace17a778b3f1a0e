import { findVendor, type Vendor } from '../../../shared/catalogue'
import type { VendorId } from '../../../shared/catalogue/ids'
import { guidesOf } from '../../../shared/site/field-guides'
import type { NavigationLink } from '../../../shared/site/navigation'
import { type SpecialtyGuideSlug, specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import type { Topic } from '../topic/topic'

/** The systems on the cards of each specialty guide that articles link to. A test compares them with the guides. */
export const guidePicks = {
  'best-ehr-psychiatry': ['therapynotes', 'smartcare', 'valant'],
  'best-ehr-solo-practices': ['simplepractice', 'therapyappointment', 'mentegram'],
  'best-ehr-addiction-treatment': ['kipu', 'opus', 'credibleemr'],
} as const satisfies Partial<Record<SpecialtyGuideSlug, readonly VendorId[]>>

/** The specialty guides for the practice of a topic, in the order of lists. */
function specialtyGuidesFor({ areas, prescribes, size }: Topic) {
  const slugs: SpecialtyGuideSlug[] = [
    ...(prescribes ? (['best-ehr-psychiatry'] as const) : []),
    ...(size?.providers === 1 ? (['best-ehr-solo-practices'] as const) : []),
    ...(areas.includes('substance-abuse') ? (['best-ehr-addiction-treatment'] as const) : []),
  ]
  return specialtyGuides.filter(({ slug }) => slugs.includes(slug))
}

/** The systems that the first of our guides for a topic names; empty for a guide without picks. */
export function picksOfGuide(topic: Topic): Vendor[] {
  const picks: Partial<Record<SpecialtyGuideSlug, readonly VendorId[]>> = guidePicks
  const [guide] = specialtyGuidesFor(topic)
  return ((guide && picks[guide.slug]) ?? []).flatMap((id) => findVendor(id) ?? [])
}

/** Our guides for the practice of a topic, at most two. */
export function guidesFor(topic: Topic): NavigationLink[] {
  const { areas, settings } = topic
  return [
    ...specialtyGuidesFor(topic).map(({ slug, title }) => ({ to: specialtyGuidePath(slug), label: title })),
    ...guidesOf([...areas, ...settings]),
  ].slice(0, 2)
}
