/** The address of a page's share picture, which the build creates for each page of `sitePages`. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** The address of the share picture of a seeded article, which the build draws with its title. */
export const articlePicture = (slug: string) => `/share/articles/${slug}.png`
