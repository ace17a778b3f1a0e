import type { ReactNode } from 'react'
import { useSite } from './site-context'

/** Short answers to what careful readers ask first, each with a link to the full answer. */
export function AboutShort() {
  const { operator, affiliateVendors } = useSite()
  return (
    <dl className="grid gap-3 sm:grid-cols-2 lg:mr-[18.5rem]">
      <Answer to="How we are paid">
        {`By commission, when a reader becomes a customer through a marked link to a vendor.${affiliateVendors.length === 0 ? ' At present no link pays.' : ''} No vendor can pay for a rank. `}
        <Way to="/methodology#affiliate">Affiliate disclosure</Way>
      </Answer>
      <Answer to="How facts are checked">
        {'Each value shows its source and date or says that it has none, and we publish every change. '}
        <Way to="/methodology">Methodology</Way>
        {', '}
        <Way to="/changes">what changed</Way>
      </Answer>
      <Answer to="How to report a problem">
        {'Report a wrong value right where you see it, and tell us anything else by message. '}
        <Way to="/corrections">Report an error</Way>
        {', '}
        <Way to="/contact">contact us</Way>
      </Answer>
      <Answer to="Who runs it">
        {operator.name ? `${operator.name} ` : 'Its operator has not published a name. '}
        <Way to="#operator">{operator.name ? 'Who stands behind it' : 'What is known of the operator'}</Way>
      </Answer>
    </dl>
  )
}

function Answer({ to, children }: { to: string; children: ReactNode }) {
  return (
    <div className="rounded-2xl border border-line bg-surface px-5 py-4">
      <dt className="font-semibold">{to}</dt>
      <dd className="mt-1 text-sm text-ink-soft">{children}</dd>
    </div>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="link">
      {children}
    </a>
  )
}
