/**
 * Whether browsers can create passkeys for an address: it needs a host name instead of an IP address, and https unless
 * it is localhost.
 */
export function arePasskeysPossible(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)
}
