import { vendors } from '../../../shared/catalogue'
import { metaOf } from '../../support/page-faults'
import { stubApps } from '../../support/stub-api'

const headOf = async (id: string) => {
  const api = { listVendors: async () => [...vendors], listAcceptedCorrections: async () => [] }
  const { body } = await stubApps(api).site.render(new Request(`https://guide.example/emr/${id}`), '', undefined)
  return { text: metaOf(body ?? '', 'description'), alt: metaOf(body ?? '', 'og:image:alt') }
}

test("a vendor's description says which figures are ours, and leads with a published price", async () => {
  expect((await headOf('kipu')).text).toBe(
    'Kipu EMR for behavioral health: rated 4.7/5 (our figure); cost: $89-$179 per user per month (our figure); size: 10-1000 providers. Strengths, limits, and sources.',
  )
  expect((await headOf('simplepractice')).text).toMatch(
    /rated 4\.6\/5 \(our figure\); published price: from \$49 a month/,
  )
  for (const { id } of vendors) expect((await headOf(id)).text.length).toBeLessThanOrEqual(200)
})

test('the text alternative of its share picture names the vendor and the card beside it', async () => {
  expect((await headOf('kipu')).alt).toBe('Kipu EMR, beside a card with key figures')
})
