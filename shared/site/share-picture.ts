/** Where the picture stands that is shown when a page is shared; made at build time for each page of `sitePages`. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}

/** The same of an article whose own picture is one of our drawings, `/articles/{name}.svg`; null for any other picture. */
export function articlePicture(url: string): string | null {
  const name = /^\/articles\/([a-z0-9-]+)\.svg$/.exec(url)?.[1]
  return name ? `/share/articles/${name}.png` : null
}
