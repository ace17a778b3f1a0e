import { findVendor } from '../../../shared/catalogue'
import { type VendorId, vendorIds } from '../../../shared/catalogue/ids'
import { comparisonOrders } from '../../../shared/comparison/order'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { sitePages } from '../../../shared/site/pages'
import { directoryFilters } from '../../../shared/vendors/directory-filters'
import { openPages, wordsOf } from '../../support/pages'

/** Every page, with every order and filter that it offers, and a match for every kind of organization. */
const addresses = [
  ...sitePages.map(({ path }) => path),
  ...comparisonOrders.map(({ key }) => `/comparisons?sort=${key}`),
  ...organizationKeys.map((key) => `/match?organization=${key}&providers=9`),
  ...directoryFilters.flatMap(({ name, options }) => options.map(({ value }) => `/vendors?${name}=${value}`)),
]

interface Shown {
  /** The vendors that each address links to, in the order of links and options. */
  orders: Map<string, string[]>
  /** The vendors whose own page says that its link may pay. */
  saySo: VendorId[]
}

/** The pages of an installation on which these vendors pay. */
async function pagesWhere(affiliateVendors: readonly VendorId[]): Promise<Shown> {
  const render = await openPages({ affiliateVendors })
  const orders = addresses.map(async (path) => [path, vendorsOf(await render(path))] as const)
  const vendorPages = await Promise.all(vendorIds.map((id) => render(`/emr/${id}`)))
  return {
    orders: new Map(await Promise.all(orders)),
    saySo: vendorIds.filter((_, at) => isMarked(vendorPages[at] ?? '')),
  }
}

function vendorsOf(html: string): string[] {
  const [shown = ''] = html.split('<script id=')
  return [...shown.matchAll(/(?:href="\/(?:emr\/|comparisons\?)|<option [^>]*value=")([^"]+)"/g)].map(
    ([, it = '']) => it,
  )
}

/** In the words beside the link and, for programs, in its `rel`; one without the other is an error. */
function isMarked(html: string): boolean {
  const isSaid = html.includes('We may earn a referral fee')
  expect(html.includes('rel="sponsored noopener noreferrer"')).toBe(isSaid)
  expect(html.includes('We earn nothing from the link')).toBe(!isSaid && /Visit [^<]* Website/.test(html))
  return isSaid
}

/** The vendors that the disclosure lists: the words of its section without the heading. */
async function disclosed(affiliateVendors: readonly VendorId[]): Promise<string> {
  const html = await (await openPages({ affiliateVendors }))('/methodology')
  const before = html.slice(0, html.indexOf('id="paying-vendors"'))
  expect(before.lastIndexOf('<h2 ')).toBe(html.indexOf('<h2 id="affiliate"'))
  const [, after = ''] = html.split('id="paying-vendors"')
  return wordsOf(`<h3${after.split('</section>')[0]}`)
    .replace('Vendors whose links pay', '')
    .trim()
}

test('no page orders vendors differently when other vendors pay', async () => {
  const { orders, saySo } = await pagesWhere([])
  expect(orders.get('/vendors')?.length).toBeGreaterThanOrEqual(18)
  expect(orders.get('/blog/best-ehr-psychiatry')?.length).toBeGreaterThanOrEqual(3)
  expect(saySo).toEqual([])
  for (const paying of [vendorIds, ['smartcare']] as const) {
    const changed = await pagesWhere(paying)
    // A vendor whose website nobody found has no link.
    expect(changed.saySo).toEqual(paying.filter((id) => findVendor(id)?.website.value))
    const { '/methodology': _, ...others } = Object.fromEntries(changed.orders)
    expect(others).toEqual({ ...Object.fromEntries(orders), '/methodology': undefined })
  }
})

test('the disclosure names the vendors whose links pay, or says that none do', async () => {
  expect(await disclosed([])).toBe('None. No vendor pays for a link on this site.')
  expect(await disclosed(['opus', 'kipu'])).toMatch(/can pay: Opus\s+Kipu EMR$/)
})
