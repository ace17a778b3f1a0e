import { findVendor, type Vendor, vendors } from '../../../../shared/catalogue'
import { comparisonFields, type FieldKey, fieldLabel, fieldOf } from '../../../../shared/catalogue/fields'
import { conditionWords, factPhrase, factWords, recordWords } from '../../../../shared/catalogue/words'

const opus = findVendor('opus') as Vendor

const words = (vendor: Vendor, key: FieldKey) => factWords(fieldOf(key), vendor[key])

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
  const shown = (fact: Vendor['telehealth']) => words({ ...opus, telehealth: fact }, 'telehealth')
  const answers = ([true, false, 'partly'] as const).map((value) => shown({ value, basis: 'spec' }))
  const others = (['unknown', 'not-applicable'] as const).map((basis) => shown({ value: null, basis }))
  expect([...answers, ...others]).toEqual(['Yes', 'No', 'Partly', 'Not verified', 'Does not apply'])
})

test('a price has its unit in the record', () => {
  expect(recordWords(fieldOf('estimatedCostPerMonth'), findVendor('therapynotes') as Vendor)).toBe(
    '$39+ per user per month',
  )
})

test('a list reads as a row of terms alone, and as words within a sentence', () => {
  const care: Vendor = { ...opus, specialties: { value: ['mental-health', 'substance-abuse'], basis: 'spec' } }
  expect(words(care, 'specialties')).toBe('mental health, substance use')
  expect(factPhrase(fieldOf('specialties'), care.specialties)).toBe('mental health and substance use')
})

test('what a feature depends on is said: its plans, what it costs beside them, or on the others', () => {
  const extra = [{ price: 15, per: 'provider and month', note: '$5 with Zoom', field: 'price.perItem' }]
  expect(conditionWords({})).toBeUndefined()
  expect(conditionWords({ plans: ['Plus'] })).toBe('Plus plan only')
  expect(conditionWords({ extra })).toBe('extra: $15 per provider a month, $5 with Zoom')
  expect(conditionWords({ plans: ['Plus', 'Max'], extra: [{ price: 15, per: 'month', field: 'price.extras' }] })).toBe(
    'Plus and Max plans; on others $15 a month extra',
  )
})

test('no value of the catalogue is shown as an empty cell', () => {
  for (const vendor of vendors) for (const { key } of comparisonFields) expect(words(vendor, key)).toMatch(/\S/)
})
