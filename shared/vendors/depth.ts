import type { Vendor } from '../catalogue'

export type Depth = Vendor['depth']

/** How deep we read a system: the name of the group, and what follows that name on the system's page. */
export const depthWords: Readonly<Record<Depth, { name: string; means: string }>> = {
  review: { name: 'Reviewed in depth', means: '.' },
  record: { name: 'On record', means: ': a short verdict and what we could check. Not reviewed in depth.' },
  listed: { name: 'Listed', means: ': too little is public to compare or recommend it.' },
}

const order = Object.keys(depthWords)

/** The systems that were read in depth first, then those on record, then the listed ones. */
export const compareDepth = (a: Pick<Vendor, 'depth'>, b: Pick<Vendor, 'depth'>): number =>
  order.indexOf(a.depth) - order.indexOf(b.depth)

/** How many systems were read how deeply. */
export function depthCounts(vendors: readonly Pick<Vendor, 'depth'>[]): Record<Depth, number> {
  const count = (wanted: Depth) => vendors.filter(({ depth }) => depth === wanted).length
  return { review: count('review'), record: count('record'), listed: count('listed') }
}

/** The systems of each depth, deepest first, in the order given; a depth without systems is left out. */
export function byDepth<V extends Pick<Vendor, 'depth'>>(vendors: readonly V[]): { depth: Depth; vendors: V[] }[] {
  return (Object.keys(depthWords) as Depth[])
    .map((depth) => ({ depth, vendors: vendors.filter((vendor) => vendor.depth === depth) }))
    .filter((group) => group.vendors.length > 0)
}
