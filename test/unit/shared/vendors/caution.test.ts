import { vendors } from '../../../../shared/catalogue'
import type { Fact } from '../../../../shared/catalogue/evidence'
import { comparisonFields } from '../../../../shared/catalogue/fields'
import { cautionOf, evidenceWords } from '../../../../shared/vendors/caution'
import { render } from '../../../support/pages'
import { vendorOf } from '../../../support/vendors'

test('a product beside an EMR, a part of one, and an EMR of which we know little are told apart', () => {
  expect(cautionOf(vendorOf('doxy'))).toMatchObject({ isBeside: true, kind: expect.stringContaining('not an EMR') })
  expect(cautionOf(vendorOf('therabill'))).toMatchObject({
    isBeside: false,
    kind: expect.stringContaining('Not a full record'),
  })
  expect(cautionOf(vendorOf('clinicsource'))).toMatchObject({
    isBeside: false,
    kind: 'We could verify little about this system.',
  })
  expect(cautionOf(vendorOf('kipu'))).toBeUndefined()
})

test('an EMR needs a caution if, and only if, we found nothing on half of its values or more', () => {
  const epic = vendorOf('epic')
  const known = { value: '1 week', basis: 'unverified' } as const
  const blank = { value: null, basis: 'unknown' } as const
  const blanks = (count: number) =>
    Object.fromEntries(comparisonFields.map(({ key }, index) => [key, index < count ? blank : known]))
  expect(cautionOf({ ...epic, ...blanks(11) })).toBeUndefined()
  expect(cautionOf({ ...epic, ...blanks(12) })?.kind).toBe('We could verify little about this system.')
  expect(evidenceWords({ ...epic, ...blanks(12) })).toBe(
    'We have a source for none of the 24 values in our comparison, and no value for 12.',
  )
})

test.each(vendors)(
  'the sentence on the evidence for $id counts the values that apply, those with a source, and those we do not have',
  (vendor) => {
    const facts: Fact<unknown>[] = comparisonFields.map(({ key }) => vendor[key])
    const count = (matches: (fact: Fact<unknown>) => boolean) => facts.filter(matches).length
    const words = evidenceWords(vendor).replace('source for none', 'source for 0')
    expect((words.match(/\d+/g) ?? []).map(Number)).toEqual([
      count(({ basis }) => basis === 'sourced'),
      count(({ basis }) => basis !== 'not-applicable'),
      count(({ basis }) => basis === 'unknown'),
    ])
  },
)

test('values that do not apply are not counted as missing', () => {
  expect(evidenceWords(vendorOf('clearent'))).toMatch(/ of the \d+ values in our comparison that apply to it, /)
})

describe("the head of a vendor's page", () => {
  test.each(vendors.map(({ id }) => id))('of %s leads first to what makes sense for its record', async (id) => {
    const html = await render(`/emr/${id}`)
    const vendor = vendorOf(id)
    const head = html.slice(html.indexOf('<h1'), html.indexOf('Visit '))
    const first = /<a [^>]*href="([^"]+)"[^>]*class="button[ "]|<a [^>]*class="button[ "][^>]*href="([^"]+)"/.exec(head)
    const caution = cautionOf(vendor)
    const [, asking = 'dossier'] = /<h2 id="(what-to-(?:ask|do)-[^"]*)"/.exec(html) ?? []
    const askFirst = vendor.closed ? `/leaving/${id}` : `#${asking}`
    expect(first?.[1] ?? first?.[2]).toBe(caution ? askFirst : `/comparisons?emr1=${id}`)
    expect(head.includes(`/comparisons?emr1=${id}`)).toBe(vendor.depth !== 'listed')
    if (caution) expect(head).toContain(caution.kind)
  })
})
