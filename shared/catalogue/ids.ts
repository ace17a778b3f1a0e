/** The catalogue's ids in catalogue order; each is also the last part of the vendor's page address. */
export const vendorIds = [
  'opus',
  'therapynotes',
  'kipu',
  'simplepractice',
  'doxy',
  'epic',
  'therabill',
  'therapyappointment',
  'valant',
  'nextgen',
  'kareo',
  'credibleemr',
  'athenahealth',
  'clinicsource',
  'cerner',
  'clearent',
  'mentegram',
  'smartcare',
] as const

export type VendorId = (typeof vendorIds)[number]

/** Keys that older links use for a vendor. The site's own links use the id. */
const aliases = new Map<string, VendorId>([['credible', 'credibleemr']])

const known = new Map<string, VendorId>([...vendorIds.map((id) => [id, id] as const), ...aliases])

/** The id for a key from a URL, which is an id or an older link's key. Case matters, as in URLs. */
export function resolveVendorId(key: string): VendorId | undefined {
  return known.get(key)
}
