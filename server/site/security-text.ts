import { mailtoOf, type Operator } from '../../shared/site/operator'
import type { Config } from '../platform/config'

const validDays = 180

/** Where to report a vulnerability (RFC 9116). It expires half a year from now, so stored copies become invalid. */
export function securityText({ siteUrl, operator }: Pick<Config, 'siteUrl' | 'operator'>, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1_000)
  return [
    ...whoRunsIt(operator),
    ...(operator.contactEmail ? [`Contact: ${mailtoOf(operator.contactEmail)}`] : []),
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Comment lines, because the format has no field for it. */
function whoRunsIt({ name, address, editors }: Operator): string[] {
  return [
    name ? `# Operator: ${name}` : '# Operator: not published',
    address ? `# Address: ${address}` : '# Address: not published',
    editors.length > 0 ? `# Editors: ${editors.join('; ')}` : '# Editors: not published',
  ]
}
