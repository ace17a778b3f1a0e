import { vendors } from '../../../../shared/catalogue'
import type { Fact } from '../../../../shared/catalogue/evidence'
import { factByKey, factsOf } from '../../../../shared/catalogue/facts'
import { vendorSchema } from '../../../../shared/catalogue/schema'
import { factWords } from '../../../../shared/catalogue/words'
import { chargeWords } from '../../../../shared/cost/charges'
import { featureKeys } from '../../../../shared/match/terms/features'
import { fieldsWeighed } from '../../../../shared/match/weigh/from-catalogue'
import { dollars } from '../../../../shared/words'

const facts = vendors.flatMap((vendor) => factsOf(vendor).map(({ field, fact }) => ({ vendor, field, fact })))
const having = <Key extends keyof Fact<unknown>>(key: Key) => facts.filter(({ fact }) => fact[key] !== undefined)

test('each charge names a sourced price that holds its figure', () => {
  const charges = having('extra').flatMap(({ vendor, fact }) =>
    (fact.extra ?? []).map((charge) => ({ vendor, charge })),
  )
  expect(charges.length).toBeGreaterThan(0)
  for (const { vendor, charge } of charges) {
    const price = factByKey(vendor, charge.field)
    expect([vendor.id, ['sourced', 'unverified']]).toEqual([vendor.id, expect.arrayContaining([price?.fact.basis])])
    expect(price && factWords(price.row, price.fact)).toContain(dollars(charge.price))
  }
})

test('a plan that a feature needs is one of the plans with a price', () => {
  for (const { vendor, fact } of having('plans')) {
    const known = vendor['price.plans'].value
    expect(known?.map(({ plan }) => plan)).toEqual(expect.arrayContaining([...(fact.plans ?? [])]))
  }
})

test('every text that stands for a feature says what it amounts to', () => {
  const weighed = fieldsWeighed(featureKeys)
  const texts = facts.filter(
    ({ field, fact }) =>
      weighed.has(field) && field.includes('.') && typeof fact.value === 'string' && fact.value !== 'partly',
  )
  expect(texts.length).toBeGreaterThan(30)
  expect(
    texts.filter(({ fact }) => fact.means === undefined).map(({ vendor, field }) => `${vendor.id}.${field}`),
  ).toEqual([])
})

test('a feature that leaves out a field of work says so in its note, and another price stands in the other readings', () => {
  for (const { fact } of having('exceptFor')) expect(fact.note).toContain('psychiatry')
  for (const { fact } of having('otherPrice')) expect(fact.differs).toContain(dollars(fact.otherPrice?.monthly ?? 0))
})

test('charges in words: by the month, once, by the piece, about', () => {
  const field = 'ai.price'
  expect(chargeWords('aiNotetaking', [])).toBe('')
  expect(
    chargeWords('ePrescribing', [
      { price: 49, per: 'clinician and month', field },
      { price: 89, once: true, field },
    ]),
  ).toBe('$49 per clinician a month and $89 once for e-prescribing')
  expect(chargeWords('telehealth', [{ price: 15, per: 'month', note: '$5 with Zoom', field }])).toBe(
    '$15 a month for telehealth ($5 with Zoom)',
  )
  expect(chargeWords('pdmp', [{ price: 50, per: 'user and year', approximate: true, field }])).toBe(
    'about $50 per user a year for PDMP checks',
  )
})

test('a charge without the field of its evidence is rejected', () => {
  const [vendor] = vendors
  const telehealth = { ...vendor?.telehealth, extra: [{ price: 15, per: 'month' }] }
  expect(vendorSchema.safeParse({ ...vendor, telehealth }).success).toBe(false)
})
