import { type Vendor, vendors } from '../../../../shared/catalogue'
import { groupsFor } from '../../../../shared/catalogue/facts'
import { dossierGroups, type FieldKey, fields } from '../../../../shared/catalogue/fields'
import { hasValue } from '../../../../shared/catalogue/mark'
import { vendorSchema } from '../../../../shared/catalogue/schema'
import { candidateOf } from '../../../../shared/match/weigh/from-catalogue'
import { vendorOf } from '../../../support/vendors'

test('every field appears once, in the group that its key begins with', () => {
  const keys = fields.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { key, fields } of dossierGroups.filter(({ key }) => key !== 'product'))
    for (const field of fields) expect(field.key.split('.')[0]).toBe(key)
})

test('every other vendor was looked up on that date and not found, or needs no certificate', () => {
  const listed = vendors.filter((vendor) => vendor['certification.chplNumber'].value)
  for (const vendor of vendors.filter((one) => !listed.includes(one))) {
    const { value, basis, source } = vendor['certification.status']
    if (vendor.id === 'clearent') expect(basis).toBe('not-applicable')
    else expect([vendor.id, value, source?.dated]).toEqual([vendor.id, 'No listing found', '2026-02-13'])
  }
})

test('every yes or no of a dossier is sourced, and every source summarizes what it says', () => {
  for (const { id, ...vendor } of vendors) {
    for (const { key, kind } of fields.filter(({ shown }) => shown === 'dossier')) {
      const fact = vendor[key]
      if (kind === 'answer' && hasValue(fact)) expect([id, key, fact.basis]).toEqual([id, key, 'sourced'])
      if (fact.source) expect([id, key, fact.source.rests]).toEqual([id, key, expect.stringMatching(/^[A-Z(].*\.$/)])
    }
  }
})

test('a field that is not recorded is unknown, and one that does not fit the product does not apply', () => {
  expect(vendorOf('opus')['prescribing.epcs']).toMatchObject({ value: null, basis: 'unknown' })
  expect(vendorOf('clearent')['prescribing.epcs']).toMatchObject({ basis: 'not-applicable' })
  expect(groupsFor(vendorOf('clearent')).map(({ key }) => key)).not.toContain('prescribing')
})

test('what another part of the record says is not left open in the dossier', () => {
  const answer = (vendor: Vendor, key: FieldKey) => [vendor.id, key, vendor[key].value]
  for (const vendor of vendors) {
    const { integrations, limits } = vendor
    if (vendor['price.plans'].source?.kind === 'vendor' && !vendor.closed)
      expect([vendor.id, vendor['price.published'].basis]).toEqual([vendor.id, 'sourced'])
    if (limits.some(({ value }) => /price list|^Prices are quoted/.test(value ?? '')))
      expect(answer(vendor, 'price.published')).toEqual([vendor.id, 'price.published', false])
    if (integrations.value?.startsWith('No public API'))
      expect(answer(vendor, 'exchange.publicApi')).toEqual([vendor.id, 'exchange.publicApi', false])
  }
})

test('an outage without a year and staff notes are not shown', () => {
  expect(vendorOf('therapynotes').incidents.value).toBeNull()
  expect(JSON.stringify(Object.values(vendorOf('opus')))).not.toMatch(/staff/i)
})

test.each([
  ['a field that does not exist', { 'certification.color': { value: 'green', basis: 'spec' } }],
  ['a yes without a source', { 'prescribing.epcs': { value: true, basis: 'unverified' } }],
  ['words where an address belongs', { 'security.statusPage': { value: 'yes', basis: 'unverified' } }],
  ['a plan without a name', { 'price.plans': { value: [{ firstClinicianMonthly: 5 }], basis: 'spec' } }],
])('rejects %s', (_, facts) => {
  expect(vendorSchema.safeParse(vendorOf('opus')).success).toBe(true)
  expect(vendorSchema.safeParse({ ...vendorOf('opus'), ...facts }).success).toBe(false)
})

test('a criterion missing from a certificate is unknown to the match, not a no', () => {
  const kipu = vendorOf('kipu')
  const { features } = candidateOf({ ...kipu, 'prescribing.ePrescribing': { value: null, basis: 'unknown' } })
  expect(features.ePrescribing.value).toBeNull()
  expect(candidateOf(vendorOf('epic')).features.ePrescribing.value).toBe('yes')
})

test('a security report that a vendor does not claim is not a yes for the match', () => {
  const { features } = candidateOf({
    ...vendorOf('athenahealth'),
    'security.hitrust': { value: null, basis: 'unknown' },
  })
  expect(features.soc2OrHitrust.value).toBeNull()
})
