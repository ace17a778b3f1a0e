import type { PostFields } from '../../shared/admin/posts'
import { unsupportedFigures } from '../../shared/blog/figures'
import { vendors } from '../../shared/catalogue'
import { createElement, createText, writeHtml } from './html-tree'

type Written = Pick<PostFields, 'title' | 'excerpt' | 'content' | 'seo_title' | 'seo_description'>

/** What speaks against publishing a post: the prices and ratings in it that the catalogue does not back. */
export function draftReasons({ title, excerpt, content, seo_title, seo_description }: Written): string[] {
  const lines = [title, excerpt, seo_title, seo_description].map((text) => createElement('p', {}, [createText(text)]))
  return unsupportedFigures(writeHtml(createElement('div', {}, lines)) + content, vendors)
}
