import type { NavigationLink } from './navigation'

/** Guides for fields that the catalogue hardly covers; each stands at `/guides/{slug}`, beside the fixed nine and five. */
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

/** The guides for what a practice does, by the areas and the settings that were read of it. */
export function guidesOf(fields: readonly string[]): NavigationLink[] {
  return fieldGuides
    .filter(({ field }) => fields.includes(field))
    .map((guide) => ({ label: guide.title, to: fieldGuidePath(guide) }))
}
