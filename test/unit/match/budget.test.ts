import { parseBudget } from '../../../shared/match/reading/budget'
import { fc } from '../../support/fast-check'

const practice = (low: number, high = low) => ({ low, high, per: 'practice' })
const provider = (low: number, high = low) => ({ low, high, per: 'provider' })

const parsed: [text: string, expected: { low: number; high: number; per: string }][] = [
  ['$3,000/month', practice(3000)],
  ['$50-100 per provider', provider(50, 100)],
  ['around 2k', practice(2000)],
  ['3000', practice(3000)],
  ['1.5k per clinician monthly', provider(1500)],
  ['$36,000 a year', practice(3000)],
  ['up to $500', practice(0, 500)],
  ['under 1,200 USD/mo', practice(0, 1200)],
  ['80 per user', provider(80)],
  ['$1.2M annually', practice(100_000)],
  ['between 2,000 and 3,500', practice(2000, 3500)],
  ['$50–$100 per provider', provider(50, 100)],
  ['$2,000 — $3,000', practice(2000, 3000)],
  ['2-3k', practice(2000, 3000)],
  ['$2k to $3k per month', practice(2000, 3000)],
  ['5000-3500', practice(3500, 5000)],
  ['free', practice(0)],
  ['$0', practice(0)],
  ['0', practice(0)],
  ['$0, we are a nonprofit', practice(0)],
  ['0 dollars', practice(0)],
  ['$0/month', practice(0)],
  ['<b>500</b>', practice(500)],
  ['<$500', practice(0, 500)],
  ['$9,000 per quarter', practice(3000)],
  ['$300 weekly', practice(1300)],
  ['600 bi-weekly', practice(1300)],
  ['$99/month/provider', provider(99)],
  ['$75/user/mo', provider(75)],
  ['$60 each', provider(60)],
  ['about $85 a therapist', provider(85)],
  ['$1,200 per seat per year', provider(100)],
  ['$50 x 12 providers', provider(50)],
  ['$600 for 12 providers', practice(600)],
  ['12 clinicians at $50 each', provider(50)],
  ['at least 2000', practice(2000)],
  ['$2,000+', practice(2000)],
  ['max 750', practice(0, 750)],
  ['no more than $4k', practice(0, 4000)],
  ['$1,500 or less', practice(0, 1500)],
  ['~$1,000/mo', practice(1000)],
  ['not sure, maybe 2k?', practice(2000)],
  ['USD 1,250', practice(1250)],
  ['400 dollars per month', practice(400)],
  ['＄３，０００', practice(3000)],
  ['3 000 a month', practice(3000)],
  ['$3,000 (flexible)', practice(3000)],
  ['$50 (per provider)', provider(50)],
  ['$3,000 a month ($36,000 a year)', practice(3000)],
  ['$60.50', practice(60.5)],
  ['250 thousand per year', practice(20_833)],
  ['$3,000/month for the whole practice', practice(3000)],
  ['$2,500 in 2026', practice(2500)],
]

const notParsed = [
  '',
  'not sure',
  'none',
  'TBD',
  'N/A',
  'flexible',
  'depends on the value',
  'free trial first',
  'three thousand',
  '€500 per month',
  '£2,000',
  '5% of collections',
  '$12 per client',
  '$45 to $65 pmpm',
  '$0, not sure yet',
  '$3 per claim',
  '$200 per location',
  '$5,000 one-time',
  '$3000 setup and $200/month',
  '3.000',
  '1,5k',
  '-500',
  'to be decided in 2026',
  '2026 budget not set',
  '100, 200 or 300',
  '٣٠٠٠',
  '999999999999',
]

describe('parseBudget', () => {
  test.each(parsed)('%s', (text, { low, high, per }) => {
    expect(parseBudget(text)).toEqual({
      kind: 'parsed',
      monthlyLow: low,
      monthlyHigh: high,
      per,
      source: text,
    })
  })

  test.each(notParsed)('says that it cannot read "%s"', (text) => {
    expect(parseBudget(text)).toEqual({ kind: 'unparsed' })
  })

  test('finds no amount in prose', () => {
    expect(parseBudget(`$500 ${'or so '.repeat(60)}`)).toEqual({ kind: 'unparsed' })
  })

  test('keeps the words as they were written, trimmed', () => {
    expect(parseBudget('  About $2K  ')).toMatchObject({ source: 'About $2K', monthlyHigh: 2000 })
  })

  test('any text gives an ordered, finite, non-negative range, or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$0-9 ,.km/-]{0,20}( per (provider|year))?$/)), (text) => {
        const budget = parseBudget(text)
        if (budget.kind === 'unparsed') return
        expect(Number.isFinite(budget.monthlyHigh)).toBe(true)
        expect(budget.monthlyLow).toBeGreaterThanOrEqual(0)
        expect(budget.monthlyLow).toBeLessThanOrEqual(budget.monthlyHigh)
      }),
    )
  })

  test('a whole amount is read the same in every notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (amount) => {
        for (const text of [`${amount}`, `$${amount.toLocaleString('en-US')}/month`, `about $${amount} a month`]) {
          expect(parseBudget(text)).toMatchObject({ monthlyLow: amount, monthlyHigh: amount, per: 'practice' })
        }
      }),
    )
  })
})
