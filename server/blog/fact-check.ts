import { unsupportedFigures } from '../../shared/blog/figures'
import { vendors } from '../../shared/catalogue'
import { createElement, createText, writeHtml } from './html-tree'

/** What of a post readers see as text; the optional parts may be missing. */
export interface Written {
  title: string
  /** HTML. */
  content: string
  excerpt?: string | null
  seo_title?: string | null
  seo_description?: string | null
}

/** What speaks against publishing a post: the prices and ratings in it that the catalogue does not back. */
export function unsupportedIn({ title, excerpt, content, seo_title, seo_description }: Written): string[] {
  const lines = [title, excerpt, seo_title, seo_description].map((text) =>
    createElement('p', {}, [createText(text ?? '')]),
  )
  return unsupportedFigures(writeHtml(createElement('div', {}, lines)) + content, vendors)
}
