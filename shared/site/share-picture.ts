/** Where the picture stands that is shown when a page is shared; made at build time for each page of `sitePages`. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
