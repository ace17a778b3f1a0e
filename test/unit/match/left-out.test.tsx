import { renderToStaticMarkup } from 'react-dom/server'
import { LeftOut } from '../../../client/components/match/left-out'
import { matchCandidates, matchCatalogue } from '../../../shared/match/catalogue'
import { match } from '../../../shared/match/match'

const { excluded, labels } = matchCatalogue({
  industry: 'substance-abuse',
  setting: ['residential', 'detox'],
  providers: 20,
  current: 'opus',
})

test.each([
  ['credibleemr', 'Its listed levels of care do not include detox.', [['levelsOfCare', 'sourced']]],
  ['epic', 'Made for 500 or more providers; you have 20 providers.', [['idealOrganizationSize', 'spec']]],
  ['opus', 'The system you use now.', []],
])('a reason to leave out %p comes with the facts that decide it', (vendor, reason, facts) => {
  expect(excluded.find(({ id }) => id === vendor)).toMatchObject({
    reason,
    facts: facts.map(([field, basis]) => ({ vendor, field, basis })),
  })
})

test('each system left out links to its page, and its reason to the evidence', () => {
  const systems = excluded.filter(({ id }) => id === 'credibleemr')
  const html = renderToStaticMarkup(<LeftOut systems={systems} labels={labels} />)
  expect(html).toMatch(
    /<a href="\/emr\/credibleemr"[^>]*>Credible EMR<\/a>: Its listed levels of care do not include detox\./,
  )
  expect(html).toMatch(
    /<a href="\/emr\/credibleemr#levelsOfCare" data-basis="sourced"[^>]*>Sourced<.*: Levels of care</,
  )
})

test('a must-have that a system lacks comes with its fact', () => {
  const lacking = matchCandidates.map((candidate) => {
    const { labs, ...features } = candidate.features
    return { ...candidate, features: { ...features, labs: { ...labs, value: 'no', basis: 'sourced' } } } as const
  })
  const answer = match({ industry: 'mental-health', must: ['labs'] }, lacking)
  expect(answer.excluded).toContainEqual({
    id: 'valant',
    name: 'Valant',
    reason: 'Does not have lab orders and results, which you must have.',
    facts: [{ vendor: 'valant', field: 'clinical.labs', basis: 'sourced' }],
  })
  expect(answer.labels).toHaveProperty(['clinical.labs'])
})
