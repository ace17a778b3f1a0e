import rows from './categories.json' with { type: 'json' }

export interface BlogCategory {
  key: string
  name: string
  description: string
}

/** The blog's categories in menu order. A post belongs to those that it lists by key or name, and always to `all`. */
export const blogCategories: readonly BlogCategory[] = rows

/** The categories a post can list. Every post is in `all` without listing it. */
export const ownCategories = blogCategories.filter(({ key }) => key !== 'all')

export interface CategoryCount extends BlogCategory {
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
