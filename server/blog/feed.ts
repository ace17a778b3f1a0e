import { categoryName } from '../../shared/blog/categories'
import type { Post } from '../../shared/blog/post'
import { escaped } from '../../shared/words'
import type { Config } from '../platform/config'
import { publicHtml } from './public-html'

type Site = Pick<Config, 'siteUrl' | 'siteName'>

/** The newest posts with their full text as RSS 2.0, newest first. */
export function rssFeed(posts: readonly Post[], { siteUrl, siteName }: Site): string {
  const latest = posts.map(({ updated_at, published_at }) => Math.max(Date.parse(updated_at), Date.parse(published_at)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${siteName}: Blog`),
    element('link', new URL('/blog', siteUrl).href),
    element('description', 'Articles on choosing, introducing, and running an EMR in behavioral health.'),
    element('language', 'en-US'),
    ...(latest.length > 0 ? [element('lastBuildDate', new Date(Math.max(...latest)).toUTCString())] : []),
    `<atom:link href="${escaped(new URL('/feed.xml', siteUrl).href)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** The id stays the same when an article's address changes, so no feed reader shows it twice. */
function item(post: Post, siteUrl: string): string {
  const address = new URL(`/blog/${encodeURIComponent(post.slug)}`, siteUrl).href
  const labels = [...new Set([...post.categories.map(categoryName), ...post.tags])]
  return [
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="false">urn:uuid:${post.id}</guid>`,
    element('pubDate', new Date(post.published_at).toUTCString()),
    ...(post.author ? [element('dc:creator', post.author)] : []),
    ...labels.map((label) => element('category', label)),
    ...(post.excerpt ? [element('description', asHtml(post.excerpt))] : []),
    element('content:encoded', absoluteLinks(publicHtml(post.content), address)),
    '</item>',
  ].join('\n')
}

/** Makes the addresses of links and pictures absolute, because a feed is read outside this site. */
function absoluteLinks(html: string, address: string): string {
  // Linear here: in sanitized HTML, every `<` begins a tag that is closed.
  return html.replace(/<(?:a|img)\s[^>]*>/g, (tag) =>
    tag.replace(/\s(href|src)="([^"]*)"/, (_, name: string, value: string) => {
      const { href } = new URL(value.replaceAll('&amp;', '&'), address)
      return ` ${name}="${href.replaceAll('&', '&amp;')}"`
    }),
  )
}

/** Feed readers interpret a description as HTML, so a summary, which is plain text, is escaped twice. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const element = (name: string, text: string) => `<${name}>${escaped(text.replace(illegal, ''))}</${name}>`

/** What XML cannot contain, even escaped: https://www.w3.org/TR/xml/#charsets */
const illegal = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
