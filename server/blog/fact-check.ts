import { unsupportedFigures } from '../../shared/blog/figures'
import { element, writeHtml } from '../../shared/blog/tree'
import { vendors } from '../../shared/catalogue'

/** The parts of a post that readers see as text; optional ones may be missing. */
export interface Written {
  title: string
  content: string
  excerpt?: string | null
  seo_title?: string | null
  seo_description?: string | null
}

/** Problems that argue against publishing a post: the prices and ratings in it that the catalogue does not support. */
export function unsupportedIn({ title, excerpt, content, seo_title, seo_description }: Written): string[] {
  const lines = [title, excerpt, seo_title, seo_description].map((text) => element('p', {}, [text ?? '']))
  return unsupportedFigures(writeHtml(lines) + content, vendors)
}
