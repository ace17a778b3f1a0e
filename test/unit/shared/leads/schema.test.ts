import { displayAnswer } from '../../../../shared/forms/field'
import { leadFields } from '../../../../shared/leads/fields'
import { currentEmrs, industries, type Lead, leadSchema, providerCounts, roles } from '../../../../shared/leads/schema'
import { fieldErrors } from '../../../../shared/validation'

const lead: Lead = {
  firstName: 'Ana',
  lastName: 'Núñez',
  workEmail: 'ana@example.com',
  phoneNumber: '+1 555 0100',
  organizationName: 'Riverside Recovery',
  industry: 'substance-abuse',
  organizationWebsite: 'example.com',
  currentEmr: 'therapy-notes',
  numberOfProviders: '11-20',
  estimatedMonthlyBudget: '$3,000/month',
  yourRole: 'practice-manager',
  organizationDescription: 'Two IOP sites.\nWe run groups every day.',
  linkedinProfile: '',
}

function errorsOf(input: unknown) {
  const { error } = leadSchema.safeParse(input)
  return error ? fieldErrors(error) : []
}

test.each([
  ['industry', industries, 'mental-health substance-abuse eating-disorder autism other'],
  [
    'current EMR',
    currentEmrs,
    'alleva alma best-notes clinic-source elation epitomax-psytech icanotes insync kareo kipu lightning-step ' +
      'luminello netsmart nextgen opus osmind practice-fusion ritten simple-practice sun-wave therapy-notes valant ' +
      'wellegen other',
  ],
  ['number of providers', providerCounts, 'solo-practitioner 2-10 11-20 21-50 51+'],
  [
    'role',
    roles,
    'clinical-director practice-manager owner c-suite-executive administrator therapist it-manager other',
  ],
])("the options for the %s are the specification's", (_question, options, values) => {
  expect(options.map(({ value }) => value).join(' ')).toBe(values)
})

describe('the form', () => {
  test("asks the thirteen questions in the specification's order", () => {
    expect(leadFields.map(({ name }) => name)).toEqual(Object.keys(leadSchema.shape))
    expect(Object.keys(leadSchema.shape).join(' ')).toBe(
      'firstName lastName workEmail phoneNumber organizationName industry organizationWebsite currentEmr ' +
        'numberOfProviders estimatedMonthlyBudget yourRole organizationDescription linkedinProfile',
    )
  })

  test('requires exactly the fields that the schema requires', () => {
    const missing = errorsOf({}).map(({ field }) => field)
    expect(leadFields.filter(({ required }) => required).map(({ name }) => name)).toEqual(missing)
  })

  test('offers options exactly where the schema has choices', () => {
    for (const { name, control, options } of leadFields) {
      expect(control === 'select').toBe(options !== undefined)
      if (options) expect(errorsOf({ ...lead, [name]: 'nothing-listed' })).toHaveLength(1)
      for (const { value } of options ?? []) expect(errorsOf({ ...lead, [name]: value })).toEqual([])
    }
  })

  test('shows what the specification quotes', () => {
    const find = (name: keyof Lead) => leadFields.find((field) => field.name === name)
    expect(find('linkedinProfile')?.label).toContain('Not Required')
    expect(find('estimatedMonthlyBudget')?.placeholder).toContain('$3,000/month')
    expect(find('estimatedMonthlyBudget')?.placeholder).toContain('$50-100 per provider')
    expect(find('organizationDescription')?.hint).toMatch(/not enter patient information/)
    expect([find('workEmail')?.control, find('phoneNumber')?.control]).toEqual(['email', 'tel'])
  })

  test('shows an answer by its label', () => {
    const shown = Object.fromEntries(leadFields.map((field) => [field.name, displayAnswer(field, lead)]))
    expect(shown).toEqual({
      ...lead,
      industry: 'Substance Abuse',
      currentEmr: 'TherapyNotes',
      yourRole: 'Operations Manager',
    })
    expect(roles).toContainEqual({ value: 'therapist', label: 'Therapist/Clinician' })
  })
})

describe('the schema', () => {
  test('keeps a lead exactly as it was written', () => {
    expect(leadSchema.parse(lead)).toEqual(lead)
  })

  test('drops unknown keys and reads omitted optional answers as empty', () => {
    const { organizationWebsite, linkedinProfile, ...rest } = lead
    expect(leadSchema.parse({ ...rest, signals: { trap: '' }, extra: 1 })).toEqual({
      ...lead,
      organizationWebsite: '',
      linkedinProfile: '',
    })
  })

  test('accepts any website and profile a person may write', () => {
    for (const organizationWebsite of ['example.com', 'https://example.com/a?b', 'we have none yet']) {
      expect(errorsOf({ ...lead, organizationWebsite })).toEqual([])
    }
  })

  test('has one plain sentence for each missing field', () => {
    for (const missing of [undefined, null, '', ' \t ']) {
      const errors = errorsOf(Object.fromEntries(Object.keys(lead).map((name) => [name, missing])))
      expect(errors).toHaveLength(11)
      for (const { message } of errors) expect(message).toMatch(/^(Enter|Choose|Tell|Describe) .+\.$/)
    }
  })

  test('limits names to 200 and texts to 10,000 characters', () => {
    for (const name of ['firstName', 'lastName', 'organizationName', 'phoneNumber']) {
      expect(errorsOf({ ...lead, [name]: 'é'.repeat(200) })).toEqual([])
      expect(errorsOf({ ...lead, [name]: 'é'.repeat(201) })).toMatchObject([{ field: name }])
    }
    for (const name of ['estimatedMonthlyBudget', 'organizationDescription']) {
      expect(errorsOf({ ...lead, [name]: 'é'.repeat(10_000) })).toEqual([])
      expect(errorsOf({ ...lead, [name]: 'é'.repeat(10_001) })).toMatchObject([{ field: name }])
    }
  })

  test.each([null, [], 'lead', 7])('rejects %p as a whole', (input) => {
    expect(errorsOf(input)).toEqual([{ field: '', message: 'Send the answers as one JSON object.' }])
  })

  test('gives one message for a field that breaks several rules', () => {
    expect(errorsOf({ ...lead, workEmail: '\0'.repeat(300) })).toHaveLength(1)
  })
})
