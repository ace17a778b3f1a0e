/** Structured data as a data block, which no browser runs. `<` is escaped so that no value can end the block. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped; React would escape the quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
