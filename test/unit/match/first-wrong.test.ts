import { findVendor, type Vendor } from '../../../shared/catalogue'
import { offerFor } from '../../../shared/cost/offer'
import { matchCatalogue } from '../../../shared/match'
import { sentenceOf } from '../../../shared/match/say/sentences'
import { costOf } from '../../../shared/match/weigh/findings'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'

/** The first answer of the match that was wrong: it priced a plan without the video that was asked for. */
const wishes = { must: ['telehealth'], want: [] } as const
const simplePractice = candidateOf(findVendor('simplepractice') as Vendor)
const alone = { least: 1, most: 1 }

test('a plan without a feature costs what the feature costs beside it, and a plan with it costs nothing more', () => {
  const prices = offerFor(simplePractice, wishes).plans.map(({ name, firstMonthly }) => [name, firstMonthly])
  expect(prices).toEqual([
    ['Starter', 64],
    ['Essential', 79],
    ['Plus', 99],
  ])
  const cost = costOf(simplePractice, wishes, { providers: alone, prescribers: null })
  expect(cost && sentenceOf({ kind: 'priced', cost })).toBe(
    '$64 a month on Starter to $99 on Plus, telehealth included.',
  )
})

test('one provider with $60 a month who must have video gets nothing above the budget without being told', () => {
  const { picks } = matchCatalogue({
    organization: 'practice',
    providers: 1,
    budget: '$60 a month',
    must: ['telehealth'],
  })
  expect(picks.length).toBeGreaterThan(0)
  for (const { id, needs, price } of picks) {
    const budget = needs.find(({ need }) => need === 'budget')
    const dearest = Math.max(0, ...Array.from(price.matchAll(/\$(\d+)/g), ([, dollars]) => Number(dollars)))
    expect([id, budget?.answer === 'yes' ? dearest <= 60 : /^(?:No|Partly|Ask)/.test(budget?.text ?? '')]).toEqual([
      id,
      true,
    ])
  }
})

test('with $70 the answer names the plan that fits and those that do not', () => {
  const { picks } = matchCatalogue({
    organization: 'practice',
    providers: 1,
    budget: '$70 a month',
    must: ['telehealth'],
  })
  const [pick] = picks.filter(({ id }) => id === 'simplepractice')
  expect(`${pick?.against} ${pick?.price}`).toMatch(/^Only Starter fits your \$70\. \$64 a month on Starter to \$99/)
})

test('a charge of a plan that is too small for a group is no part of its price', () => {
  const twelve = { least: 12, most: 12 }
  const cost = costOf(
    simplePractice,
    { must: ['telehealth'], want: ['ePrescribing'] },
    { providers: twelve, prescribers: null },
  )
  expect(cost?.included).toEqual(['ePrescribing'])
  expect(cost && sentenceOf({ kind: 'priced', cost })).toBe(
    '$940 to $1,487 a month on Plus, e-prescribing for 1 to 12 included.',
  )
})

test('a budget for each provider grows with their number', () => {
  const { picks } = matchCatalogue({
    organization: 'practice',
    numberOfProviders: '2-10',
    budget: '$50-100 per provider',
  })
  expect(picks.map(({ needs }) => needs.find(({ need }) => need === 'budget')?.answer)).toEqual(['yes', 'yes', 'yes'])
})
