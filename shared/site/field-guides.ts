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
    care: 'autism',
    kind: 'aba',
  },
  {
    slug: 'eating-disorders',
    title: 'Choosing a Record System for Eating Disorder Care',
    label: 'Eating disorders',
    care: 'eating-disorder',
    kind: 'eating-disorder-program',
  },
  {
    slug: 'ccbhc',
    title: 'Choosing a Record System for a CCBHC',
    label: 'CCBHC',
    care: null,
    kind: 'ccbhc',
  },
] as const

export type FieldGuide = (typeof fieldGuides)[number]

export type FieldGuidePath = `/guides/${FieldGuide['slug']}`

export const fieldGuidePath = ({ slug }: Pick<FieldGuide, 'slug'>): FieldGuidePath => `/guides/${slug}`

/** The guides for kinds of organization or kinds of care. */
export function guidesOf(fields: readonly string[]): NavigationLink[] {
  return fieldGuides
    .filter(({ kind, care }) => fields.includes(kind) || (care !== null && fields.includes(care)))
    .map((guide) => ({ label: guide.title, to: fieldGuidePath(guide) }))
}
