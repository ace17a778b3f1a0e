import { readPractice } from '../../../../shared/match/read/index'
import { addressOfKnown } from '../../../../shared/match/terms/address'
import { readableAnswers } from '../../../../shared/match/terms/query'
import { readBackOf } from '../../../../shared/match/terms/read-back'

const addressFor = (answers: Parameters<typeof readPractice>[0]) =>
  new URL(addressOfKnown(readPractice(answers)), 'https://guide.example').searchParams

test('the address of what is known holds our own values only, and is read as they are', () => {
  const organizationDescription =
    'We are a group of 6 therapists, using Valant and leaving it. We must have telehealth. Call Ann at 555-0100.'
  const query = addressFor({
    organizationDescription,
    estimatedMonthlyBudget: 'maybe $50 to 60 each provider, says Ann',
  })
  expect(String(query)).not.toMatch(/Ann|555|maybe/)
  expect(readBackOf(readPractice(readableAnswers(query)))).toMatchObject({
    ...{ organization: 'practice', providers: { least: 6, most: 6 }, must: ['telehealth'], current: 'Valant' },
    ...{ leaving: true, budget: { monthly: { least: 50, most: 60 }, per: 'provider' } },
  })
})

test('a range of people is the range of the form, and a limit is said as one', () => {
  const query = addressFor({ numberOfProviders: '11-20', estimatedMonthlyBudget: 'no more than $900 a month' })
  expect([query.get('numberOfProviders'), query.get('providers')]).toEqual(['11-20', null])
  expect(readPractice(readableAnswers(query)).budget?.value.monthly).toEqual({ least: 0, most: 900 })
})
