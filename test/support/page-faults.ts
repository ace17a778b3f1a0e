import { HtmlValidate } from 'html-validate'
import { descriptionCharsMax } from '../../shared/site/description'

/** A page as the crawl received it. */
export interface CrawledPage {
  path: string
  html: string
  /** Whether search engines should list it; the sitemap then contains it. */
  listed: boolean
  /** Its date in the sitemap. */
  changed?: string
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'missing-doctype': 'error' } })

/** The faults of a page as sentences; empty if there are none. */
export async function pageFaults(page: CrawledPage, siteUrl: string): Promise<string[]> {
  const faults = [...headFaults(page, siteUrl), ...dataFaults(page, siteUrl)]
  if (/[‘’“”]/.test(page.html)) faults.push('a curly quotation mark or apostrophe')
  if ((page.html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push('not one h1')
  const { results } = await validator.validateString(page.html)
  const messages = results.flatMap(({ messages }) => messages)
  faults.push(...messages.map(({ line, ruleId, message }) => `line ${line} ${ruleId}: ${message}`))
  return faults.map((fault) => `${page.path}: ${fault}`)
}

/** Titles and descriptions that several pages share. */
export function sharedHeads(pages: readonly CrawledPage[]): string[] {
  const heads = pages.flatMap(({ html }) => [titleOf(html), metaOf(html, 'description')])
  return heads.filter((head, at) => heads.indexOf(head) !== at).map((head) => `more than one page has: ${head}`)
}

export function metaOf(html: string, name: string): string {
  return html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? ''
}

/** The ids of a page, which are the targets of links with a fragment. */
export const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

const titleOf = (html: string) => html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''

function headFaults({ path, html, listed }: CrawledPage, siteUrl: string): string[] {
  const faults: string[] = []
  const check = (right: boolean, fault: string) => right || faults.push(fault)
  const address = new URL(path, siteUrl).href
  const description = metaOf(html, 'description')
  const canonical = html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]

  check(titleOf(html) !== '' && html.split('<title>').length === 2, 'not one title')
  check(description.length >= 50 && description.length <= 200, `a description of ${description.length} characters`)
  check(canonical === address, `canonical ${canonical}`)
  check(!(listed && /noindex/.test(metaOf(html, 'robots'))), 'listed and hidden at once')
  for (const name of ['og:title', 'og:site_name', 'og:image:alt', 'twitter:title'])
    check(metaOf(html, name) !== '', `no ${name}`)
  check(metaOf(html, 'og:url') === address, `og:url ${metaOf(html, 'og:url')}`)
  check(['website', 'article'].includes(metaOf(html, 'og:type')), `og:type ${metaOf(html, 'og:type')}`)
  check(metaOf(html, 'twitter:card') === 'summary_large_image', 'no large picture')
  check(metaOf(html, 'twitter:image:alt') === metaOf(html, 'og:image:alt'), 'two descriptions of its picture')
  for (const name of ['og:description', 'twitter:description']) check(metaOf(html, name) === description, name)
  for (const name of ['og:image', 'twitter:image'])
    check(isOurs(metaOf(html, name), siteUrl), `${name} is not absolute`)
  return faults
}

type Data = Record<string, unknown>

/** The properties that search engines require for the types that they document. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Dataset: ['name', 'description', 'url', 'license', 'distribution'],
  Article: ['headline', 'description', 'image', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
}

function dataFaults({ path, html, listed, changed }: CrawledPage, siteUrl: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
  const data = blocks.map(parsed)
  const types = data.map((item) => String(item['@type']))
  const missing = listed ? expectedTypes(path).filter((type) => !types.includes(type)) : []
  return [
    ...(metaOf(html, 'description').length > descriptionCharsMax ? ['a description that search results cut'] : []),
    ...missing.map((type) => `no ${type} among its data`),
    ...data.flatMap((item) => itemFaults(item, siteUrl)),
    ...data
      .filter(
        (item) => item['@type'] === 'Article' && !String(changed).startsWith(String(item.dateModified).slice(0, 10)),
      )
      .map(({ dateModified }) => `is of ${dateModified}, and of ${changed} in the sitemap`),
  ]
}

/** The home page describes the publisher and a list, a text is an article, and every other page has a breadcrumb. */
function expectedTypes(path: string): string[] {
  if (path === '/') return ['Organization', 'ItemList']
  const isText = /^\/(blog|resources)\/(?!category\/)/.test(path)
  return [
    'BreadcrumbList',
    ...(isText ? ['Article'] : []),
    ...(path === '/vendors' ? ['ItemList'] : []),
    ...(path === '/dataset' ? ['Dataset'] : []),
  ]
}

function itemFaults(item: Data, siteUrl: string): string[] {
  const type = String(item['@type'])
  const names = required[type]
  if (item['@context'] !== 'https://schema.org' || !names) return [`data of an unknown type: ${type}`]
  const lacking = names.filter((name) => !item[name] || (Array.isArray(item[name]) && item[name].length === 0))
  const elements = Array.isArray(item.itemListElement) ? (item.itemListElement as Data[]) : []
  const broken = elements.filter((element, at) => !isListItem(element, at, siteUrl))
  return [
    ...lacking.map((name) => `${type} without ${name}`),
    ...broken.map((element) => `${type} with ${JSON.stringify(element)}`),
  ]
}

function isListItem(element: Data, at: number, siteUrl: string): boolean {
  const address = element.item ?? element.url
  return (
    element['@type'] === 'ListItem' && element.position === at + 1 && Boolean(element.name) && isOurs(address, siteUrl)
  )
}

const isOurs = (address: unknown, siteUrl: string) => String(address).startsWith(`${siteUrl}/`)

function parsed(json: string): Data {
  try {
    return JSON.parse(json) as Data
  } catch {
    return { '@type': `not JSON: ${json.slice(0, 60)}` }
  }
}
