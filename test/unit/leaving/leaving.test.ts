import { vendors } from '../../../shared/catalogue'
import { dossierFact } from '../../../shared/catalogue/dossier'
import { knownLines, leavingEvidence, leavingPath } from '../../../shared/leaving/evidence'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { leavingSteps } from '../../../shared/leaving/steps'
import { leavingMarkdown } from '../../../shared/markdown/leaving'
import { draftLetter } from '../../../shared/match/catalogue'
import { ruleSentence, rules } from '../../../shared/rules'

const site = { siteUrl: 'https://guide.example', siteName: 'Guide' }

test.each(vendors.map((vendor) => [vendor.id, vendor] as const))(
  'for %s, each point is either known with its source or a question, never both and never neither',
  (_, vendor) => {
    const { known, open } = leavingEvidence(vendor)
    for (const question of leavingQuestions(vendor)) {
      const isKnown = question.field !== null && known.some(({ field }) => field === question.field)
      expect([question.label, isKnown]).toEqual([question.label, !open.includes(question)])
    }
    for (const { field, fact } of known) {
      expect(fact).toEqual(dossierFact(vendor, field))
      expect([field, fact.basis, fact.source?.url]).toEqual([field, 'sourced', expect.stringMatching(/^https?:/)])
    }
    const { questions, opening } = leavingRequest(vendor, open)
    expect(questions).toEqual(open.map(({ sentence }) => sentence))
    expect(opening).toContain('This is not a notice.')
  },
)

test('the Markdown of a guide gives every known fact its source, every question, and the tracker’s sentences', () => {
  for (const vendor of vendors) {
    const text = leavingMarkdown(vendor, site)
    const { known, open } = leavingEvidence(vendor)
    for (const { fact } of known) expect(text).toContain(`](<${fact.source?.url}>)`)
    for (const { sentence } of open) expect(text).toContain(sentence.slice(0, 40))
    expect(text.includes('## The move, week by week')).toBe(keepsRecords(vendor))
  }
})

test('what a step says of a rule is tracked, and no step states a rule in words of its own', () => {
  const named = leavingSteps.flatMap(({ rule }) => rule ?? [])
  const ids = rules.map(({ id }) => id)
  for (const id of named) expect(ids).toContain(id)
  const own = leavingSteps.flatMap(({ why, tasks }) => [why, ...tasks]).join('\n')
  expect(own).not.toMatch(/HIPAA|CFR|federal|six years|by law|must be destroyed/i)
})

test('a product that keeps no chart is asked for no export of charts', () => {
  for (const id of ['clearent', 'doxy'] as const) {
    const vendor = vendors.find((one) => one.id === id)
    if (!vendor) throw new Error(id)
    expect(leavingQuestions(vendor).map(({ field }) => field)).not.toContain('leaving.exportScope')
    expect(leavingMarkdown(vendor, site)).not.toContain('treatment plans')
  }
})

test('the letter says what it takes to leave the present system, as far as anybody knows', () => {
  const of = (currentEmr: string) => draftLetter({ numberOfProviders: '2-10', currentEmr } as never, site.siteUrl)
  const kipu = vendors.find(({ id }) => id === 'kipu')
  for (const line of kipu ? knownLines(kipu) : ['']) expect(of('kipu')).toContain(`- ${line}`)
  expect(of('kipu')).toContain('https://guide.example/leaving/kipu')
  expect(of('valant')).toContain('leave Valant, ask in writing')
  expect(of('valant')).not.toContain('What we could read')
})

test('a system is found by its id, an alias or its name; any other leads to the general guide', () => {
  expect([leavingPath('kipu'), leavingPath('Kipu EMR'), leavingPath('credible')]).toEqual([
    ...['/leaving/kipu', '/leaving/kipu', '/leaving/credibleemr'],
  ])
  expect(leavingPath('Some System')).toBe('/leaving')
  expect(ruleSentence('record-retention')).toContain('state law')
})
