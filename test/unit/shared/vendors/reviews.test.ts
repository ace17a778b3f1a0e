import { vendors } from '../../../../shared/catalogue'
import { outOfScope } from '../../../../shared/catalogue/scope'
import { featuredEmrs } from '../../../../shared/site/featured'
import { keyDetails, pageRating } from '../../../../shared/vendors/details'
import { benefitsOf } from '../../../../shared/vendors/review'
import { vendorOf } from '../../../support/vendors'

const detailsOf = (id: string) => {
  const vendor = vendorOf(id)
  return Object.fromEntries(keyDetails(vendor, vendor.card).map(({ label, text }) => [label, text]))
}

const ratingOf = (id: string) => pageRating(vendorOf(id), vendorOf(id).card)

/** The figures of the specification's review pages. */
test.each([
  ['epic', '3.5/5', '$500-$1000+ per month, by contract', '500+ providers', '12-24+ months', 'Yes'],
  [
    'athenahealth',
    '3.8/5',
    '$149-$299 per month; the vendor bills a share of collections',
    '10-1000+ providers',
    '8-16 weeks',
    'Yes',
  ],
  ['nextgen', '3.7/5', '$299-$599 per user per month', '50-1000+ providers', '12-20 weeks', 'Limited'],
  ['kareo', '3.9/5', '$79-$149 per user per month', '1-100 providers', '4-8 weeks', 'No'],
])('the page of %p shows %p, %p, %p, %p and AI %p', (id, rating, pricing, size, setup, ai) => {
  expect(ratingOf(id).text).toBe(rating)
  expect(detailsOf(id)).toMatchObject({
    'Pricing range': pricing,
    'Organization size': size,
    'Implementation time': setup,
    'AI features': ai,
    Telehealth: 'Yes',
  })
})

test('a featured system has the same badge on its page, and its rating is our figure', () => {
  for (const { emrId, badge } of featuredEmrs) {
    expect(vendorOf(emrId).card.badge).toBe(badge)
    expect(ratingOf(emrId)).toMatchObject({ label: 'Rating', mark: { basis: 'spec' } })
  }
})

test("only Epic's rating differs from the comparison, and its page says so", () => {
  const otherwise = vendors.filter(({ id }) => ratingOf(id).elsewhere !== undefined)
  expect(otherwise.map(({ id }) => id)).toEqual(['epic'])
  expect(ratingOf('epic').elsewhere).toBe('4.4/5')
})

/** Every run of digits with its unit and range: `2,000`, `99.99`, `$19`, `10-100`. */
const figure = /\$?\d[\d,.]*(?:-\$?\d+)?%?\+?/g

const figuresIn = (text: string) => (text.match(figure) ?? []).map((one) => one.replace(/[.,]+$/, ''))

const reviewed = vendors.filter(({ depth }) => depth === 'review')

test.each(vendors)('the short texts of $id state no figure that its record does not contain', (vendor) => {
  const benefits = benefitsOf(vendor, vendor.card)
  const known = new Set(figuresIn(JSON.stringify(vendor)).flatMap((one) => [one, one.replace('+', '')]))
  const said = [vendor.card.blurb, ...benefits.flatMap(({ title, fact }) => [title ?? '', fact.value ?? ''])].flatMap(
    figuresIn,
  )
  expect(said.filter((one) => !known.has(one))).toEqual([])
})

describe.each(reviewed.map((vendor) => [vendor.id, vendor] as const))('the review of %s', (_, vendor) => {
  const benefits = benefitsOf(vendor, vendor.card)

  test('bases each benefit on known values, and on a yes where the field is a yes or no', () => {
    const restsOn = (vendor.card.benefits ?? []).flatMap((one) => (typeof one === 'string' ? [] : one.restsOn))
    const fields = restsOn.map((key) => vendor[key as 'telehealth'])
    const known = [...fields, ...benefits.map(({ fact }) => fact)]
    expect(known.filter(({ value, basis }) => value === null || value === false || basis === 'unknown')).toEqual([])
  })

  test('lists each strength of its record once, as a benefit', () => {
    const said = benefits.map(({ fact }) => fact.value)
    for (const { value } of vendor.strengths) expect(said.filter((one) => one === value)).toEqual([value])
  })

  test('has four benefits with different titles', () => {
    expect(new Set(benefits.map(({ title }) => title)).size).toBe(4)
  })
})

test.each([
  ['kareo', /Tebra/],
  ['cerner', /Oracle Health/],
  ['credibleemr', /Qualifacts/],
])("the page of %p names the product's present name or owner", (id, words) => {
  expect(vendorOf(id).card.blurb).toMatch(words)
})

test.each([
  ['clearent', /payment processor, not an EMR/, /no clinical record/],
  ['doxy', /video-visit service, not an EMR/, /no chart/],
])('the page of %p says once what the product is not, and once what it lacks', (id, notice, lack) => {
  const vendor = vendorOf(id)
  const { blurb } = vendor.card
  expect(outOfScope(vendor)).toMatch(notice)
  expect(blurb).toMatch(lack)
  expect(blurb).not.toMatch(/not an? (full )?EMR/)
})
