import { matchCatalogue } from '../../../../shared/match'

const decider = (more: Parameters<typeof matchCatalogue>[0]) =>
  matchCatalogue({ organization: 'practice', providers: 12, ...more }).decider

describe('the one answer that decides', () => {
  it('is an open one whose yes would put another system first', () => {
    const { picks, decider } = matchCatalogue({
      ...{ organization: 'practice', providers: 12, budget: '$1,500' },
      ...{ must: ['epcs', 'pdmp'], want: ['groupTherapy', 'insuranceBilling'] },
    })
    const [, name, next] =
      /^One answer decides: does (.+) have .+\? If so, start there\. If not, (.+)\.$/.exec(decider ?? '') ?? []
    expect(next).toBe(picks[0]?.name)
    expect(name).not.toBe(next)
  })

  it('is a must-have that the first pick is not known to have', () => {
    const { picks, decider } = matchCatalogue({ organization: 'practice', must: ['mealPlans'] })
    expect(decider).toContain(
      `One answer decides: does ${picks[0]?.name} have meal plans and weights? If so, start there.`,
    )
  })

  it('is none where no answer would change the order', () => {
    expect(decider({ must: ['telehealth'] })).toBeNull()
  })
})
