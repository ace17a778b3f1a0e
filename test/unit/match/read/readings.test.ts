import { readBudget } from '../../../../shared/match/read/budget'
import { readingOf } from '../../../../shared/match/read/clauses'
import { answerFor, readPractice } from '../../../../shared/match/read/index'
import { readLeaving } from '../../../../shared/match/read/leaving'
import { readPeople } from '../../../../shared/match/read/people'
import { plainOf } from '../../../../shared/match/read/plain'
import { budgetSentences, readFacts } from '../../../../shared/match/read/practice'
import { readSystems } from '../../../../shared/match/read/systems'
import type { Answers } from '../../../../shared/match/terms/answers'
import { expectReadings } from '../../../support/readings'

/** The value of an item, whose words are in the text. */
function quoted<Value>(text: string, item: { value: Value; quote: string | null } | null): Value | null {
  if (item) expect(text).toContain(item.quote)
  return item?.value ?? null
}

const range = (least: number, most: number | null) => (least === most ? least : `${least}-${most}`)

function budgetOf(text: string, providers: string): string | null {
  const read = readBudget(text, Number(providers))
  if (read) expect(read.from).toBe(text)
  return read?.monthly ? `${range(read.monthly.least, read.monthly.most)} ${read.currency} per ${read.per}` : null
}

function peopleIn(text: string) {
  const count = quoted(text, readPeople(plainOf(text)).providers)
  return count && (count.most === null ? `${count.least}+` : range(count.least, count.most))
}

function systemsIn(text: string): string {
  const { current, avoided } = readSystems(readingOf(text), null)
  const names = avoided.map((item) => quoted(text, item)?.name)
  return `uses ${quoted(text, current)?.name ?? null}, avoids ${names.join(', ') || 'none'}`
}

const described = (organizationDescription: string, more: Answers = {}) =>
  readFacts({ ...more, organizationDescription })
const valuesOf = <Value>(items: readonly { value: Value }[]) => items.map(({ value }) => value)

/** The features of a text by stance: `+` must, `*` want, `-` refused, and a plain name for a mention. */
const signs = { must: '+', want: '*', refused: '-', mentioned: '' } as const

/** How each kept table is read: the text, and what else was answered. */
const readers: Readonly<Record<string, (text: string, more: string) => unknown>> = {
  answers: (question) => answerFor(question),
  budget: budgetOf,
  'budget-sentences': (text) => budgetSentences(text)[0] ?? null,
  countries: (text, estimatedMonthlyBudget) => described(text, { estimatedMonthlyBudget }).country?.value ?? null,
  leaving: (text) => quoted(text, readLeaving(readingOf(text))),
  manners: (text) =>
    readingOf(text)
      .mentions(/\bdetox\b|\bresidential\b/g)
      .map(({ manner }) => manner)
      .join(', '),
  needs: (text) => valuesOf(readPractice({ organizationDescription: text }).needs).join('; ') || 'none',
  organization: (industry, text) =>
    described(text, industry ? { industry: industry as Answers['industry'] } : {}).organization?.value ?? null,
  people: peopleIn,
  prescribers: (text) => readPeople(plainOf(text)).prescribers?.value ?? null,
  products: (text) => described(text).needsNoEmr?.value ?? null,
  questions: (text) =>
    readPractice({ organizationDescription: text })
      .questions.map(({ value }) => value.text)
      .join(' | ') || 'none',
  settings: (text) => valuesOf(described(text).settings).join(', '),
  systems: systemsIn,
  wishes: (text) =>
    valuesOf(readPractice({ organizationDescription: text }).wishes)
      .map(({ stance, feature }) => signs[stance] + feature)
      .sort()
      .join(' '),
}

test.each(Object.entries(readers))('the %s of every kept text are read as it is kept', async (name, read) => {
  await expectReadings(name, (text = '', more = '') => read(text, more))
})

test('a share of revenue stays a share, and words without a figure are no budget', () => {
  expect(readBudget('0.5% of revenue', 90)?.shareOfRevenue).toEqual({ least: 0.5, most: 0.5 })
  expect(readBudget('3-5% of collections', 90)?.shareOfRevenue).toEqual({ least: 3, most: 5 })
  for (const text of ['  ', 'not sure', 'n/a', 'whatever it takes']) expect(readBudget(text, 3)).toBeNull()
})

test('the system that a form names is not avoided, and one that is hated beside it is', () => {
  const reading = readingOf('I hate SimplePractice and Valant.')
  const { avoided } = readSystems(reading, { id: 'valant', name: 'Valant' })
  expect(avoided.map(({ value }) => value.id)).toEqual(['simplepractice'])
})
