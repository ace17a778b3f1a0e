import { readBudget } from '../../../shared/match/reading/money'

type Expected = [monthly: [number, number] | null, per: string | null, currency: string | null]

const cases: [text: string, providers: number | null, expected: Expected][] = [
  ['1500 Kč', 1, [[1500, 1500], 'practice', 'CZK']],
  ['1500 Kc', 1, [[1500, 1500], 'practice', 'CZK']],
  ['€900', 9, [[900, 900], 'practice', 'EUR']],
  ['CA$ 300 a month', 4, [[300, 300], 'practice', 'CAD']],
  ['$50 per RBT', 12, [[50, 50], 'provider', 'USD']],
  ['$45/BCBA/month', 12, [[45, 45], 'provider', 'USD']],
  ['$30 per nurse', 12, [[30, 30], 'provider', 'USD']],
  ['0.5% of revenue', 90, [null, null, null]],
  ['3-5% of collections', 90, [null, null, null]],
  ['$80', 12, [[80, 80], 'unclear', 'USD']],
  ['$80 in total', 12, [[80, 80], 'practice', 'USD']],
  ['$80', 1, [[80, 80], 'practice', 'USD']],
  ['$3,000/month', 15, [[3000, 3000], 'practice', 'USD']],
  ['2-3k', 15, [[2000, 3000], 'practice', 'USD']],
  ['$1.2M annually', 400, [[100_000, 100_000], 'practice', 'USD']],
  ['not sure', 15, [null, null, null]],
  ['$40 per bed', 15, [null, null, null]],
  ['under $40', 1, [[0, 40], 'practice', 'USD']],
]

const otherWriting: typeof cases = [
  ['$99¹', 1, [[99, 99], 'practice', 'USD']],
  ['$1²', 1, [[1, 1], 'practice', 'USD']],
  ['$99 per month ⁽²⁾', 1, [[99, 99], 'practice', 'USD']],
  ['$99½', 1, [[99.5, 99.5], 'practice', 'USD']],
  ['$1½k', 1, [[1500, 1500], 'practice', 'USD']],
  ['1 000 a month', 1, [[1000, 1000], 'practice', 'USD']],
  ['$1\u202f200-1\u202f500', 1, [[1200, 1500], 'practice', 'USD']],
  ['1’200 CHF', 1, [[1200, 1200], 'practice', 'CHF']],
  ['$①00', 1, [null, null, null]],
  ['＄１２０', 1, [[120, 120], 'practice', 'USD']],
  ['$1.200', 1, [null, null, null]],
]

test.each(otherWriting)('peers F7: "%s" of %s is read as %j', (text, providers, [monthly, per, currency]) => {
  const read = readBudget(text, providers)
  expect(read).toMatchObject({ monthly: monthly && { least: monthly[0], most: monthly[1] }, per, currency, from: text })
})

test.each(cases)('the budget "%s" of %s providers is read as %j', (text, providers, [monthly, per, currency]) => {
  expect(readBudget(text, providers)).toMatchObject({
    monthly: monthly && { least: monthly[0], most: monthly[1] },
    per,
    currency,
    from: text,
  })
})

test('a share of revenue stays a share and is not turned into an amount', () => {
  expect(readBudget('0.5% of revenue', 90)?.shareOfRevenue).toEqual({ least: 0.5, most: 0.5 })
  expect(readBudget('3-5% of collections', 90)?.shareOfRevenue).toEqual({ least: 3, most: 5 })
})

test('an empty budget is null', () => {
  expect(readBudget('  ', 3)).toBeNull()
})
