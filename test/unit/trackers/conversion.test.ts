import { conversionData, reportConversion } from '../../../client/enhance/trackers/conversion'
import { type Lead, leadSchema } from '../../../shared/leads/schema'
import { fc } from '../../support/fast-check'
import { leadOf } from '../../support/lead'

const lead = leadSchema.parse(leadOf())

test('a lead is reported with at most ten keys, the name joined, without empty answers', () => {
  expect(conversionData({ ...lead, organizationWebsite: '' })).toEqual({
    name: 'Ana Ruiz',
    company: 'Northside Counseling',
    industry: 'mental-health',
    phone: '+1 555 0100',
    current_emr: 'other',
    number_of_providers: '2-10',
    monthly_budget: '$50-100 per provider',
    role: 'owner',
    work_email: 'ana@northside.example',
    description: 'Outpatient group practice, mostly telehealth.',
  })
})

test('the address and description are dropped when every question is answered', () => {
  const data = conversionData({ ...lead, linkedinProfile: 'https://linkedin.com/in/ana' })
  expect(Object.keys(data)).toHaveLength(10)
  expect(data).not.toHaveProperty('work_email')
  expect(data).not.toHaveProperty('description')
  expect(data).toMatchObject({ website: 'northside.example', linkedin_profile: 'linkedin.com in ana' })
})

test("keys and values stay within the tracker's limits, whatever is written", () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 600 })
  const leads = fc.record<Partial<Lead>>({
    firstName: text,
    organizationName: text,
    organizationDescription: text,
    estimatedMonthlyBudget: text,
    organizationWebsite: text,
    linkedinProfile: text,
  })
  fc.assert(
    fc.property(leads, (answers) => {
      const entries = Object.entries(conversionData({ ...lead, ...answers }))
      expect(entries.length).toBeLessThanOrEqual(10)
      for (const [key, value] of entries) {
        expect(key.length).toBeLessThanOrEqual(64)
        expect(value.length).toBeLessThanOrEqual(255)
        expect(value).toMatch(/^[^"':{}\]\\/&]+$/)
        expect(value).not.toMatch(/\p{Surrogate}$/u)
      }
    }),
  )
})

describe('the report of a conversion', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'))
  const page = (tap: unknown) => Object.assign(globalThis, { window: { tap } })

  it('goes to the tracker that the page has', () => {
    const tap = jest.fn()
    page(tap)
    expect(reportConversion('id-of-the-lead', lead)).toBe(true)
    expect(tap).toHaveBeenCalledWith('conversion', 'id-of-the-lead', 0, { meta_data: conversionData(lead) })
  })

  it.each([
    ['there is none', undefined, false],
    ['it is no function', 'tap', false],
    [
      'it fails',
      () => {
        throw new Error('blocked')
      },
      true,
    ],
  ])('does not affect the visitor when %s', (_when, tap, isReported) => {
    page(tap)
    expect(reportConversion('id', lead)).toBe(isReported)
  })

  it("has the form's answers trimmed, and tolerates missing ones", () => {
    expect(conversionData({ firstName: ' Ana ', workEmail: ' ana@northside.example ' })).toEqual({
      name: 'Ana',
      work_email: 'ana@northside.example',
    })
  })
})
