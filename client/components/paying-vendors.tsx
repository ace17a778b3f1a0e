import { Link } from 'react-router'
import { vendorIds } from '../../shared/catalogue/ids'
import { linkCanPay } from '../../shared/vendors/affiliation'
import { useSite } from './site-context'

interface PayingVendorsProps {
  /** The names of all vendors, by id. */
  names: Readonly<Record<string, string>>
}

/** Names the vendors whose links pay, or says that none do. Completes the disclosure above it. */
export function PayingVendors({ names }: PayingVendorsProps) {
  const { affiliateVendors } = useSite()
  const paying = vendorIds.filter((id) => linkCanPay(id, affiliateVendors))
  return (
    <section aria-labelledby="paying-vendors" className="rounded-2xl border border-line bg-surface p-5">
      <h3 id="paying-vendors">Vendors whose links pay</h3>
      {paying.length === 0 ? (
        <p className="mt-2">None. No vendor pays for a link on this site.</p>
      ) : (
        <>
          <p className="mt-2">Links to these vendors' sites can pay:</p>
          <ul className="mt-2 list-disc pl-6">
            {paying.map((id) => (
              <li key={id}>
                <Link to={`/emr/${id}`} className="link">
                  {names[id]}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
