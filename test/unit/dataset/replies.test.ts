import type { Vendor } from '../../../shared/catalogue/schema'
import { openPages } from '../../support/pages'

const reply = {
  text: 'Video visits work in <every> plan since May',
  by: 'Example Vendor, head of product',
  date: '2026-11-02',
  url: 'https://vendor.example/reply',
}

/** The program with a vendor's reply to one fact. */
async function withReply() {
  jest.resetModules()
  const record = structuredClone(jest.requireActual('../../../shared/catalogue/vendors/kipu/record.json'))
  Object.assign(record.telehealth, { reply })
  jest.doMock('../../../shared/catalogue/vendors/kipu/record.json', () => record)
  const { findVendor } = await import('../../../shared/catalogue')
  const { vendorsFile } = await import('../../../shared/dataset/files')
  const { vendorMarkdown } = await import('../../../shared/markdown/vendor')
  const { sourceAddresses } = await import('../../../shared/dataset/source-addresses')
  const kipu = findVendor('kipu') as Vendor
  const site = { siteUrl: 'https://guide.example', siteName: 'The Guide' }
  return {
    page: (await (await openPages())('/emr/kipu')).replaceAll('&#x27;', "'"),
    file: vendorsFile().vendors.find(({ id }) => id === 'kipu'),
    markdown: vendorMarkdown(kipu, { ...kipu.card, text: '' }, site),
    addresses: sourceAddresses(),
  }
}

afterAll(() => jest.dontMock('../../../shared/catalogue/vendors/kipu/record.json'))

test("a vendor's reply appears beside the value on its page, in the data set, and in the Markdown form", async () => {
  const { page, file, markdown, addresses } = await withReply()
  const fact = page.split('<div id="telehealth"')[1]?.split('<div id=')[0] ?? ''
  for (const part of [', the vendor replies', 'The vendor replies: ', '&lt;every&gt;', reply.url, 'November 2, 2026'])
    expect(fact).toContain(part)
  expect(page.match(/the vendor replies/g)).toHaveLength(1)
  expect(file?.facts.telehealth?.reply).toEqual(reply)
  expect(markdown).toContain(
    'The vendor replies ([Example Vendor, head of product](<https://vendor.example/reply>), November 2, 2026): Video visits work in \\<every\\> plan since May.',
  )
  expect(addresses.get('https://vendor.example/reply')).toMatchObject([{ to: '/emr/kipu#telehealth' }])
})
