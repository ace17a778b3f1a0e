import { mainPages } from './main-pages'

/** The address of a page's share picture, which the build creates for each page of `sitePages`. */
export function sharePicture(path: string): string {
  return `/share/${path === '/' ? 'home' : path.slice(1).replaceAll(/[/?=]/g, '-')}.png`
}

/** The address of a picture with one of the drawings of articles and without words, which the build draws. */
export const drawingPicture = (drawing: string) => `/share/drawings/${drawing}.png`

/** The address of the font in which titles are written on those pictures. */
export const titleFont = '/share/figtree-700.ttf'

/** The name of the drawing at an address of ours; undefined for every other picture. */
export const drawingAt = (url: string | null): string | undefined =>
  /^\/articles\/([a-z0-9-]+)\.svg$/.exec(url ?? '')?.[1]

/** The address of the share picture of an article with such a drawing: the server writes the title on it. */
export const articlePicture = (slug: string) => `/share/articles/${slug}.png`

/**
 * What a page's share picture shows, in words: the title on the picture, and what is beside it.
 * @param title the title on the picture, for a page that is one of many
 */
export function shareAlt(path: string, title: string): string {
  const page = mainPages.find((each) => each.path === path)
  return `${page?.title ?? title}, beside ${page?.beside ?? besideOf(path)}`
}

function besideOf(path: string): string {
  if (path.startsWith('/emr/')) return 'a card with key figures'
  if (path.startsWith('/leaving/')) return 'the number of known facts and of questions to ask'
  return 'a drawing'
}
