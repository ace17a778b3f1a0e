import type { DocumentHeaders } from '../../client/renderer/server'
import type { Config } from '../platform/config'
import { reportGroup, reportsPath } from './reports'

/** Where browsers read which pages they may load ahead of need. */
export const speculationRulesPath = '/speculation-rules.json'

/** The name of the one policy by which the scripts of forms make elements of the site's own answers. */
const formPolicy = 'enhance'

/**
 * Headers of a visitor's page besides those of every answer. A page without React makes no element of a text, a page with a
 * form only of what the site answered; Trusted Types hold both to it. A tracker's script cannot be known, so where one is configured
 * they are not asked for. A page at a secret address has none of either. The policy stands beside the general one, and browsers heed both.
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
