const validDays = 180

/** Where to report a weakness (RFC 9116). It is valid from now on for half a year, so a copy that is kept runs out. */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1_000)
  return [
    `Contact: ${siteUrl}/contact`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
