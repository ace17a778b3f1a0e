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

test('every label is unique', () => {
  const labels = comparisonFields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(fieldLabel('builtInRCM')).toBe('Built-in RCM')
})

test('yes, no, partly, not verified, and does not apply are shown differently', () => {
  const telehealth = field('telehealth')
  const answers = ([true, false, 'partly'] as const).map((value) =>
    displayFact(telehealth, { ...opus, telehealth: { value, basis: 'spec' } }),
  )
  const others = (['unknown', 'not-applicable'] as const).map((basis) =>
    displayFact(telehealth, { ...opus, telehealth: { value: null, basis } }),
  )
  expect([...answers, ...others]).toEqual(['Yes', 'No', 'Partly', 'Not verified', 'Does not apply'])
})

test('texts and ratings are shown unchanged, N/A included', () => {
  expect(displayFact(field('starRating'), opus)).toBe('4.8/5')
  expect(displayFact(field('starRating'), findVendor('mentegram') as Vendor)).toBe('N/A')
  expect(displayFact(field('estimatedCostPerMonth'), findVendor('clinicsource') as Vendor)).toBe('Not verified')
})

test('an unknown review link is shown as not available', () => {
  expect(displayFact(field('reviewLink'), findVendor('smartcare') as Vendor)).toBe('Not Available')
})

test('no value of the catalogue is shown as an empty cell', () => {
  for (const vendor of vendors) {
    for (const each of comparisonFields) expect(displayFact(each, vendor)).toMatch(/\S/)
  }
})
