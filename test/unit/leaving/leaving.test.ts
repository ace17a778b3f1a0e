import { readFileSync } from 'node:fs'
import { vendors } from '../../../shared/catalogue'
import { byName, knownLines, leavingEvidence, leavingPath, verifiedWords } from '../../../shared/leaving/evidence'
import { leavingPlan } from '../../../shared/leaving/plan'
import { keepsRecords, leavingQuestions } from '../../../shared/leaving/questions'
import { leavingRequest } from '../../../shared/leaving/request'
import { leavingSteps, leavingStepsWithBeds } from '../../../shared/leaving/steps'
import { leavingMarkdown } from '../../../shared/markdown/leaving'
import { draftOf } from '../../../shared/match'
import { readPractice } from '../../../shared/match/read/index'
import { ruleSentence, rules } from '../../../shared/rules'

function vendorOf(id: string) {
  const vendor = vendors.find((one) => one.id === id)
  if (!vendor) throw new Error(id)
  return vendor
}

const site = { siteUrl: 'https://guide.example', siteName: 'Guide' }

test.each(vendors.map((vendor) => [vendor.id, vendor] as const))(
  'for %s, each point is either known with its source or an open question, never both',
  (_, vendor) => {
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
    const { about, questions, opening } = leavingRequest(vendor, open)
    for (const { sentence } of open) expect(questions).toContain(sentence)
    // The price is asked for in writing, whether or not it is published.
    if (keepsRecords(vendor))
      expect(questions.join('\n')).toMatch(/in writing.* full export costs|full export cost.*in writing/)
    // The letter's introduction says that it asks about access afterward, on which no record has the whole answer.
    const ofAccess = questions.filter((question) => /how long (can we|we can) still sign in to read/.test(question))
    expect([vendor.id, ofAccess.length]).toEqual([vendor.id, about.includes('your access') ? 1 : 0])
    expect(opening).toContain('This is not a notice of termination.')
  },
)

test('a leaving guide in Markdown has every known fact with its source and every open question', () => {
  for (const vendor of vendors) {
    const text = leavingMarkdown(vendor, site)
    const { known, open } = leavingEvidence(vendor)
    for (const { fact } of known) if (fact.source) expect(text).toContain(`](<${fact.source.url}>)`)
    for (const { sentence } of open) expect(text).toContain(sentence.slice(0, 40))
    expect(text.includes('## The move, week by week')).toBe(keepsRecords(vendor))
  }
})

test('a step refers to a tracked rule, and no step states a rule in its own words', () => {
  const named = leavingSteps.flatMap(({ rule }) => rule ?? [])
  const ids = rules.map(({ id }) => id)
  for (const id of named) expect(ids).toContain(id)
  const own = [...leavingSteps, ...leavingStepsWithBeds].flatMap(({ why, tasks }) => [why, ...tasks]).join('\n')
  expect(own).not.toMatch(/HIPAA|CFR|federal|six years|by law|must be destroyed/i)
})

test('the steps are true on every page that shows them, with or without a letter of its own', () => {
  const tasks = leavingSteps.flatMap((step) => step.tasks)
  expect(tasks.join('\n')).not.toContain('this guide')
  expect(tasks.join('\n')).toContain('Send the vendor the letter from its leaving guide')
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

test('a list says how many points a vendor could answer in public, and how many are verified', () => {
  const words = vendors.map((vendor) => [vendor, verifiedWords(vendor)] as const)
  for (const [vendor, said] of words) expect(said).toMatch(keepsRecords(vendor) ? / 7 points/ : / 2 points/)
  expect(verifiedWords(vendorOf('kipu'))).toBe('4 of 7 points verified')
  expect(verifiedWords(vendorOf('valant'))).toBe('None of 7 points verified; no listing found on the federal list')
  expect(verifiedWords(vendorOf('doxy'))).toBe('None of 2 points verified')
  const names = byName(vendors).map(({ name }) => name)
  expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).toSorted())
})

