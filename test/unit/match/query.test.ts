import { vendors } from '../../../shared/catalogue'
import { readPractice } from '../../../shared/match/read'
import { answersSchema } from '../../../shared/match/terms/answers'
import { practices } from '../../../shared/match/terms/practices'
import { leadAnswers } from '../../../shared/match/terms/prefill'
import {
  analysisAddress,
  answersOfQuery,
  comparisonAddress,
  matchQuery,
  queryKeys,
  readableAnswers,
  unreadableKeys,
} from '../../../shared/match/terms/query'
import { readBackOf } from '../../../shared/match/terms/read-back'

const canonical = (query: string) => matchQuery(new URLSearchParams(query))
const read = (query: string) => readableAnswers(new URLSearchParams(query))

describe('the address of a match', () => {
  test('has its keys in a fixed order, each value once, and nothing empty or unknown', () => {
    const query = canonical(
      'want=labs&x=1&must=&budget=+$9+&industry=autism&want=labs&providers=&want=epcs&weights=solo',
    )
    expect(query).toBe('industry=autism&budget=%249&want=labs&want=epcs')
    expect(canonical(query)).toBe(query)
  })

  test('keeps the more exact of two answers, and what is said of a feature once', () => {
    expect(canonical('numberOfProviders=2-10&providers=4&currentEmr=kipu&current=opus')).toBe(
      'providers=4&current=opus',
    )
    expect(canonical('declined=epcs&want=epcs&want=labs&must=epcs')).toBe('must=epcs&want=labs')
    expect(canonical('organization=aba&organization=otp')).toBe('organization=aba')
  })

  test('has a key for each answer but the free text', () => {
    expect([...queryKeys, 'organizationDescription'].sort()).toEqual(Object.keys(answersSchema.shape).sort())
  })

  test.each(practices)('the former practice=$value stands for its answers', ({ value, ...kind }) => {
    const { organization, industry, setting = [] } = read(canonical(`practice=${value}&organization=court`))
    expect({ organization, industry, setting }).toEqual({
      ...{ organization: kind.organization, industry: kind.industry },
      setting: [...kind.setting],
    })
  })

  test('leads to the recommendation, and to the comparison for the exact number of people only', () => {
    expect(analysisAddress('industry=autism')).toBe('/get-recommendation?industry=autism')
    expect(comparisonAddress(['opus', 'kipu'], { least: 7, most: 7 })).toBe(
      '/comparisons?emr1=opus&emr2=kipu&providers=7',
    )
    expect(comparisonAddress(['opus'], { least: 2, most: 10 })).toBe('/comparisons?emr1=opus')
  })
})

describe('the answers in an address', () => {
  test('are numbers, choices, and lists', () => {
    const query = 'organization=otp&providers=7&prescribers=0&leaving=true&must=labs&declined=aiNotetaking&avoided=kipu'
    expect(read(query)).toEqual({
      ...{ organization: 'otp', providers: 7, prescribers: 0, leaving: true },
      ...{ must: ['labs'], declined: ['aiNotetaking'], avoided: ['kipu'] },
    })
    expect([read('leaving=false').leaving, read('leaving=undecided').leaving]).toEqual([false, 'undecided'])
  })

  test('are left out where they cannot be read, and named', () => {
    const query = new URLSearchParams('organization=dentist&providers=x&prescribers=-1&must=teleport&budget=$9')
    expect(readableAnswers(query)).toEqual({ budget: '$9' })
    expect([...unreadableKeys(query)].sort()).toEqual(['must', 'organization', 'prescribers', 'providers'])
    expect(answersOfQuery(new URLSearchParams('providers=+'))).toEqual({})
  })
})

const atLeast = (value: unknown) => (Array.isArray(value) ? expect.arrayContaining(value) : value)

describe('the answers of a match in the lead form', () => {
  const nameOf = new Map<string, string>(vendors.map(({ id, name }) => [id, name]))
  const compared = [
    'organization',
    'settings',
    'providers',
    'prescribers',
    'must',
    'want',
    'declined',
    'current',
    'leaving',
    'avoided',
  ] as const
  const filled = (query: string) => leadAnswers(read(query), (id) => (id === 'valant' ? 'Valant' : undefined))

  test('have their own questions where the form has them', () => {
    expect(filled('industry=mental-health&providers=7&budget=$900&current=simplepractice')).toEqual({
      ...{ industry: 'mental-health', numberOfProviders: '2-10', estimatedMonthlyBudget: '$900' },
      ...{ currentEmr: 'simple-practice', organizationDescription: '7 providers.' },
    })
  })

  test('are plain sentences in the description otherwise', () => {
    const query =
      'organization=practice&setting=outpatient&prescribers=2&must=labs&want=labs&want=epcs&declined=aiNotetaking&avoided=valant&current=kipu&leaving=true'
    expect(filled(query).organizationDescription?.split('\n')).toEqual([
      'We are an outpatient practice.',
      'Outpatient care.',
      '2 prescribers.',
      'We want to leave Kipu.',
      'We must have lab orders and results.',
      'We would like e-prescribing of controlled substances (EPCS).',
      'We do not want AI note-taking.',
      'We do not want Valant.',
    ])
  })

  test.each([
    'organization=practice&setting=outpatient&providers=7&prescribers=2&must=telehealth&want=epcs&declined=aiNotetaking',
    'organization=addiction-program&setting=residential&setting=detox&must=emar&avoided=kipu',
    'organization=otp&providers=30&want=methadoneDispensing&want=labs',
    'organization=public-authority&providers=120&must=stateReporting&current=epic&leaving=true',
    'organization=practice&providers=3&prescribers=1&current=simplepractice&leaving=false&declined=telehealth',
    // What a kind of organization or a feature implies may be read besides.
  ])('are read from the description as they were chosen: %s', (query) => {
    const chosen = readBackOf(readPractice(read(query)))
    const filled = answersSchema.parse(leadAnswers(read(query), (id) => nameOf.get(id)))
    const readAgain = readBackOf(readPractice(filled))
    for (const key of compared) expect([key, readAgain[key]]).toEqual([key, atLeast(chosen[key])])
  })
})
