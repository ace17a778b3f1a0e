import { useSite } from './site-context'

/** Structured data as a data block, which no browser runs. `<` is escaped so that no value can end the block. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

interface ListDataProps {
  name: string
  /** Addresses within the site. */
  entries: readonly { name: string; path: string }[]
}

/** A list of pages as structured data. */
export function ListData({ name, entries }: ListDataProps) {
  const { siteUrl } = useSite()
  const itemListElement = entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(path, siteUrl).href,
  }))
  return <JsonLd data={{ '@type': 'ItemList', name, itemListElement }} />
}
