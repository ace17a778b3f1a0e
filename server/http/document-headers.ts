import type { DocumentHeaders } from '../../client/renderer/server'
import type { Config } from '../platform/config'
import { reportGroup, reportsPath } from './reports'

/** Where browsers read which pages they may prefetch. */
export const speculationRulesPath = '/speculation-rules.json'

/** The only Trusted Types policy with which form scripts may turn the site's own responses into elements. */
const formPolicy = 'enhance'

/**
 * Additional headers of a visitor page: the speculation rules, and Trusted Types, with which a page without React turns
 * no text into elements, and a page with a form only the site's own responses. They are left out for React, and if a
 * tracker is configured, because its script is unknown. A page at a secret address loads no tracker, but gets no
 * speculation rules.
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
    if (isTracked) return rules
    return hydration === 'enhanced' ? withForm : still
  }
}

const trustedTypes = (policies: string) =>
  `require-trusted-types-for 'script';trusted-types ${policies};report-to ${reportGroup};report-uri ${reportsPath}`
