import type { VendorId } from '../../../../shared/catalogue'
import { leads } from '../../recommendation/leads'

type Flags = Record<VendorId, boolean>

/** Every order of the site, as ids, made by modules that were loaded with the given flags. */
async function everyOrder(change: (flags: Flags) => Partial<Flags>): Promise<Record<string, string[]>> {
  jest.resetModules()
  const { linkCanPay } = await import('../../../../shared/vendors/affiliation')
  Object.assign(linkCanPay, change({ ...linkCanPay }))
  const { vendors } = await import('../../../../shared/catalogue')
  const { comparisonOrders, orderVendors } = await import('../../../../shared/comparison/order')
  const { recommend } = await import('../../../../shared/recommendation')
  const { nearestAlternatives } = await import('../../../../shared/vendors/alternatives')
  const { directoryFilters, listDirectory } = await import('../../../../shared/vendors/directory')
  const { featuredEmrs } = await import('../../../../shared/site/featured')
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
  const choices = [
    {},
    ...directoryFilters.flatMap(({ name, options }) => options.map(({ value }) => ({ [name]: value }))),
  ]
  return {
    flags: Object.values(linkCanPay).map(String),
    catalogue: idsOf(vendors),
    featured: featuredEmrs.map(({ emrId }) => emrId),
    ...Object.fromEntries([
      ...comparisonOrders.map(({ key }) => [`order ${key}`, idsOf(orderVendors(vendors, key))]),
      ...leads.map((lead, at) => [
        `recommendation ${at}`,
        recommend(lead, vendors).ranked.map(({ vendorId, score }) => `${vendorId} ${score}`),
      ]),
      ...vendors.map((vendor) => [
        `alternatives to ${vendor.id}`,
        idsOf(nearestAlternatives(vendor, vendors).map((it) => it.vendor)),
      ]),
      ...choices.map((choice) => [`directory ${JSON.stringify(choice)}`, idsOf(listDirectory(vendors, choice).found)]),
    ]),
  }
}

const flipped = (flags: Flags) =>
  Object.fromEntries(Object.entries(flags).map(([id, pays]) => [id, !pays])) as unknown as Flags

test('no order anywhere depends on which vendor can pay', async () => {
  const { flags, ...orders } = await everyOrder((asTheyAre) => asTheyAre)
  const { flags: otherFlags, ...otherOrders } = await everyOrder(flipped)
  expect(otherFlags).toEqual(flags?.map((flag) => String(flag !== 'true')))
  expect(otherOrders).toEqual(orders)
  for (const id of orders.catalogue ?? []) {
    const { flags: _, ...onePays } = await everyOrder((none) => ({ ...flipped(none), [id]: true }))
    expect(onePays).toEqual(orders)
  }
})
