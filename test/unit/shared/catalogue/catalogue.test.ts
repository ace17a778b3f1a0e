import { findVendor, vendors } from '../../../../shared/catalogue'
import { resolveVendorId, vendorIds } from '../../../../shared/catalogue/ids'
import { catalogueSchema, vendorSchema } from '../../../../shared/catalogue/schema'
import records from '../../../../shared/catalogue/vendors.json'

/** The values that the product's specification fixes, by vendor. */
const specified = {
  opus: { starRating: '4.8/5', estimatedCostPerMonth: '$49-$89', idealOrganizationSize: '10-100 providers' },
  therapynotes: { starRating: '4.7/5', idealOrganizationSize: '1-50 providers' },
  kipu: { starRating: '4.7/5', estimatedCostPerMonth: '$89-$179', idealOrganizationSize: '10-1000 providers' },
  simplepractice: { starRating: '4.6/5', idealOrganizationSize: '1-10 providers' },
  doxy: { starRating: '4.6/5' },
  epic: { starRating: '4.4/5', estimatedCostPerMonth: '$500-$1000+', setupTime: '24-52 weeks' },
  therapyappointment: { starRating: '4.1/5', idealOrganizationSize: '1-5 providers', setupTime: '1 week' },
  valant: { starRating: '4.1/5' },
  nextgen: { starRating: '3.7/5', estimatedCostPerMonth: '$299-$599', setupTime: '12-20 weeks' },
  kareo: { starRating: '3.9/5', estimatedCostPerMonth: '$79-$149', setupTime: '4-8 weeks' },
  credibleemr: { starRating: '3.9/5', estimatedCostPerMonth: '$69-$129', idealOrganizationSize: '5-500 providers' },
  athenahealth: { starRating: '3.8/5', estimatedCostPerMonth: '$149-$299', setupTime: '8-16 weeks' },
  cerner: { starRating: '3.8/5', estimatedCostPerMonth: '$400-$800+' },
  mentegram: { starRating: 'N/A', estimatedCostPerMonth: '$29-$59', idealOrganizationSize: '1-20 providers' },
  smartcare: { starRating: 'N/A', estimatedCostPerMonth: '$79-$149', idealOrganizationSize: '10-200 providers' },
} as const

describe('the catalogue', () => {
  test('holds the 18 ids, each once, in order', () => {
    expect(vendors.map(({ id }) => id)).toEqual(vendorIds)
    expect(new Set(vendorIds).size).toBe(18)
  })

  test('is the file, unchanged by its check', () => {
    expect(vendors).toEqual(records)
  })

  test.each(Object.entries(specified))('gives %s the values that the specification fixes', (id, values) => {
    const vendor = findVendor(id)
    expect(vendor).toBeDefined()
    expect(vendor).toMatchObject(
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, { value, basis: 'spec' }])),
    )
  })

  test.each([
    ['therapynotes', '$39+'],
    ['simplepractice', '$39+'],
    ['therapyappointment', '$19+'],
    ['therabill', '$29+'],
    ['valant', '$99+'],
  ])('gives %s its starting price of %s, open upwards', (id, cost) => {
    expect(findVendor(id)?.estimatedCostPerMonth).toMatchObject({ value: cost, basis: 'spec' })
  })
})

describe('the schema', () => {
  const opus = structuredClone(records[0])
  const withRating = (starRating: unknown) => vendorSchema.safeParse({ ...opus, starRating }).success

  test.each([
    ['an unknown value with no other basis', { value: null, basis: 'unknown' }, true],
    ['a value known by specification', { value: '4.8/5', basis: 'spec' }, true],
    ['a sourced value with its address and date', sourced({ seen: '2026-07' }), true],
    ['a sourced value whose page bears no date', sourced({}), true],
    ['no value yet another basis', { value: null, basis: 'spec' }, false],
    ['a value yet the basis unknown', { value: '4.8/5', basis: 'unknown' }, false],
    ['a sourced value without address', { value: '4.8/5', basis: 'sourced' }, false],
    ['an address beside another basis', { value: '4.8/5', basis: 'editorial', url: 'https://example.com' }, false],
    ['a script as address', sourced({ url: 'javascript:alert(1)' }), false],
    ['a date that is none', sourced({ seen: '2026-13' }), false],
    ['an unknown basis', { value: '4.8/5', basis: 'rumour' }, false],
    ['a rating that is none', { value: '4.8', basis: 'spec' }, false],
    ['a rating above five', { value: '5.1/5', basis: 'spec' }, false],
    ['a key that no fact has', { value: '4.8/5', basis: 'spec', note: 'x' }, false],
  ])('judges %s', (_, fact, accepted) => {
    expect(withRating(fact)).toBe(accepted)
  })

  test.each([
    ['$39+', true],
    ['$49-$89', true],
    ['$500-$1000+', true],
    ['49-89', false],
    ['$49-89', false],
    ['about $50', false],
  ])('judges the cost %s', (value, accepted) => {
    const estimatedCostPerMonth = { value, basis: 'spec' }
    expect(vendorSchema.safeParse({ ...opus, estimatedCostPerMonth }).success).toBe(accepted)
  })

  test('refuses a catalogue with a vendor missing, doubled or out of order', () => {
    const [first, ...rest] = records
    expect(catalogueSchema.safeParse(rest).success).toBe(false)
    expect(catalogueSchema.safeParse([first, ...records]).success).toBe(false)
    expect(catalogueSchema.safeParse([...rest, first]).success).toBe(false)
  })

  function sourced(more: object) {
    return { value: '4.8/5', basis: 'sourced', url: 'https://example.com/reviews', ...more }
  }
})

describe('vendor keys', () => {
  test('every id means itself', () => {
    for (const id of vendorIds) expect(findVendor(id)?.id).toBe(id)
  })

  test.each([
    'credible',
    'therapynotes',
    'opus',
    'kipu',
    'smartcare',
    'simplepractice',
    'therapyappointment',
    'mentegram',
    'doxy',
    'valant',
    'therabill',
    'athenahealth',
  ])('the older links’ key %s selects a vendor', (key) => {
    expect(findVendor(key)?.id).toBe(key === 'credible' ? 'credibleemr' : key)
  })

  test.each(['', 'nobody', 'Opus', ' opus', '__proto__', 'constructor', 'toString'])('%p selects nothing', (key) => {
    expect(resolveVendorId(key)).toBeUndefined()
    expect(findVendor(key)).toBeUndefined()
  })
})
