import type { Vendor } from './schema'

const units = {
  'Per user': 'per user per month',
  'Flat rate': 'per month',
  'Revenue %': 'per month; the vendor bills a share of collections',
  Enterprise: 'per month, by contract',
}

/** What a price covers; `per month` if the vendor's billing is unknown. */
export function priceUnit({ billingType: { value } }: Vendor): string {
  return value === null ? 'per month' : units[value]
}
