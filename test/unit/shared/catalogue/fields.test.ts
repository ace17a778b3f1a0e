import { findVendor, type Vendor, vendors } from '../../../../shared/catalogue'
import { comparisonFields, displayFact, fieldLabel } from '../../../../shared/catalogue/fields'

const opus = findVendor('opus') as Vendor

function field(key: string) {
  const found = comparisonFields.find((candidate) => candidate.key === key)
  if (!found) throw new Error(`no field ${key}`)
  return found
}

test('the rows are the fields of the vendor record, in the order of the specification', () => {
  expect(comparisonFields.map(({ key }) => key)).toEqual(
    (
      'starRating reviewLink estimatedCostPerMonth billingType idealOrganizationSize setupTime customerSupport ' +
      'integrations aiNotetaking builtInCRM builtInRCM telehealth groupTherapy outcomeTracking mobileApp customForms ' +
      'insuranceBilling appointmentReminders patientPortal reportingAnalytics hipaaCompliant cloudBased ' +
      'guidedOnboarding customizable'
    ).split(' '),
  )
})

test('every label is there once', () => {
  const labels = comparisonFields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(fieldLabel('builtInRCM')).toBe('Built-in RCM')
})

test('yes, no and not verified are three things', () => {
  const telehealth = field('telehealth')
  const shown = [true, false].map((value) =>
    displayFact(telehealth, { ...opus, telehealth: { value, basis: 'editorial' } }),
  )
  const unknown = displayFact(telehealth, { ...opus, telehealth: { value: null, basis: 'unknown' } })
  expect([...shown, unknown]).toEqual(['Yes', 'No', 'Not verified'])
})

test('texts and ratings are shown as they stand, N/A included', () => {
  expect(displayFact(field('starRating'), opus)).toBe('4.8/5')
  expect(displayFact(field('starRating'), findVendor('mentegram') as Vendor)).toBe('N/A')
  expect(displayFact(field('estimatedCostPerMonth'), findVendor('clinicsource') as Vendor)).toBe('Not verified')
})

test('a review link that nobody knows is not available', () => {
  expect(displayFact(field('reviewLink'), findVendor('smartcare') as Vendor)).toBe('Not Available')
})

test('no value of the catalogue shows as an empty cell', () => {
  for (const vendor of vendors) {
    for (const each of comparisonFields) expect(displayFact(each, vendor)).toMatch(/\S/)
  }
})
