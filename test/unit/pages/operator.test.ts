import type { Site } from '../../../client/renderer/server'
import { expectGolden } from '../../support/golden'
import { pageText } from '../../support/page-text'
import { openPages } from '../../support/pages'

const installations: Record<string, Partial<Site>> = {
  nothing: {},
  half: { operator: { name: 'Northwind LLC', editors: ['Jane Roe'] } },
  address: { operator: { address: '1 Main St', editors: [] } },
  all: {
    operator: {
      name: 'Northwind <Guides> LLC',
      address: '1 Main St, Springfield',
      contactEmail: 'hello+site@guide.example',
      editors: ['Jane Roe, psychiatry', 'John Doe, billing'],
    },
    ...{ affiliateVendors: ['opus'], gaMeasurementId: 'G-TEST', tapfiliateAccountId: '1' },
  },
}

/** What says who runs the site, when its policies changed, who pays, and which trackers run. */
const told = /operator|Northwind|Main St|hello\+|Jane Roe|John Doe|published|revised|pays? for|tracker|Tapfiliate/i

test.each(Object.entries(installations))('an installation with %s configured says so', async (name, configured) => {
  const render = await openPages(configured)
  const lines: string[] = []
  for (const path of ['/about', '/privacy', '/terms', '/contact'])
    lines.push(
      path,
      ...pageText(await render(path))
        .split('\n')
        .filter((line) => told.test(line)),
    )
  expectGolden(`pages/operator-of-${name}.txt`, lines.join('\n'))
})
