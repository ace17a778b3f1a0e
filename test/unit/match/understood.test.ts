import { understood } from '../../../shared/match/understood'

const practice = { industry: 'mental-health', numberOfProviders: '2-10' } as const

test.each([
  ['$500 a month', 'Your budget is $500 a month.'],
  ['$12 per client', 'We could not read your budget as a monthly amount.'],
  ['€900', 'Your budget is in EUR; our prices are in US dollars.'],
  ['free', 'You are looking for a free system.'],
  ['5% of collections', 'You gave your budget as a share of revenue.'],
  ['TBD', 'You named no amount as your budget.'],
])('a budget of %j is read back as %j', (estimatedMonthlyBudget, sentence) => {
  expect(understood({ ...practice, estimatedMonthlyBudget })).toContain(sentence)
})

test('without a budget, the sentence says nothing of one', () => {
  expect(understood(practice)).not.toMatch(/budget/i)
})
