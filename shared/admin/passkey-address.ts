/** Whether browsers make passkeys for an address: they need a host name, no number, and https but for this machine. */
export function arePasskeysPossible(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  return protocol === 'https:' && !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname)
}
