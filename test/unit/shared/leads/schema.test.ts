import { displayAnswer } from '../../../../shared/forms/field'
import { leadFields } from '../../../../shared/leads/fields'
import { type Lead, leadSchema } from '../../../../shared/leads/schema'
import { fieldErrors } from '../../../../shared/validation'
import { expectGolden } from '../../../support/golden'

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

describe('the form', () => {
  test("asks the specification's questions in its order and words, with its options", () => {
    expect(leadFields.map(({ name }) => name)).toEqual(Object.keys(leadSchema.shape))
    const lines = leadFields.flatMap(({ name, label, control, placeholder = '', hint = '', options = [] }) => [
      `${name} (${control}): ${[label, placeholder, hint].filter(Boolean).join(' | ')}`,
      ...options.map(({ value, label }) => `  ${value}: ${label}`),
    ])
    expectGolden('lead-form.txt', `${lines.join('\n')}\n`)
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

  test('shows an answer by its label', () => {
    const shown = Object.fromEntries(leadFields.map((field) => [field.name, displayAnswer(field, lead)]))
    expect(shown).toEqual({
      ...lead,
      industry: 'Substance Abuse',
      currentEmr: 'TherapyNotes',
      yourRole: 'Operations Manager',
    })
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
