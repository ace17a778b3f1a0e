import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findVendor, vendors } from '../../../../shared/catalogue'
import { evidencedOf } from '../../../../shared/catalogue/counts'
import { isRefused } from '../../../../shared/catalogue/evidence'
import { type ComparisonField, comparisonFields } from '../../../../shared/catalogue/fields'
import { resolveVendorId, vendorIds } from '../../../../shared/catalogue/ids'
import { catalogueSchema, vendorSchema } from '../../../../shared/catalogue/schema'
import { cardFigures } from '../../../../shared/vendors/guide-cards'
import { vendorOf } from '../../../support/vendors'

/** The values that the product's specification fixes, by vendor. */
const specified = {
  opus: { starRating: '4.8/5', estimatedCostPerMonth: '$49-$89', idealOrganizationSize: '10-100 providers' },
  therapynotes: { starRating: '4.7/5', estimatedCostPerMonth: '$39+', idealOrganizationSize: '1-50 providers' },
  kipu: { starRating: '4.7/5', estimatedCostPerMonth: '$89-$179', idealOrganizationSize: '10-1000 providers' },
  simplepractice: { starRating: '4.6/5', estimatedCostPerMonth: '$39+', idealOrganizationSize: '1-10 providers' },
  doxy: { starRating: '4.6/5' },
  epic: { starRating: '4.4/5', estimatedCostPerMonth: '$500-$1000+', setupTime: '24-52 weeks' },
  therapyappointment: {
    starRating: '4.1/5',
    estimatedCostPerMonth: '$19+',
    idealOrganizationSize: '1-5 providers',
    setupTime: '1 week',
  },
  valant: { starRating: '4.1/5', estimatedCostPerMonth: '$99+' },
  therabill: { estimatedCostPerMonth: '$29+' },
  nextgen: { starRating: '3.7/5', estimatedCostPerMonth: '$299-$599', setupTime: '12-20 weeks' },
  kareo: { starRating: '3.9/5', estimatedCostPerMonth: '$79-$149', setupTime: '4-8 weeks' },
  credibleemr: { starRating: '3.9/5', estimatedCostPerMonth: '$69-$129', idealOrganizationSize: '5-500 providers' },
  athenahealth: { starRating: '3.8/5', estimatedCostPerMonth: '$149-$299', setupTime: '8-16 weeks' },
  cerner: { starRating: '3.8/5', estimatedCostPerMonth: '$400-$800+' },
  mentegram: { starRating: 'N/A', estimatedCostPerMonth: '$29-$59', idealOrganizationSize: '1-20 providers' },
  smartcare: { starRating: 'N/A', estimatedCostPerMonth: '$79-$149', idealOrganizationSize: '10-200 providers' },
} as const

