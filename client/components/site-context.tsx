import { createContext, type ReactNode, useContext } from 'react'
import type { VendorId } from '../../shared/catalogue/ids'
import type { Operator } from '../../shared/site/operator'

/** What every page may need to know about its site; the same on the server and in the browser. */
export interface Site {
  /** Absolute base without a trailing slash, such as `https://example.org`. */
  siteUrl: string
  siteName: string
  operator: Operator
  affiliateProgramUrl: string
  /** The vendors whose links pay the operator. Nothing that orders vendors may read it. */
  affiliateVendors: readonly VendorId[]
  /** Of the business: the day of an article is the day there. */
  timeZone: string
  /** Trackers that are configured; absent for those that are not. */
  gaMeasurementId?: string
  tapfiliateAccountId?: string
  /** Only on an error page that the server rendered: what a visitor can quote and an operator can find in the log. */
  requestId?: string
}

const SiteContext = createContext<Site | null>(null)

export function SiteProvider({ value, children }: { value: Site; children: ReactNode }) {
  return <SiteContext value={value}>{children}</SiteContext>
}

/** Throws outside a `SiteProvider`, because a page without its address would publish wrong links. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
