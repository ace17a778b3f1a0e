import { createContext, type ReactNode, useContext } from 'react'
import type { VendorId } from '../../shared/catalogue/ids'
import type { Operator } from '../../shared/site/operator'

/** What any page may need to know about its site; the same on the server and in the browser. */
export interface Site {
  /** Absolute base without a trailing slash, such as `https://example.org`. */
  siteUrl: string
  siteName: string
  operator: Operator
  affiliateProgramUrl: string
  /** The vendors whose links pay the operator. Nothing that orders vendors may read this. */
  affiliateVendors: readonly VendorId[]
  /** The business's time zone, in which articles are dated. */
  timeZone: string
  /** Configured trackers. */
  gaMeasurementId?: string
  tapfiliateAccountId?: string
  /** Set only on an error page: visitors can quote it, and operators find it in the log. */
  requestId?: string
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ value, children }: { value: Site; children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>
}

/** Throws outside a `SiteProvider`, because without the site's address a page would publish wrong links. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
