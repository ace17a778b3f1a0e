import { writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { writeHtml } from '../../../shared/blog/tree'
import { findVendor, type Vendor, vendors } from '../../../shared/catalogue'
import { topics } from '../../fixtures/topics'
import { textsIn } from '../../support/texts'

const folders = [
  'client/content/resources',
  'client/content/specialty-guides',
  'client/content/guides',
  'client/content',
  'client/components/guide',
  'migrations/articles',
]

const price = '(?:prices?|pricing|start|starting|ranges?|costs?|rates?)'
const called = new RegExp(
  String.raw`\b(?:listed|published) (?:\w+ )?${price}\b|\b${price} (?:(?:is|are|was|were) )?(?:listed|published)\b`,
  'i',
)
const denied = /\b(?:no|not|never|nobody|without)\b/i

/** The first word of a system's name, by which a sentence names it. */
const firstWord = ({ name }: Vendor) => name.split(' ')[0] ?? name

/** The sentences and table cells that call a price listed or published although the named system's has no source. */
function unsourced(text: string, systems: readonly Vendor[] = vendors): string[] {
  return text.split(/(?<=[.:;!?])\s|<[^>]*>|[|\n]/).filter((sentence) => {
    if (!called.test(sentence) || denied.test(sentence)) return false
    const named = systems.filter((vendor) => sentence.includes(firstWord(vendor)))
    return named.length === 0 || named.some(({ estimatedCostPerMonth: { basis } }) => basis !== 'sourced')
  })
}

test.each(folders)('%s calls a price listed or published only if it has a source', (folder) => {
  const texts = textsIn([folder], /\.(md|tsx?|json)$/)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.flatMap(({ source }) => unsourced(source))).toEqual([])
})

test.each(topics)('the built-in writer does so too: %s', (topic) => {
  expect(unsourced(writeHtml(writeFromCatalogue({ topic, isTest: false }).content))).toEqual([])
})

test('an unsourced price that is called listed is found, a sourced or missing one is not', () => {
  const [kipu, doxy] = [findVendor('kipu'), findVendor('doxy')]
  expect([kipu?.estimatedCostPerMonth.basis, doxy?.estimatedCostPerMonth.basis]).toEqual(['spec', 'sourced'])
  for (const wrong of [
    "At the $89 where Kipu's listed range begins, six cost $534.",
    '<th>Listed price</th>',
    "Prices are the low end of the vendor's listed range.",
    'The lowest price listed is $39.',
    "Valant's published price is $99.",
  ])
    expect(unsourced(wrong)).toHaveLength(1)
  for (const right of ["Doxy.me's listed price is $0.", 'Kipu has no published price.', 'Kipu costs $89, our figure.'])
    expect(unsourced(right)).toEqual([])
})
