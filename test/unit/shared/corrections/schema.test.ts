import { vendors } from '../../../../shared/catalogue'
import { factsOf } from '../../../../shared/catalogue/facts'
import { correctionFields } from '../../../../shared/corrections/fields'
import { correctionSchema } from '../../../../shared/corrections/schema'
import { displayAnswer } from '../../../../shared/forms/field'

const correctionOf = (answers: object = {}) => ({
  vendor: 'kareo',
  field: 'aiNotetaking',
  message: 'It has had one since May.',
  ...answers,
})

test('a correction needs no source and no email address, and keeps them if given', () => {
  expect(correctionSchema.parse(correctionOf())).toEqual(correctionOf({ source: '', email: '' }))
  const full = correctionOf({ source: 'https://vendor.example/news', email: 'ana@northside.example' })
  expect(correctionSchema.parse(full)).toEqual(full)
})

test('every published fact of every system can be corrected under its published key', () => {
  for (const vendor of vendors)
    for (const { field } of factsOf(vendor)) {
      const result = correctionSchema.safeParse(correctionOf({ vendor: vendor.id, field }))
      expect([vendor.id, field, result.success]).toEqual([vendor.id, field, true])
    }
})

test('the form offers each system and each fact once, with unique labels', () => {
  const [systems = [], values = []] = correctionFields.map(({ options }) => options)
  expect(systems.map(({ value }) => value)).toEqual(vendors.map(({ id }) => id))
  expect(values.map(({ value }) => value)).toEqual(
    // The one system that has every field.
    vendors
      .filter(({ id }) => id === 'doxy')
      .flatMap(factsOf)
      .map(({ field }) => field),
  )
  const [, field] = correctionFields
  const labels = values.map(
    ({ value }) => field && displayAnswer(field, { ...correctionOf(), field: value, source: '', email: '' }),
  )
  expect(new Set(labels).size).toBe(values.length)
  expect(labels).toContain('AI tools: Name of the AI tool')
  expect(labels.filter((label) => label === 'Features: Telehealth')).toHaveLength(1)
  expect(values.filter(({ group }) => !group)).toEqual([])
})

test.each([
  ['vendor', 'nobody'],
  ['vendor', undefined],
  ['field', 'constructor'],
  ['field', ['aiNotetaking']],
  ['message', '  '],
  ['source', 'x'.repeat(2_001)],
  ['email', 'ana'],
])('a correction whose %s is %j is rejected for that field alone', (field, value) => {
  const { error } = correctionSchema.safeParse(correctionOf({ [field]: value }))
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})
