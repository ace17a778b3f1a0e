export interface BlogCategory {
  key: string
  name: string
  description: string
}

/** The blog's categories in menu order. A post belongs to those that it lists by key or name, and always to `all`. */
export const blogCategories: readonly BlogCategory[] = [
  {
    key: 'all',
    name: 'All Blog Posts',
    description: 'Every article on choosing, implementing, and running an EMR in behavioral health, newest first.',
  },
  {
    key: 'how-to-use-features',
    name: 'How to use features in your EMR',
    description:
      'Step-by-step help with the features a behavioral health team uses every day, from reminders to notes.',
  },
  {
    key: 'best-emr-at',
    name: 'EMR highlight',
    description: 'One system or one strength at a time: what it does well, for whom, and what to ask before you buy.',
  },
  {
    key: 'recommended-for-practices',
    name: 'Recommended EMR for specific practices',
    description: 'Which systems suit which kind of practice, by specialty, level of care, size, and budget.',
  },
  {
    key: 'why-does-my-emr-have',
    name: 'EMR feature analysis',
    description: 'Why a feature is in your EMR, what it is meant to solve, and when it is worth paying for.',
  },
  {
    key: 'navigate-implementation',
    name: 'How to navigate EMR implementation',
    description: 'Planning, data migration, training, and go-live, told so that care goes on while the system changes.',
  },
  {
    key: 'billing-and-rcm',
    name: 'Billing & RCM',
    description: 'Claims, authorizations, denials, and the revenue cycle of mental health and addiction treatment.',
  },
  {
    key: 'integrations-and-interop',
    name: 'Integrations & Interoperability',
    description:
      'How an EMR exchanges data with labs, pharmacies, payers, health information exchanges, and other tools.',
  },
  {
    key: 'security-and-compliance',
    name: 'Security & Compliance',
    description: 'HIPAA, 42 CFR Part 2, consent, access control, and audits, explained for people who run a practice.',
  },
]

/** The categories a post can list. Every post is in `all` without listing it. */
export const ownCategories = blogCategories.filter(({ key }) => key !== 'all')

export interface CategoryCount extends BlogCategory {
  /** The number of published posts in it. */
  count: number
}

export function findCategory(key: string): BlogCategory | undefined {
  return blogCategories.find((category) => category.key === key)
}

/** The category that a post lists by key or by name. */
export function listedCategory(keyOrName: string): BlogCategory | undefined {
  return blogCategories.find(({ key, name }) => key === keyOrName || name === keyOrName)
}

/** The name of a category that a post lists by key or by name; any other string is returned unchanged. */
export function categoryName(keyOrName: string): string {
  return listedCategory(keyOrName)?.name ?? keyOrName
}
