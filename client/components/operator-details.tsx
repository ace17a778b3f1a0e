import type { ReactNode } from 'react'
import { mailtoOf, type Operator, unnamed } from '../../shared/site/operator'
import { listed } from '../../shared/words'
import { type ArticleContent, withSection } from './article/content'
import { useSite } from './site-context'
import { TextLink } from './text-link'
import { Titled } from './titled'

const id = 'operator'

/** Adds the section with this heading to a text's table of contents. */
export function withOperator(content: ArticleContent, heading: string): ArticleContent {
  return withSection(content, id, heading)
}

/** Who runs this site: what is configured, and one sentence about what is not. */
export function OperatorDetails({ heading, children }: { heading: string; children?: ReactNode }) {
  const { operator, siteUrl } = useSite()
  const rows = rowsOf(operator)
  return (
    <Titled id={id} title={heading} large>
      {rows.length > 0 && (
        <dl className="mt-5 rows rounded-2xl border border-line bg-surface px-5">
          {rows.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[9rem_1fr]">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Unnamed operator={operator} />
      <p className="hidden print:block">{`The form is at ${new URL('/contact', siteUrl).href}`}</p>
      {children}
    </Titled>
  )
}

/** Whether vendors pay for links: part of who runs the site, but not of who is responsible for data. */
export function PaidLinks() {
  const { affiliateVendors } = useSite()
  return (
    <p className="mt-4">
      {affiliateVendors.length === 0
        ? 'No vendor pays for a link on this site.'
        : 'Some vendors pay for links on this site.'}{' '}
      <TextLink href="/methodology#affiliate">Affiliate disclosure</TextLink>
    </p>
  )
}

function Unnamed({ operator }: { operator: Operator }) {
  const missing = unnamed(operator)
  if (missing.length === 0) return null
  return (
    <p className="mt-4">
      {`The operator of this site has not published its ${listed(missing, 'or')}. `}
      <TextLink href="/contact">Contact us</TextLink>.
    </p>
  )
}

function rowsOf({ name, address, contactEmail, editors }: Operator): { label: string; value: ReactNode }[] {
  return [
    { label: 'Operator', value: name },
    { label: 'Address', value: address },
    { label: 'Email', value: contactEmail && <EmailLink address={contactEmail} /> },
    { label: 'Editors', value: editors.length > 0 && editors.map((editor) => <p key={editor}>{editor}</p>) },
  ].filter(({ value }) => value)
}

/** An address that opens the reader's email program. */
export function EmailLink({ address }: { address: string }) {
  return <TextLink href={mailtoOf(address)}>{address}</TextLink>
}
