import type { ReactNode } from 'react'
import { mailtoOf, type Operator } from '../../shared/site/operator'
import type { ArticleContent } from './article/content'
import { useSite } from './site-context'

const id = 'operator'

/** Adds the section with this heading to a text's table of contents. */
export function withOperator(content: ArticleContent, heading: string): ArticleContent {
  return { ...content, headings: [...content.headings, { id, text: heading, depth: 2 }] }
}

/** Who runs this installation. Says so for each detail that is not configured. */
export function OperatorDetails({ heading }: { heading: string }) {
  const { operator, affiliateVendors } = useSite()
  return (
    <section aria-labelledby={id} className="max-w-[68ch]">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <dl className="mt-5 rows rounded-2xl border border-line bg-surface px-5">
        {rowsOf(operator).map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value ?? 'This installation has not named it.'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {affiliateVendors.length === 0
          ? 'No vendor pays for a link on this installation.'
          : 'Some vendors pay for links on this installation.'}{' '}
        <a href="/methodology#affiliate" className="link">
          Affiliate disclosure
        </a>
      </p>
    </section>
  )
}

function rowsOf({ name, address, contactEmail, editors }: Operator): { label: string; value?: ReactNode }[] {
  return [
    { label: 'Operator', value: name },
    { label: 'Address', value: address },
    { label: 'Email', value: contactEmail && <EmailLink address={contactEmail} /> },
    { label: 'Editors', value: editors.length > 0 ? editors.map((editor) => <p key={editor}>{editor}</p>) : undefined },
  ]
}

function EmailLink({ address }: { address: string }) {
  return (
    <a href={mailtoOf(address)} className="link inline-block py-0.5">
      {address}
    </a>
  )
}
