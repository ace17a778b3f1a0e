// cspell:ignore PHIPA Somos seis terapeutas necesitamos nuestros clientes lkjh backlinks
import { readFacts } from '../../../../shared/match/read/practice'
import type { Answers } from '../../../../shared/match/terms/answers'
import { growth } from '../../../support/scanned'

const says = (organizationDescription: string, answers: Answers = {}) =>
  readFacts({ ...answers, organizationDescription })

test('boxes of a form are chosen, and the text adds to them', () => {
  const facts = says('IOP with 12 clinicians; some clients have an eating disorder. On Kipu, leaving it.', {
    industry: 'substance-abuse',
    numberOfProviders: '11-20',
    currentEmr: 'sun-wave',
    setting: ['detox'],
  })
  expect(facts.areas.map(({ value, origin }) => [value, origin])).toEqual([
    ['substance-abuse', 'chosen'],
    ['eating-disorder', 'read'],
  ])
  expect(facts.settings.map(({ value, origin }) => [value, origin])).toEqual([
    ['detox', 'chosen'],
    ['iop-php', 'read'],
  ])
  expect(facts.providers).toEqual({ value: { least: 12, most: 12 }, origin: 'read', quote: '12 clinicians' })
  expect(facts.current).toMatchObject({ value: { name: 'Sunwave' }, origin: 'chosen', quote: null })
})

test('what is typed in the match comes before the texts', () => {
  const facts = says('We are 9 clinicians on Kareo, our budget is $300 a month. Kipu never again.', {
    providers: 7,
    prescribers: 2,
    budget: '$500',
    current: 'valant',
    leaving: 'undecided',
    avoided: ['epic'],
  })
  expect(facts.providers?.value).toEqual({ least: 7, most: 7 })
  expect(facts.contradictions).toEqual([
    { kind: 'providers', chosen: { least: 7, most: 7 }, written: { least: 9, most: 9 }, quote: '9 clinicians' },
  ])
  expect(facts.prescribers?.value).toBe(2)
  expect(facts.budget).toMatchObject({ value: { monthly: { least: 500, most: 500 } }, origin: 'chosen' })
  expect(facts.current?.value.id).toBe('valant')
  expect(facts.leaving).toEqual({ value: 'undecided', origin: 'chosen', quote: null })
  expect(facts.avoided.map(({ value }) => value.id)).toContain('epic')
})

test('a count outside the chosen range contradicts it, unless it may be a part of those', () => {
  const whole = says('We have 40 clinicians.', { numberOfProviders: '2-10' })
  expect(whole.providers?.value).toEqual({ least: 40, most: 40 })
  expect(whole.contradictions).toHaveLength(1)
  const part = says('We have 3 dietitians.', { numberOfProviders: '11-20' })
  expect(part.providers).toEqual({ value: { least: 11, most: 20 }, origin: 'chosen', quote: null })
  expect(part.contradictions).toHaveLength(1)
})

test('growth, sites, and the budget of the description', () => {
  const facts = says('90 clinicians now and 300 next year, at 12 clinics. We can spend $9,000 a month.')
  expect(facts.growth?.value).toEqual({ to: 300, when: 'next year' })
  expect(facts.sites?.value).toBe(12)
  expect(facts.budget?.value.monthly).toEqual({ least: 9000, most: 9000 })
  expect(says('Three of us now, hiring two more in spring.').growth?.value).toEqual({ to: 5, when: 'in spring' })
  expect(says('44 clinicians, buying two more groups of 15 each in 2027.').growth?.value.to).toBe(74)
})

test('what is not read is told: another script or language, nonsense, advertising', () => {
  expect(says('We need a portal. 我们需要中文患者门户').unread).toEqual(['我们需要中文患者门户'])
  expect(says('Somos seis terapeutas y necesitamos un portal para nuestros clientes.').unread).toHaveLength(1)
  expect(says('asdf asdf lkjh test').unread).toEqual(['asdf asdf lkjh test'])
  const offer = 'Dear webmaster, we place guest posts and backlinks for your site. Reply YES for samples.'
  expect(says(offer, { industry: 'other', numberOfProviders: '2-10' })).toMatchObject({
    organization: { value: 'not-a-provider' },
    providers: null,
    unread: [offer],
  })
  expect(says('We want SEO help for our group practice of 9.').unread).toEqual([])
})

const repeated = [
  '12 therapists and ',
  'we are a county jail ',
  'not Kipu or SimplePractice. ',
  'leaving it. ',
  '$5 to 9 ',
  '½',
]

test.each(repeated)('reading "%s" again and again takes linear time', (words) => {
  const work = (size: number) => {
    const text = words.repeat(size / words.length)
    return says(text, { estimatedMonthlyBudget: text })
  }
  expect(growth(work, 2_000)).toBeLessThan(8)
})
