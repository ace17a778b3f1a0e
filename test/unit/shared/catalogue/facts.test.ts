import { type Vendor, vendors } from '../../../../shared/catalogue'
import { groupsFor } from '../../../../shared/catalogue/facts'
import { dossierGroups, type FieldKey, fieldOf, fields } from '../../../../shared/catalogue/fields'
import { hasValue } from '../../../../shared/catalogue/mark'
import { vendorSchema } from '../../../../shared/catalogue/schema'
import { factLines } from '../../../../shared/catalogue/words'
import { candidateOf } from '../../../../shared/match/weigh/from-catalogue'
import { vendorOf } from '../../../support/vendors'

const wordsOf = (id: string, key: FieldKey): string[] => factLines(fieldOf(key), vendorOf(id)[key])

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

test('plans, prices per item, listings, and incidents are put into words', () => {
  expect(wordsOf('therapynotes', 'price.plans')).toContainEqual(
    expect.stringMatching(/^Group: first clinician \$79 per month, each additional clinician \$50/),
  )
  expect(wordsOf('simplepractice', 'price.plans')).toContain(
    'Plus: first clinician $99 per month, clinicians 2–5 $74, 6–15 $72, 16+ $69 (practice managers $39 each; the only tier that takes further clinicians)',
  )
  expect(wordsOf('therapyappointment', 'price.perItem')[0]).toBe('claim $0.15')
  expect(wordsOf('epic', 'certification.otherListing')[0]).toMatch(/^EpicCare Inpatient Base, November 2025: 15\.04/)
  expect(wordsOf('nextgen', 'incidents')[0]).toMatch(
    /^Breach of NextGen Office \(March 29, 2023 to April 14, 2023\): 1,049,375 people; class settlement/,
  )
  expect(wordsOf('kipu', 'certification.criteria')).toEqual(['(b)(10); (d)(1), (5), (7), (9), (11)-(13); (g)(4)-(5)'])
  expect(wordsOf('kareo', 'leaving.exportFormat')).toEqual(['C-CDA, PDF'])
  expect(wordsOf('kipu', 'certification.surveillance')).toEqual(['None on record'])
  expect(wordsOf('athenahealth', 'certification.surveillance')).toEqual(['2 in all, 1 open finding, 0 direct reviews'])
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
