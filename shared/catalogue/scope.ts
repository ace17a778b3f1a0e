import type { Vendor } from './schema'

/** Whether a system's rows are known well enough to compare. */
export const isCompared = ({ depth }: Pick<Vendor, 'depth'>): boolean => depth !== 'listed'

/** Whether a system may be named to somebody who looks for one: compared, and open to new customers. */
export const isOffered = (vendor: Pick<Vendor, 'depth' | 'closed'>): boolean => isCompared(vendor) && !vendor.closed

type Described = Pick<Vendor, 'product'>

/** What a product is that is not an EMR, in a sentence; undefined for an EMR. A network has a record of its own. */
export function outOfScope({ product }: Described): string | undefined {
  const alongside = product?.kind === 'network' ? '' : ' alongside one'
  return product?.is && `A ${product.is}, not an EMR. It ${product.use}${alongside}.`
}

/** The kind of product: `EMR`, `payment processor`. */
export function productKind({ product }: Described): string {
  return product?.is ?? 'EMR'
}

/** What part of the work a system covers, if it needs another one for the rest; otherwise undefined. */
export function partOfTheWork({ product }: Described): string | undefined {
  return product?.part
}

/** Why nobody can switch to a system from an EMR, in a sentence; undefined for one that keeps a full record. */
export function notARecord(vendor: Described): string | undefined {
  const part = partOfTheWork(vendor)
  return outOfScope(vendor) ?? (part && `Not a full record, but ${part}.`)
}

/** What somebody can ask for who gets this product. */
export const productOf = ({ product }: Described): 'emr' | NonNullable<Vendor['product']>['kind'] =>
  product?.kind ?? 'emr'
