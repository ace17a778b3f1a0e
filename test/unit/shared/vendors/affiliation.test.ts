import { vendorIds } from '../../../../shared/catalogue/ids'
import { linkCanPay } from '../../../../shared/vendors/affiliation'
import { leads } from '../../../support/leads'

/**
 * The function that returns every order on the site, as ids, if only the given vendors pay, whatever the modules ask. An
 * answer to a lead takes as long as all the rest, so `asked` selects the leads that are answered. The modules are loaded
 * while the vendors `atFirst` pay.
 */
async function loadOrders(atFirst: readonly string[]) {
  let paying = atFirst
  jest.resetModules()
  jest.doMock('../../../../shared/vendors/affiliation', () => ({ linkCanPay: (id: string) => paying.includes(id) }))
  const { vendors } = await import('../../../../shared/catalogue')
  const { comparisonOrders, orderVendors } = await import('../../../../shared/comparison/order')
  const { matchCandidates } = await import('../../../../shared/match')
  const { readPractice } = await import('../../../../shared/match/read/index')
  const { weigh } = await import('../../../../shared/match/weigh/weigh')
  const { nearestAlternatives } = await import('../../../../shared/vendors/alternatives')
  const { directoryFilters } = await import('../../../../shared/vendors/directory-filters')
  const { listDirectory } = await import('../../../../shared/vendors/directory')
  const { featuredEmrs } = await import('../../../../shared/site/featured')
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id)
  const choices = [
    {},
    ...directoryFilters.flatMap(({ name, options }) => options.map(({ value }) => ({ [name]: value }))),
  ]
  return (payingNow: readonly string[], asked: (at: number) => boolean = () => true): Record<string, string[]> => {
    paying = payingNow
    return {
      catalogue: idsOf(vendors),
      featured: featuredEmrs.map(({ emrId }) => emrId),
      ...Object.fromEntries([
        ...comparisonOrders.map(({ key }) => [`order ${key}`, idsOf(orderVendors(vendors, key))]),
        ...leads.flatMap((lead, at) => {
          if (!asked(at)) return []
          const { picks, others } = weigh(readPractice(lead), matchCandidates)
          return [
            [`recommendation ${at}`, [...picks, ...others].map(({ candidate, rank }) => `${candidate.id} ${rank}`)],
          ]
        }),
        ...vendors.map((vendor) => [`alternatives to ${vendor.id}`, idsOf(nearestAlternatives(vendor, vendors))]),
        ...choices.map((choice) => [
          `directory ${JSON.stringify(choice)}`,
          idsOf(listDirectory(vendors, choice).found),
        ]),
      ]),
    }
  }
}

test('only the links of configured vendors can pay', () => {
  expect(vendorIds.filter((id) => linkCanPay(id, []))).toEqual([])
  expect(vendorIds.filter((id) => linkCanPay(id, ['kipu', 'opus']))).toEqual(['opus', 'kipu'])
})

test('no order anywhere depends on which vendors can pay', async () => {
  const everyOrder = await loadOrders([])
  const orders = everyOrder([])
  expect(orders.catalogue).toEqual(vendorIds)
  expect((await loadOrders(vendorIds))(vendorIds)).toEqual(orders)
  // Each vendor pays alone while a fifteenth of the leads is answered; the next vendor gets another fifteenth.
  for (const [turn, id] of vendorIds.entries())
    expect(orders).toMatchObject(everyOrder([id], (at) => at % 15 === turn % 15))
})
