import { readFileSync } from 'node:fs'
import { vendors } from '../../../shared/catalogue'
import { byName, knownLines, leavingEvidence, leavingPath } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { bedsTasks, goPoints, leavingSteps, leavingStepsWithBeds } from '../../../shared/leaving/steps'
import { leavingMarkdown } from '../../../shared/markdown/leaving'
import { ruleSentence, rules } from '../../../shared/rules'
import { render } from '../../support/pages'
import { vendorOf } from '../../support/vendors'

const site = { siteUrl: 'https://guide.example', siteName: 'Guide' }

test.each(vendors)('for $id, each point is either known with its source or an open question, never both', (vendor) => {
  const { known, open } = leavingEvidence(vendor)
  for (const question of leavingQuestions(vendor)) {
    const isKnown = question.field !== null && known.some(({ field }) => field === question.field)
    expect([question.label, isKnown]).toEqual([question.label, !open.includes(question)])
  }
  for (const { field, fact } of known) {
    expect(fact).toEqual(vendor[field])
    expect([field, fact.basis, Boolean(fact.source)]).toEqual([
      ...[field, expect.stringMatching(/^(?:sourced|unverified)$/)],
      fact.basis === 'sourced',
    ])
  }
  const { questions, opening } = leavingRequest(vendor, open)
  for (const { sentence } of open) expect(questions).toContain(sentence)
  // The price is asked for in writing, whether or not it is published.
  if (keepsRecords(vendor))
    expect(questions.join('\n')).toMatch(/in writing.* full export costs|full export cost.*in writing/)
  // No record has the whole answer about access afterward.
  const ofAccess = questions.filter((question) => /how long (can we|we can) still sign in to read/.test(question))
  expect([vendor.id, ofAccess.length]).toEqual([vendor.id, keepsRecords(vendor) ? 1 : 0])
  expect(opening).toContain('This is not a notice of termination.')
})

test('a leaving guide in Markdown has every known fact with its source and every open question', () => {
  for (const vendor of vendors) {
    const text = leavingMarkdown(vendor, site)
    const { known, open } = leavingEvidence(vendor)
    for (const { fact } of known) if (fact.source) expect(text).toContain(`](<${fact.source.url}>)`)
    for (const { sentence } of open) expect(text).toContain(sentence.slice(0, 40))
    expect(text.includes('[The move, week by week](')).toBe(keepsRecords(vendor))
  }
})

test('a step refers to a tracked rule, and no step states a rule in its own words', () => {
  const named = leavingSteps.flatMap(({ rule }) => rule ?? [])
  const ids = rules.map(({ id }) => id)
  for (const id of named) expect(ids).toContain(id)
  const own = [...leavingSteps, ...leavingStepsWithBeds].flatMap(({ tasks }) => tasks).join('\n')
  expect(own).not.toMatch(/HIPAA|CFR|federal|six years|by law|must be destroyed/i)
})

test('a deadline of the export is not called access after the end', () => {
  const known = (id: string) => knownLines(vendorOf(id))
  expect(known('simplepractice')).toEqual([
    'Export contents: A full export by the account owner, progress notes included',
    'Export deadline: Before the subscription is canceled; it cannot be paused',
    'Federal certification for exporting records, (b)(10): No listing found',
  ])
  expect(known('therabill').join('\n')).toMatch(/^Export deadline: Account and patient data are erased/)
})