describe('the catalogue', () => {
  test('has every id once, in order: those with a place first, the others by name', () => {
    expect(vendors.map(({ id }) => id)).toEqual(vendorIds)
    expect(new Set(vendorIds).size).toBe(vendorIds.length)
    expect(vendors.slice(0, 18).map(({ place }) => place)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
    const names = vendors.slice(18).map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test.each(vendorIds)('reads %s from its own file, unchanged by validation', (id) => {
    const file = path.resolve(`shared/catalogue/vendors/${id}/record.json`)
    expect(findVendor(id)).toMatchObject(JSON.parse(readFileSync(file, 'utf8')))
  })

  test('has a source or our own figure for every yes or no, and the kind and date of every source', () => {
    for (const vendor of vendors) {
      for (const { key, kind } of comparisonFields) {
        const { basis, source } = vendor[key]
        if (kind === 'answer') expect([vendor.id, key, basis]).not.toEqual([vendor.id, key, 'unverified'])
        if (basis === 'sourced')
          expect(source).toMatchObject({ kind: expect.any(String), read: expect.stringMatching(/^20/) })
      }
    }
  })

  test('cites no source of a rejected kind, not even in notes', () => {
    for (const vendor of vendors) {
      const addresses = JSON.stringify(vendor).match(/https?:\/\/[^\s"),]+/g) ?? []
      expect(addresses.filter(isRefused)).toEqual([])
    }
  })

  test('explains every partial yes in a note', () => {
    const partial = vendors.flatMap((vendor) =>
      comparisonFields.flatMap(({ key }) => (vendor[key].value === 'partly' ? [vendor[key]] : [])),
    )
    expect(partial.length).toBeGreaterThan(0)
    for (const { note } of partial) expect(note).toMatch(/^[A-Z].*\.$/)
  })

  test.each(Object.entries(specified))(
    'gives %s the values that the specification fixes, also on the card of a guide',
    (id, values) => {
      const vendor = vendorOf(id)
      for (const [field, value] of Object.entries(values)) {
        const fact = vendor[field as ComparisonField['key']]
        expect([field, fact.value]).toEqual([field, value])
        // A source may state the specification's figure too; no weaker basis replaces it.
        expect(['spec', 'sourced']).toContain(fact.basis)
        if (field !== 'setupTime')
          expect(Object.values(cardFigures(vendor))).toContain(value.replace(/ providers$|(?<=\$\d+)[-+].*/, ''))
      }
    },
  )

  test.each([
    ['review', 55],
    ['record', 40],
  ])('has sources for enough of the values that apply to the systems of depth %s', (depth, percent) => {
    const { count, of } = evidencedOf(vendors.filter((vendor) => vendor.depth === depth)).sourced
    expect((100 * count) / of).toBeGreaterThanOrEqual(percent)
  })
})

describe('the schema', () => {
  const opus = structuredClone(vendors[0])
  const withRating = (starRating: unknown) => vendorSchema.safeParse({ ...opus, starRating }).success

  test.each([
    ['an unknown value with no other basis', { value: null, basis: 'unknown' }, true],
    ['a value known by specification', { value: '4.8/5', basis: 'spec' }, true],
    ['a sourced value with its address and date', sourced({ dated: '2026-07' }), true],
    ['a sourced value whose page bears a day', sourced({ dated: '2026-07-31' }), true],
    ['a sourced value whose page bears no date', sourced({}), true],
    ['no value yet another basis', { value: null, basis: 'spec' }, false],
    ['a value yet the basis unknown', { value: '4.8/5', basis: 'unknown' }, false],
    ['a sourced value without address', { value: '4.8/5', basis: 'sourced' }, false],
    ['a source beside another basis', { ...sourced({}), basis: 'unverified' }, false],
    ['a value without a source that says so', { value: '4.8/5', basis: 'unverified' }, true],
    ['a basis of former days', { value: '4.8/5', basis: 'editorial' }, false],
    ['a script as address', sourced({ url: 'javascript:alert(1)' }), false],
    ['a date that is none', sourced({ dated: '2026-13' }), false],
    ['a source that nobody read', sourced({ read: undefined }), false],
    ['a source of no kind', sourced({ kind: undefined }), false],
    ['a source of an unknown kind', sourced({ kind: 'blog' }), false],
    ['a machine-written page as source', sourced({ url: 'https://grokipedia.com/page/Opus' }), false],
    ['a page of a seller of copies as source', sourced({ url: 'https://docs.supergood.ai/opus' }), false],
    ['what does not apply and says why', { value: null, basis: 'not-applicable', note: 'No record system.' }, true],
    ['what does not apply and does not say why', { value: null, basis: 'not-applicable' }, false],
    ['what does not apply yet has a value', { value: '4.8/5', basis: 'not-applicable', note: 'x' }, false],
    ['an unknown basis', { value: '4.8/5', basis: 'rumour' }, false],
    ['a rating that is none', { value: '4.8', basis: 'spec' }, false],
    ['a rating above five', { value: '5.1/5', basis: 'spec' }, false],
    ['a note', { value: '4.8/5', basis: 'spec', note: 'x' }, true],
    ['a key that no fact has', { value: '4.8/5', basis: 'spec', confidence: 'high' }, false],
  ])('accepts or rejects a rating that is %s', (_, fact, accepted) => {
    expect(withRating(fact)).toBe(accepted)
  })

  test.each([
    ['a sourced yes', sourced({}, true), true],
    ['a sourced no', sourced({}, false), true],
    ['our own yes', { value: true, basis: 'spec' }, true],
    ['a yes without a source', { value: true, basis: 'unverified' }, false],
    ['a part of a yes with its note', { ...sourced({}, 'partly'), note: 'Only by phone.' }, true],
    ['a part of a yes without a note', sourced({}, 'partly'), false],
    ['nothing known', { value: null, basis: 'unknown' }, true],
  ])('accepts or rejects as a yes-or-no answer %s', (_, telehealth, accepted) => {
    expect(vendorSchema.safeParse({ ...opus, telehealth }).success).toBe(accepted)
  })

  test.each([
    ['$39+', true],
    ['$49-$89', true],
    ['$500-$1000+', true],
    ['49-89', false],
    ['$49-89', false],
    ['about $50', false],
  ])('accepts or rejects the cost %s', (value, accepted) => {
    const estimatedCostPerMonth = { value, basis: 'spec' }
    expect(vendorSchema.safeParse({ ...opus, estimatedCostPerMonth }).success).toBe(accepted)
  })

  test('rejects a catalogue with a vendor missing, duplicated, or out of order', () => {
    const [first, ...rest] = vendors
    expect(catalogueSchema.safeParse(rest).success).toBe(false)
    expect(catalogueSchema.safeParse([first, ...vendors]).success).toBe(false)
    expect(catalogueSchema.safeParse([...rest, first]).success).toBe(false)
  })

  function sourced(more: object, value: unknown = '4.8/5') {
    const source = { name: 'Reviews', kind: 'independent', url: 'https://example.com/reviews', read: '2026-11-21' }
    return { value, basis: 'sourced', source: { ...source, ...more } }
  }
})

describe('vendor keys', () => {
  test('include every id, which means itself, and a former one', () => {
    for (const id of vendorIds) expect(findVendor(id)?.id).toBe(id)
    expect(findVendor('credible')?.id).toBe('credibleemr')
  })

  test.each(['', 'nobody', 'Opus', ' opus', '__proto__', 'constructor', 'toString'])('do not include %p', (key) => {
    expect(resolveVendorId(key)).toBeUndefined()
    expect(findVendor(key)).toBeUndefined()
  })
})
