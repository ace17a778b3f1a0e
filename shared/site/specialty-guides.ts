/** The specialty guides in the order of lists, each at `/blog/{slug}`. */
export const specialtyGuides = [
  { slug: 'best-ehr-emr-software', title: 'Best EHR and EMR Software for Behavioral Health' },
  { slug: 'best-rcm-software', title: 'Best RCM Software for Behavioral Health' },
  { slug: 'best-healthcare-crm-software', title: 'Best Healthcare CRM Software for Treatment Providers' },
  { slug: 'best-ehr-behavioral-health', title: 'Best EHR for Behavioral Health Organizations' },
  { slug: 'best-ehr-psychiatry', title: 'Best EHR for Psychiatry Practices' },
  { slug: 'best-ehr-mental-health-clinics', title: 'Best EHR for Mental Health Clinics' },
  { slug: 'best-ehr-addiction-treatment', title: 'Best EHR for Addiction Treatment Centers' },
  { slug: 'best-ehr-substance-abuse', title: 'Best EHR for Substance Abuse Programs' },
  { slug: 'best-ehr-solo-practices', title: 'Best EHR for Solo Practices' },
] as const

export type SpecialtyGuideSlug = (typeof specialtyGuides)[number]['slug']

export const specialtyGuidePath = (slug: SpecialtyGuideSlug) => `/blog/${slug}` as const

/** Links to all specialty guides by their titles. */
export const specialtyGuideLinks = specialtyGuides.map(({ slug, title }) => ({
  to: specialtyGuidePath(slug),
  label: title as string,
}))
