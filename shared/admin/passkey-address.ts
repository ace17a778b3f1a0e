/** Whether browsers make passkeys for an address: it needs a host name, no IP address, and https unless localhost. */
export function arePasskeysPossible(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)
}
