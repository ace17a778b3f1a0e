import type { VendorId } from '../../../shared/catalogue'
import { comparisonOrders } from '../../../shared/comparison/order'
import { sitePages } from '../../../shared/site/pages'
import { directoryFilters } from '../../../shared/vendors/directory'
import { openPages } from '../../support/pages'

/** Every page, and every order and filter of those that have some. */
const addresses = [
  ...sitePages.map(({ path }) => path),
  ...comparisonOrders.map(({ key }) => `/comparisons?sort=${key}`),
  ...directoryFilters.flatMap(({ name, options }) => options.map(({ value }) => `/vendors?${name}=${value}`)),
]

interface Shown {
  /** By address, the vendors that the page leads to, in the order of its links and choices. */
  orders: Map<string, string[]>
  /** Whether a vendor's page says that its link may pay. */
  saysSo: boolean
}

/** The pages as they are where who can pay is as it is, or the other way round. */
async function pagesWhere({ turned }: { turned: boolean }): Promise<Shown> {
  jest.resetModules()
  const { linkCanPay } = await import('../../../shared/vendors/affiliation')
  const flags = Object.entries(linkCanPay).map(([id, pays]) => [id, pays !== turned])
  Object.assign(linkCanPay, Object.fromEntries(flags) satisfies Partial<Record<VendorId, boolean>>)
  const render = await openPages()
  const orders = addresses.map(async (path) => [path, vendorsOf(await render(path))] as const)
  return {
    orders: new Map(await Promise.all(orders)),
    saysSo: (await render('/emr/opus')).includes('may pay us a referral fee'),
  }
}

function vendorsOf(html: string): string[] {
  const [shown = ''] = html.split('<script id=')
  return [...shown.matchAll(/(?:href="\/(?:emr\/|comparisons\?)|<option [^>]*value=")([^"]+)"/g)].map(
    ([, it = '']) => it,
  )
}

test('no page shows vendors in another order when who can pay is turned around', async () => {
  const { orders, saysSo } = await pagesWhere({ turned: false })
  expect(orders.get('/vendors')?.length).toBeGreaterThanOrEqual(18)
  expect(orders.get('/blog/best-ehr-psychiatry')?.length).toBeGreaterThanOrEqual(3)
  const turned = await pagesWhere({ turned: true })
  expect(turned.saysSo).toBe(!saysSo)
  expect(turned.orders).toEqual(orders)
})
