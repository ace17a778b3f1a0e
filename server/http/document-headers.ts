import type { DocumentHeaders } from '../../client/renderer/server'
import type { Config } from '../platform/config'
import { reportGroup, reportsPath } from './reports'

/** Where browsers read which pages they may load ahead of need. */
export const speculationRulesPath = '/speculation-rules.json'

/** The name of the one policy by which the scripts of forms make elements of the site's own answers. */
const formPolicy = 'enhance'

/**
 * Additional headers of a visitor page. Trusted Types enforce that a page without React turns no text into elements,
 * and a page with a form only the site's own responses. A tracker's script is unknown, so with one configured they are
 * not sent; nor on a page at a secret address. Browsers apply this policy besides the general one.
 */
export function documentHeaders(
  config: Partial<Pick<Config, 'gaMeasurementId' | 'tapfiliateAccountId'>>,
): DocumentHeaders {
  const isTracked = Boolean(config.gaMeasurementId || config.tapfiliateAccountId)
  const rules = { 'Speculation-Rules': `"${speculationRulesPath}"` }
  const ofForms = { 'Content-Security-Policy': trustedTypes(formPolicy) }
  const still = { ...rules, 'Content-Security-Policy': trustedTypes("'none'") }
  const withForm = { ...rules, ...ofForms }
  return (hydration) => {
    if (hydration === 'private') return ofForms
    if (isTracked || hydration === 'tool') return rules
    return hydration === 'enhanced' ? withForm : still
  }
}

const trustedTypes = (policies: string) =>
  `require-trusted-types-for 'script';trusted-types ${policies};report-to ${reportGroup};report-uri ${reportsPath}`
