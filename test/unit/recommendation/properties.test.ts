import fc from 'fast-check'
import { type Vendor, vendors } from '../../../shared/catalogue'
import type { FeatureKey } from '../../../shared/catalogue/fields'
import { currentEmrs, industries, type Lead, providerCounts } from '../../../shared/leads/schema'
import { recommend } from '../../../shared/recommendation'
import { leads } from './leads'

const valuesOf = <T extends string>(options: readonly { value: T }[]) =>
  fc.constantFrom(...options.map(({ value }) => value))

const requests: [FeatureKey, string][] = [
  ['telehealth', 'We need telehealth.'],
  ['groupTherapy', 'Group therapy notes matter.'],
  ['outcomeTracking', 'PHQ-9 and GAD-7 tracking.'],
  ['insuranceBilling', 'We bill insurance.'],
  ['builtInRCM', 'RCM inside the system.'],
  ['builtInCRM', 'An admissions CRM.'],
  ['aiNotetaking', 'AI notes.'],
  ['mobileApp', 'A mobile app.'],
  ['patientPortal', 'A patient portal.'],
  ['appointmentReminders', 'Text reminders.'],
  ['customForms', 'Custom forms.'],
  ['reportingAnalytics', 'Good reporting.'],
  ['guidedOnboarding', 'Onboarding help.'],
  ['cloudBased', 'Cloud-based.'],
  ['customizable', 'Highly customizable.'],
]

const lead: fc.Arbitrary<Lead> = fc
  .record({
    base: fc.constantFrom(...leads),
    industry: valuesOf(industries),
    currentEmr: valuesOf(currentEmrs),
    numberOfProviders: valuesOf(providerCounts),
    estimatedMonthlyBudget: fc.oneof(
      fc.string({ minLength: 1 }),
      fc.integer({ min: 0, max: 200_000 }).map((n) => `$${n}`),
    ),
    organizationDescription: fc.oneof(
      fc.string({ minLength: 1 }),
      fc
        .subarray(
          requests.map(([, words]) => words),
          { minLength: 1 },
        )
        .map((words) => words.join(' ')),
      fc.constantFrom(...leads.map((one) => one.organizationDescription)),
    ),
  })
  .map(({ base, ...answers }) => ({ ...base, ...answers }))

const currentIds = new Map<Lead['currentEmr'], Vendor['id']>([
  ['simple-practice', 'simplepractice'],
  ['therapy-notes', 'therapynotes'],
  ['clinic-source', 'clinicsource'],
  ['kareo', 'kareo'],
  ['kipu', 'kipu'],
  ['nextgen', 'nextgen'],
  ['opus', 'opus'],
  ['valant', 'valant'],
])

test('the current system never comes up', () => {
  fc.assert(
    fc.property(lead, (answers) => {
      const current = currentIds.get(answers.currentEmr)
      expect(recommend(answers, vendors).ranked.map(({ vendorId }) => vendorId)).not.toContain(current ?? 'clearent')
    }),
  )
})

test('more budget never lowers what a vendor gets for its cost', () => {
  const costPoints = (answers: Lead, budget: number, unit: string) =>
    new Map(
      recommend({ ...answers, estimatedMonthlyBudget: `$${budget}${unit}` }, vendors).ranked.map(
        ({ vendorId, parts }) => [
          vendorId,
          parts.find(({ criterion }) => criterion === 'Monthly cost')?.points ?? Number.NaN,
        ],
      ),
    )
  fc.assert(
    fc.property(
      lead,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom('', ' per provider'),
      (answers, budget, more, unit) => {
        const before = costPoints(answers, budget, unit)
        for (const [id, points] of costPoints(answers, budget + more, unit)) {
          expect(points).toBeGreaterThanOrEqual(before.get(id) ?? Number.POSITIVE_INFINITY)
        }
      },
    ),
  )
})

test('a vendor without an asked-for feature never stands above an otherwise equal one with it', () => {
  const rankable = vendors.filter(({ id }) => id !== 'clearent' && id !== 'doxy' && id !== 'epic' && id !== 'opus')
  fc.assert(
    fc.property(
      lead,
      fc.constantFrom(...rankable),
      fc.subarray(requests, { minLength: 1 }),
      fc.constantFrom<boolean | null>(false, null),
      (answers, vendor, asked, lesser) => {
        const feature = asked[0]?.[0] ?? 'telehealth'
        const having: Vendor = { ...vendor, id: 'epic', name: 'Zeta', [feature]: { value: true, basis: 'editorial' } }
        const lacking: Vendor = {
          ...vendor,
          id: 'opus',
          name: 'Alpha',
          [feature]: { value: lesser, basis: lesser === null ? 'unknown' : 'editorial' },
        }
        const description = asked.map(([, words]) => words).join(' ')
        const answered: Lead = { ...answers, currentEmr: 'alma', organizationDescription: description }
        const order = recommend(answered, [lacking, having]).ranked.map(({ name }) => name)
        expect(order).toEqual(['Zeta', 'Alpha'])
      },
    ),
  )
})

test('the order does not depend on the order of the input', () => {
  fc.assert(
    fc.property(lead, fc.shuffledSubarray([...vendors], { minLength: vendors.length }), (answers, shuffled) => {
      expect(recommend(answers, shuffled)).toEqual(recommend(answers, vendors))
    }),
  )
})

test('always at least three, best first, ties by name, and nothing of the input is changed', () => {
  const before = JSON.stringify(vendors)
  fc.assert(
    fc.property(lead, (answers) => {
      const { ranked } = recommend(answers, vendors)
      expect(ranked.length).toBeGreaterThanOrEqual(3)
      const scores = ranked.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    }),
  )
  expect(JSON.stringify(vendors)).toBe(before)
})

test('whether a vendor pays has no say', () => {
  fc.assert(
    fc.property(lead, fc.constantFrom(...vendors), (answers, paying) => {
      const flipped = vendors.map((vendor) =>
        vendor.id === paying.id ? { ...vendor, pays: true, affiliate: true } : vendor,
      )
      expect(recommend(answers, flipped)).toEqual(recommend(answers, vendors))
    }),
  )
})