test('nobody is told to ask for a chart export from a product that keeps no chart', () => {
  for (const id of ['clearent', 'doxy'] as const) {
    const vendor = vendorOf(id)
    expect(leavingQuestions(vendor).map(({ field }) => field)).not.toContain('leaving.exportScope')
    expect(leavingMarkdown(vendor, site)).not.toContain('treatment plans')
  }
})

test('every vendor that keeps charts is asked to list what an export of its charts contains, and only once', () => {
  for (const vendor of vendors.filter(keepsRecords)) {
    const { questions } = leavingRequest(vendor, leavingEvidence(vendor).open)
    expect([vendor.id, questions.filter((question) => question.includes('audit trail'))]).toEqual([
      vendor.id,
      [
        expect.stringMatching(
          /^Please list which of these an export contains: demographics and insurance, diagnoses, /,
        ),
      ],
    ])
  }
})

test('where the plan is for a program with beds, the letter also asks for doses, stays, and authorizations', () => {
  const beds =
    'messages, medication administration records and orders, admissions and bed history, appointments, authorizations, billing'
  for (const vendor of vendors.filter(keepsRecords)) {
    const letter = leavingRequest(vendor, leavingEvidence(vendor).open).questions.join('\n')
    expect([vendor.id, letter.includes(beds)]).toEqual([vendor.id, leavingPlan(vendor).isForBeds])
    expect(letter).toMatch(/messages, [^.]*billing history, the audit trail\. If you have an example file/)
  }
  expect(leavingPlan(vendorOf('kipu')).isForBeds).toBe(true)
  expect(leavingPlan(vendorOf('therapynotes')).isForBeds).toBe(false)
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
  [/^### Weeks (7)-(8): .*?identity proofing/ms, /each prescriber needs identity proofing/],
  [/^### Weeks (9)-(10): Migrate.*?The first is a test/ms, /^Compare old and new field by field/],
  [/No confirmation by week (9) \| Call weekly/, /^Call each payer that has not confirmed/],
  [/^### Weeks (11)-12: .*?rehearse one whole day/ms, /^Rehearse a whole day/],
  [/Decide in the last days of week (12)/, /^In the last days, decide by the go or no-go list/],
  [/^- \*\*Week (3):\*\* list of musts/m, /^Send each vendor you are considering/],
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
  expect(doubled.at(-1)).toBe('Last two weeks')
})

test('what needs the new contract comes after it, and notice after the export and the import were tested', () => {
  const order = [
    /^Open five charts in it/,
    /^Sign the new contract/,
    /^Start payer enrollment .*effective on go-live day/,
    /^Start setting up e-prescribing, .*for the switch on go-live day/,
    /^Have the mapping fixed, and test again/,
    /^Rehearse a whole day/,
    /^Have each prescriber send a test prescription/,
    /^Give notice .*earlier if the notice period or a renewal date calls for it/,
    /send prescriptions and orders from the new system only/,
  ]
  const tasks = leavingSteps.flatMap((step) => step.tasks)
  const places = order.map((words) => tasks.findIndex((task) => words.test(task)))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(tasks.findIndex((task) => /^Give notice/.test(task))).toBeLessThan(
    tasks.findIndex((task) => /^Count/.test(task)),
  )
})

test('both scopes say in which week the new contract is signed, and that the steps up to it need no new system', () => {
  expect(weeksOf(/^Sign the new contract at the end of these weeks/)).toEqual(['10 to 7 weeks before'])
  expect(leavingPlan().scope).toContain(
    '12 weeks before is its week 1, the new contract is signed 7 weeks before, in its week 6, and the switch is in its week 13',
  )
  expect(leavingPlan().scope).toContain('The steps up to that contract need no new system')
  expect(leavingPlan(vendorOf('kipu')).scope).toContain('The new contract is signed 13 weeks before.')
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

test('the old system is read-only once its notes, orders, and messages are closed, not on go-live day', () => {
  const stepOf = (words: RegExp) => leavingSteps.find(({ tasks }) => tasks.some((task) => words.test(task)))?.when
  expect(
    stepOf(/unfinished in the old system.*unsigned notes.*open lab orders.*refill requests.*portal messages/),
  ).toBe('2 weeks before')
  expect(stepOf(/leave it open to those who finish notes/)).toBe('Go-live day')
  expect(stepOf(/sign every old note.*then set the old system to read-only/)).toBe('Through 12 weeks after')
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
  expect(linesOf('therapynotes')).toEqual(expect.arrayContaining(['30 days', 'No long-term contract']))
  expect(linesOf('simplepractice')).toEqual(expect.arrayContaining(['None', 'Any time']))
})

test('the plan has the weeks and tasks of a program with beds where a system is listed for care with beds, and nothing of it elsewhere', () => {
  const { scope, isForBeds, steps } = leavingPlan(vendorOf('kipu'))
  expect(scope).toContain(
    'We list Kipu EMR for detox and residential care, so the weeks are those of a program with beds: about six months to the first switch',
  )
  expect(leavingPlan(vendorOf('opus')).scope).toContain('for detox and residential care (unverified), so the weeks')
  const longer = steps.filter(({ tasks }, place) => tasks.length > (leavingSteps[place]?.tasks.length ?? 0))
  expect(longer.map(({ when }) => when)).toEqual(['Last two weeks', 'Go-live, site by site'])
  expect([isForBeds, steps[0]?.when]).toEqual([true, '24 to 23 weeks before'])
  expect(steps.map(({ when }) => when)).not.toContain('Go-live day')
  expect(leavingMarkdown(vendorOf('kipu'), site)).toContain('use the [plan of 12 weeks](')
  expect(leavingMarkdown(vendorOf('kipu'), site)).toContain('who is in a bed')
  expect(leavingPlan(vendorOf('therapynotes'))).toEqual(leavingPlan())
  expect(leavingMarkdown(vendorOf('therapynotes'), site)).toContain('for a practice with one site and no beds')
})

test('where one site switches after another, no task stops the old system for the sites that have not switched', () => {
  const written = (steps: typeof leavingSteps) =>
    steps.flatMap(({ title, tasks }) => [title, ...tasks]).filter((text) => stopping.test(text))
  const stopping =
    /start nothing new|close the old portal|start payer enrollment|book .*appointments? after|in the new system only|from the new system only/i
  const [office, beds] = [written(leavingSteps), written(leavingStepsWithBeds)]
  expect([office.length, beds.length]).toEqual([6, 6])
  for (const text of office) expect(text).not.toMatch(/\bsites?\b/)
  for (const text of beds) expect(text).toMatch(/\bsites?\b/)
  expect(beds.join('\n')).toMatch(/move site by site, and if not, plan how the other sites post them/)
})

test('the test charts of a program with beds are those of its care', () => {
  const chosen = (steps: typeof leavingSteps) =>
    steps.flatMap(({ tasks }) => tasks.filter((task) => /^Choose about thirty/.test(task))).join()
  expect(chosen(leavingStepsWithBeds)).toMatch(/detox stay with its orders and doses, a readmission, a change of level/)
  expect(chosen(leavingStepsWithBeds)).not.toMatch(/couples|minors/)
  expect(chosen(leavingSteps)).toContain('couples')
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
    expect(text).toMatch(/A solo clinician can do it in three or four weeks.*payer enrollment/)
})

test('the letter links the guide to leaving the present system', () => {
  const { text } = draftOf(
    readPractice({ organization: 'addiction-program', current: 'kipu', leaving: true }),
    site.siteUrl,
  )
  expect(text).toContain('https://guide.example/leaving/kipu')
})

test('a system is found by its id, an alias, or its name; any other leads to the general guide', () => {
  expect([leavingPath('kipu'), leavingPath('Kipu EMR'), leavingPath('credible')]).toEqual([
    ...['/leaving/kipu', '/leaving/kipu', '/leaving/credibleemr'],
  ])
  expect(leavingPath('Some System')).toBe('/leaving')
  expect(ruleSentence('record-retention')).toContain('state law')
})
