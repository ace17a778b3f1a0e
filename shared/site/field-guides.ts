import type { NavigationLink } from './navigation'

/**
 * Guides for fields that the catalogue hardly covers, at `/guides/{slug}`, in addition to the nine specialty and five
 * resource guides.
 */
export const fieldGuides = [
  {
    slug: 'autism-aba',
    title: 'Choosing a Record System for Autism and ABA',
    label: 'Autism and ABA',
    field: 'autism',
  },
  {
    slug: 'eating-disorders',
    title: 'Choosing a Record System for Eating Disorder Care',
    label: 'Eating disorders',
    field: 'eating-disorder',
  },
  {
    slug: 'ccbhc',
    title: 'Choosing a Record System for a CCBHC',
    label: 'CCBHC',
    field: 'ccbhc',
  },
] as const

export type FieldGuide = (typeof fieldGuides)[number]

export type FieldGuidePath = `/guides/${FieldGuide['slug']}`

export const fieldGuidePath = ({ slug }: Pick<FieldGuide, 'slug'>): FieldGuidePath => `/guides/${slug}`

/** The guides for a practice, by its kinds of care and settings. */
export function guidesOf(fields: readonly string[]): NavigationLink[] {
  return fieldGuides
    .filter(({ field }) => fields.includes(field))
    .map((guide) => ({ label: guide.title, to: fieldGuidePath(guide) }))
}
