/** The address of a page's share picture, which the build creates for each page of `sitePages`. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/**
 * The address of the share picture for an article whose picture is one of our drawings, `/articles/{name}.svg`; null
 * for other pictures.
 */
export function articlePicture(url: string): string | null {
  const name = /^\/articles\/([a-z0-9-]+)\.svg$/.exec(url)?.[1]
  return name ? `/share/articles/${name}.png` : null
}