test('systems are listed by name', () => {
  const names = byName(vendors).map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('the letter asks once for a list of what an export contains, and a program with beds for doses, stays, and authorizations', () => {
  const beds =
    'messages, medication administration records and orders, admissions and bed history, appointments, authorizations, billing'
  for (const vendor of vendors) {
    const { questions } = leavingRequest(vendor, leavingEvidence(vendor).open)
    const asked = questions.filter((question) => question.includes('audit trail'))
    expect([vendor.id, asked.length, asked.join().includes(beds)]).toEqual([
      vendor.id,
      // A product that keeps no chart is asked for none.
      keepsRecords(vendor) ? 1 : 0,
      keepsRecords(vendor) && leavingPlan(vendor).isForBeds,
    ])
    expect(asked.join()).toMatch(
      /^$|^Please list which of these an export contains: demographics and insurance, diagnoses, .*messages, [^.]*billing history, the audit trail\. If you have an example file/,
    )
    if (!keepsRecords(vendor)) expect(leavingMarkdown(vendor, site)).not.toContain('treatment plans')
  }
})

/** The steps that have a task, by their weeks. */
const weeksOf = (words: RegExp | string) =>
  leavingSteps.filter(({ tasks }) => tasks.some((task) => task.match(words))).map(({ when }) => when)

/** The first and the last week of a step, counted back from the switch: `[10, 7]` for `10 to 7 weeks before`. */
function countedBack(when: string): [first: number, last: number] {
  const [first = 0, last = first] = Array.from(when.matchAll(/\d+/g), ([number]) => Number(number))
  return [first, last]
}

test.each([
  // What the implementation guide does, and the task of the leaving plan that belongs to it.
  [/^### Weeks (7)-(8): .*?payer enrollment/ms, /^Start payer enrollment/],
  [/^### Weeks (7)-(8): .*?identity proofing/ms, /Each prescriber needs identity proofing/],
  [/^### Weeks (9)-(10): Migrate.*?The first is a test/ms, /^Compare old and new field by field/],
  [/No confirmation by week (9) \| Call weekly/, /^Call each payer that has not confirmed, every week/],
  [/^### Weeks (11)-12: .*?rehearse one whole day/ms, /^Rehearse with test patients/],
  [/Decide in the last days of week (12)/, /^In the last days, decide by the go or no-go list/],
  [/^- \*\*Week (3):\*\* list of musts/m, /^Ask each vendor you're considering/],
  [/^- \*\*Week (6):\*\* contract/m, /^Sign the new contract/],
])('the plan does in the same week what the implementation guide does: %s', (inGuide, task) => {
  const guide = readFileSync('client/content/resources/emr-implementation.md', 'utf8')
  const [, first, last = first] = inGuide.exec(guide) ?? []
  const [when = '', ...others] = weeksOf(task)
  expect(others).toEqual([])
  const [from, to] = countedBack(when)
  expect(13 - from).toBeLessThanOrEqual(Number(first))
  expect(13 - to).toBeGreaterThanOrEqual(Number(last))
})

test('the steps up to the switch follow each other without a gap, and take a program with beds two weeks for each', () => {
  const before = leavingSteps.filter(({ when }) => when.endsWith(' before'))
  const weeks = before.map(({ when }) => countedBack(when))
  expect(weeks.map(([first]) => first)).toEqual([12, ...weeks.slice(0, -1).map(([, last]) => last - 1)])
  expect(weeks.at(-1)).toEqual([1, 1])
  const doubled = leavingStepsWithBeds.slice(0, before.length).map(({ when }) => when)
  expect(doubled.slice(0, -1).map(countedBack)).toEqual(
    weeks.slice(0, -1).map(([first, last]) => [2 * first, 2 * last - 1]),
  )
  expect(doubled.at(-1)).toBe('2 to 1 weeks before')
})

test('the points that decide on the switch are those of the implementation guide', () => {
  const guide = readFileSync('client/content/resources/emr-implementation.md', 'utf8')
  const [, list = ''] = /### Go or no-go\n(.*?)\n## /s.exec(guide) ?? []
  expect(list.match(/^- /gm)).toHaveLength(goPoints.length)
  for (const words of [
    'two factors',
    'est claims',
    'test prescription',
    'Downtime forms are printed',
    'for the first days',
  ])
    for (const text of [list, goPoints.join()]) expect(text).toContain(words)
})

test('a test prescription never goes to a working pharmacy, neither by the plan nor by the implementation guide', () => {
  const guide = readFileSync('client/content/resources/emr-implementation.md', 'utf8')
  const tests = [...leavingSteps.flatMap(({ tasks }) => tasks), ...guide.split('\n')].filter((line) =>
    /test prescription/.test(line),
  )
  expect(tests).toHaveLength(2)
  for (const line of tests)
    expect(line).toContain("in the vendor's test environment or to its test pharmacy, never to a working pharmacy")
})

test('a product that is not on the federal list is known not to be found there, which is no open question', () => {
  for (const vendor of vendors) {
    const { known, open } = leavingEvidence(vendor)
    const sought = known.find(({ field }) => field === 'certification.status')
    expect([vendor.id, sought?.lines ?? ['No listing found']]).toEqual([vendor.id, ['No listing found']])
    if (sought) expect(open.map(({ label }) => label)).not.toContain(sought.label)
  }
})

test('what is known about the contract is shown, even where it does not answer a question', () => {
  const linesOf = (id: string) => leavingEvidence(vendorOf(id)).known.flatMap(({ lines }) => lines)
  expect(linesOf('therapynotes')).toEqual(expect.arrayContaining(['No long-term contract']))
  expect(linesOf('simplepractice')).toEqual(expect.arrayContaining(['None', 'Any time']))
})

test('the plan has the weeks and tasks of a program with beds where a system is listed for care with beds, and nothing of it elsewhere', () => {
  const { scope, isForBeds, steps } = leavingPlan(vendorOf('kipu'))
  expect(scope).toContain(
    'We list Kipu EMR for detox and residential care, so these are the weeks of a program with beds',
  )
  expect(leavingPlan(vendorOf('opus')).scope).toContain('for detox and residential care (unverified), so these')
  const added = steps.flatMap(({ tasks }, place) => tasks.slice(leavingSteps[place]?.tasks.length))
  expect(added).toEqual(bedsTasks)
  expect([isForBeds, steps[0]?.when]).toEqual([true, '24 to 23 weeks before'])
  expect(steps.map(({ when }) => when)).not.toContain('Go-live day')
  expect(leavingMarkdown(vendorOf('kipu'), site)).toContain('so these are the weeks of a program with beds')
  expect(leavingPlan(vendorOf('therapynotes'))).toEqual(leavingPlan())
})

test('the plan counts the records that the article on data migration counts', () => {
  const article = readFileSync('migrations/articles/behavioral-health-data-migration.md', 'utf8')
  const counted = leavingSteps
    .flatMap(({ tasks }) => tasks.filter((task) => /^Count in the old system/.test(task)))
    .join()
  for (const record of ['active', 'closed', 'future appointments', 'documents', 'consent', 'authorizations'])
    for (const text of [/Before the export, write down[^.]*\./.exec(article)?.[0], counted])
      expect(text).toContain(record)
})

test('neither the plan nor the article stops writing in the old chart before its notes are finished', () => {
  const article = readFileSync('migrations/articles/behavioral-health-data-migration.md', 'utf8')
  expect(article).not.toMatch(/nothing is written in the old chart/)
  expect(article).toContain('Notes of earlier visits are finished there and reach the archive with the final export.')
})

test('the general plan, as the implementation guide, says how long a solo clinician takes', () => {
  const guide = readFileSync('client/content/resources/emr-implementation.md', 'utf8')
  for (const text of [leavingPlan().scope, guide])
    expect(text).toMatch(/[Ss]olo.* three or four weeks.*payer enrollment/)
})

test('a system is found by its id, an alias, or its name; any other leads to the general guide', () => {
  expect([leavingPath('kipu'), leavingPath('Kipu EMR'), leavingPath('credible')]).toEqual([
    ...['/leaving/kipu', '/leaving/kipu', '/leaving/credibleemr'],
  ])
  expect(leavingPath('Some System')).toBe('/leaving')
  expect(ruleSentence('record-retention')).toContain('state law')
})

test('a guide leads from each open question to the letter; that of a closed system says so, and first what it offers', async () => {
  for (const { id, name, depth, closed } of vendors) {
    const html = await render(`/leaving/${id}`)
    expect(html.includes(`${name} takes no new customers.`)).toBe(closed === true)
    expect(/<dl class="answers[^>]*><div><dt>What does it offer you\?</.test(html)).toBe(closed === true)
    if (depth === 'listed') expect([id, html.includes('href="/comparisons?emr1=')]).toEqual([id, false])
    for (const [, place = ''] of html.matchAll(/href="#(question-\d+)"/g)) expect(html).toContain(`<li id="${place}">`)
    // As wide as the paper.
    expect([id, html.includes('#question-0'), html.includes('max-w-3xl')]).toEqual([id, false, false])
  }
})
