import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { recordOf } from '../../client/components/vendor/record'
import {
  guideDownloads,
  guideEdition,
  guideExtent,
  guidePagesMax,
  guideParts,
  guideTimeline,
} from '../../client/content/free-guide'
import { costLines } from '../../client/content/selection-guide/budget'
import { checklistTests } from '../../client/content/selection-guide/checklist-tests'
import { glossary } from '../../client/content/selection-guide/glossary'
import { proposalQuestions } from '../../client/content/selection-guide/questions'
import { criteria } from '../../client/content/selection-guide/scorecard'
import { timelineTasks } from '../../client/content/selection-guide/timeline-tasks'
import { compared, vendors } from '../../shared/catalogue'
import { basisWords, dateWords } from '../../shared/catalogue/basis'
import { groupsFor } from '../../shared/catalogue/facts'
import { noRating } from '../../shared/catalogue/figures'
import { outOfScope, partOfTheWork } from '../../shared/catalogue/scope'
import { factWords, inParentheses } from '../../shared/catalogue/words'
import { publishedPrice } from '../../shared/cost/published-price'
import { nearestAlternatives } from '../../shared/vendors/alternatives'
import type { GuideReport } from '../support/guide-report'
import { formulasOf, readWorkbook, type Sheet, shownAt, titleOf } from '../support/workbook'

let guide: GuideReport

/** The systems with a profile. */
const reviewed = vendors.filter(({ depth }) => depth === 'review')

beforeAll(() => {
  const args = ['--import', 'tsx', 'test/support/guide-report.ts']
  guide = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }))
}, 240_000)

/** Text without whitespace, because a line of the page may end anywhere. */
const flat = (text: string) => text.replace(/\s+/g, '')

const chapters = () =>
  guide.outline.flatMap((part) => part.chapters.map((chapter) => ({ ...chapter, part: part.title })))

/** The text of a chapter without its spaces, from its head to the head of the next one, which may be on the same page. */
function chapterText(title: string): string {
  const all = chapters()
  const index = all.findIndex((chapter) => chapter.title === title)
  const [from, next] = all.slice(index)
  if (index < 0 || !from) throw new Error(`The guide has no chapter ${title}`)
  const text = (page: number | undefined) => flat(guide.pages[page ?? -1] ?? '')
  const headOf = (chapter: typeof from) => {
    const at = text(chapter.page).indexOf(flat(chapter.part + chapter.title))
    if (at < 0) throw new Error(`The page of ${chapter.title} does not bear its head`)
    return at
  }
  if (next?.page === from.page) return text(from.page).slice(headOf(from), headOf(next))
  const between = guide.pages.slice(from.page + 1, next?.page).map(flat)
  const last = next ? text(next.page).slice(0, headOf(next)) : ''
  return text(from.page).slice(headOf(from)) + between.join('') + last
}

const onRecordTitle = 'On record: systems that we checked but did not review'
const segments = 'Top EMR solutions, by the kind of organization they serve'

/** The printed number of a chapter's page. */
const pageOf = (title: string) => (chapters().find((chapter) => chapter.title === title)?.page ?? -1) + 1

function expectAll(chapter: string, texts: readonly string[]) {
  const found = chapterText(chapter)
  expect(texts.filter((text) => !found.includes(flat(text)))).toEqual([])
}

describe('the selection guide', () => {
  test('has fifty to a hundred pages, none of them nearly empty, and states what it is', () => {
    expect(guide.pages.length).toBeGreaterThanOrEqual(50)
    expect(guide.pages.length).toBeLessThanOrEqual(guidePagesMax)
    const poor = guide.pages.flatMap((text, index) => (text.split(/\s+/).length < 60 ? [index + 1] : []))
    expect(poor).toEqual([])
    expect(guide).toMatchObject({ author: 'Behavioral EMR Guide', language: 'en-US', tagged: true })
    expect(guide.title).toBe('The Behavioral Health EMR Selection Guide')
  })

  test('is as long and as large as its download page says, and so is the workbook', () => {
    const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
    const workbook = Buffer.from(guide.workbook, 'base64')
    expect(guideExtent).toEqual({
      pages: guide.pages.length,
      guideMegabytes: megabytes(guide.bytes),
      sheets: readWorkbook(workbook).length,
      workbookMegabytes: megabytes(workbook.length),
    })
  })

  test('has the edition, the parts, and the pages that its download page lists', () => {
    expect(guide.pages[0]).toContain(`Edition of ${dateWords(guideEdition)}`)
    expect(guideParts.map(({ title, page }) => [title, page])).toEqual(
      guide.outline.map(({ title, chapters: [first] }) => [title, (first?.page ?? -1) + 1]),
    )
  })

  test('gives the page of every chapter in its contents and its outline', () => {
    const contents = `${guide.pages[1]}\n`
    for (const { title, page } of chapters()) {
      expect(contents).toContain(`${title} ${page + 1}\n`)
      expect(flat(guide.pages[page] ?? '')).toContain(flat(title))
      // The footer has the same number.
      expect(guide.pages[page]).toMatch(new RegExp(`2026 ${page + 1}\n`))
    }
    const linked = guide.links.filter(({ from }) => from < 3).map(({ to }) => to)
    expect(new Set(linked)).toEqual(new Set(chapters().map(({ page }) => page)))
  })

  test('contains the complete checklist, scorecard, questions, costs, timeline, and glossary', () => {
    expectAll('Feature checklist', [...Object.keys(checklistTests), ...Object.values(checklistTests)])
    expectAll(
      'Weighted scorecard',
      criteria.map(({ name }) => name),
    )
    expectAll(
      'Questions for vendors',
      proposalQuestions.flatMap(({ items }) => items),
    )
    expectAll(
      'Budget over three years',
      costLines.flatMap(({ label, ask }) => [label, ask]),
    )
    expectAll(
      'Glossary',
      glossary.flatMap(({ word, meaning }) => [word, meaning]),
    )
    expectAll('Sixteen weeks in four phases', [
      ...guideTimeline.map(({ title, weeks }, index) => `Phase ${index + 1}: ${title}, ${weeks.toLowerCase()}`),
      ...timelineTasks.flatMap(({ weeks }) => weeks.flatMap(({ tasks }) => tasks.map(({ text }) => text))),
    ])
  })

  test('asks about controlled substances, prescription monitoring, laboratories, certification, and state reports', () => {
    const asked = [
      '(EPCS)',
      '(PDMP)',
      'Which laboratories',
      'federal list of certified products',
      'CHPL ID',
      'reports to our state',
    ]
    expectAll('Questions for vendors', asked)
  })

  test('repeats nothing: a text refers to the chapter that has its lists', () => {
    const chapter = 'How to choose an EMR, in five steps'
    expectAll(chapter, [
      `A script that works: see Demo script (page ${pageOf('Demo script')}).`,
      `Security questions: see Questions for vendors (page ${pageOf('Questions for vendors')}).`,
    ])
    expect(chapterText(chapter)).not.toContain(flat('Deny a claim and work it'))
    expectAll('Demo script', ['Deny a claim and work it until it is paid'])
  })

  test('says on which page to find what a text links to, or that it is on the website', () => {
    const implementation = `Our implementation guide (page ${pageOf('Sixteen weeks in four phases')}) shows`
    expectAll('How to choose an EMR, in five steps', [
      implementation,
      'Our leaving guides (on our website) say',
      'The directory (on our website) sorts all systems by cost.',
      'How we rate and verify (on our website) explains each mark.',
      'Start from the systems in our catalogue, or let our match tool (on our website) suggest',
      'The cost of leaving: export',
    ])
    expectAll(segments, [
      'the guides for addiction treatment and substance abuse programs (on our website). For autism and ABA',
      'The guide for solo practices (on our website) goes deeper.',
    ])
  })

  test('never speaks of "this site", because it is not one', () => {
    expect(guide.pages.filter((text) => /th(?:is|e) site\b/.test(text.replace(/\s+/g, ' ')))).toEqual([])
  })

  test('contract 1: marks a rating that nobody found like every value', () => {
    expectAll('Clearent', [`Rating${noRating}UnverifiedReviews`])
    const tables = chapterText('Matrix: cost, size, and service') + chapterText(segments)
    expect(tables).toContain(`SmartCareEHR${noRating}o$79-$149*o`)
  })

  test('uses a dash for one thing, and the words of the record for a question that does not apply', () => {
    expectAll('Matrix: kinds and levels of care', [
      `Clearent${basisWords['not-applicable'].label.repeat(9)}ClinicSource???`,
      'A dash means that our record does not name it for this system',
    ])
    expect(chapterText('Matrix: features')).not.toContain('–')
    expectAll('Matrix: features', ['Doxy.me?', `Doxy.me${basisWords['not-applicable'].label}`])
  })

  test('explains the signs of a matrix on each of its pages, in type of at least eight points', () => {
    const first = pageOf('Matrix: kinds and levels of care') - 1
    const matrices = guide.pages.slice(first, pageOf(onRecordTitle) - 1)
    expect(matrices).toHaveLength(4)
    for (const text of matrices) expect(flat(text)).toContain(flat('s = sourced, o = our figure, u = unverified.'))
    for (const size of guide.smallest.slice(first, first + 4)) expect(size).toBeGreaterThanOrEqual(8)
  })

  test('says of each basis once what it means and what to do', () => {
    const text = chapterText('What the figures rest on')
    for (const advice of ['Confirm it with the vendor', 'Ask the vendor', 'The product is of another kind'])
      expect(text.split(flat(advice))).toHaveLength(2)
  })

  test('keeps the questions of a kind on one page', () => {
    const pages = guide.pages.map(flat)
    for (const { items } of proposalQuestions)
      expect(pages.some((text) => items.every((item) => text.includes(flat(item))))).toBe(true)
  })

  test('begins each profile on a page of its own, whose running header names it', () => {
    const profiles = chapters().filter(({ part }) => part === 'Profiles')
    expect(profiles).toHaveLength(reviewed.length)
    for (const { title, page } of profiles) {
      const text = flat(guide.pages[page] ?? '')
      const header = flat(`Behavioral EMR Selection Guide ${title}`)
      expect(text.slice(0, text.indexOf('Profiles'))).toContain(header)
      // The questions for the demo are all on the page where they begin.
      expect(flat(guide.pages[page + 1] ?? '').slice(header.length)).not.toMatch(/^\d\./)
    }
  })

  test('gives the number of a source in one pair of brackets, on the line of its word', () => {
    const text = guide.pages.join('\n')
    expect(text).not.toMatch(/\(\[\d+\]\)/)
    expect(text.match(/Sourced\s*\[\d+\]/g)?.filter((mark) => mark.includes('\n'))).toEqual([])
  })

  test('says how we know of a page that we did not open ourselves', () => {
    expectAll('Credible EMR', ['secondhand: a study made with a language model over pages of the vendor'])
  })

  test.each(reviewed.map((vendor) => [vendor.name, vendor] as const))(
    'gives every value of %s with its basis, but for the long lists of kinds',
    (name, vendor) => {
      const { figures, features } = recordOf(vendor)
      const values = [...figures, ...features].filter(({ key }) => !['bestFor', 'madeFor', 'notFor'].includes(key))
      const rows = values.map(({ key, label, kind, text, inReview, evidence }) => {
        const value = kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '') : text
        const also = key === 'estimatedCostPerMonth' && publishedPrice(vendor)
        const after = also ? `. ${also.text}. ${basisWords[also.mark.basis].label}` : basisWords[evidence.basis].label
        return `${label}${value}${(evidence.differs ?? inReview) ? '*' : ''}${after}`
      })
      expectAll(name, rows)
      const said = [vendor.bestFor, ...vendor.strengths, ...vendor.limits].map(({ value }) => value ?? '')
      expectAll(name, [vendor.card.blurb, ...said])
      const isFull = !(outOfScope(vendor) || partOfTheWork(vendor)) && nearestAlternatives(vendor, vendors).length > 0
      const line = chapterText(name).includes(flat('the nearest on record by care'))
      expect(line).toBe(isFull && vendor.specialties.value !== null)
      const byContract = ['Enterprise', 'Revenue %'].includes(vendor.billingType.value ?? '')
      if (line) expectAll(name, [`by care${byContract ? ' and size' : ', size, and starting cost'}.`])
      const addresses = values.flatMap(({ evidence }) => evidence.source?.url ?? [])
      expectAll(name, addresses)
    },
  )

  test('has every other system on record in a table, and those that are only listed in a line below it', () => {
    for (const { name, depth, bestFor, card, closed } of vendors.filter((vendor) => vendor.depth !== 'review'))
      expectAll(onRecordTitle, [
        `${name}${closed ? ' (takes no new customers)' : ''}`,
        depth === 'listed' ? card.blurb : (bestFor.value ?? '?'),
      ])
  })

  test('computes the cost for ten providers from the plans that a vendor publishes, not from the price of one', () => {
    expectAll('What the prices come to', [
      `$${((79 + 9 * 50) * 36).toLocaleString('en-US')}* s. The totals use plan prices as a third-party catalogue lists them.`,
      `$${((99 + 9 * 72) * 36).toLocaleString('en-US')} to $${((99 + 4 * 74 + 5 * 72) * 36).toLocaleString('en-US')}* s. The totals use plan prices as a third-party catalogue lists them.`,
    ])
  })

  test('says of a total from our figure that another reading goes higher, only where one does', () => {
    const text = chapterText('What the prices come to')
    const rows = text.split(/(?<=\.)/).filter((row) => row.includes(flat('higher elsewhere')))
    expect(rows).toHaveLength(2)
    expectAll('What the prices come to', [
      'From $6,840* o. Our figure; higher elsewhere. Mentegram',
      '$24,840 to $46,440 o. Our figure; ask for a quote. Kareo',
      '$28,440 to $53,640* o. Our figure; higher elsewhere. SmartCare',
    ])
  })

  test('shows the published price beside our figure, in profiles and in tables of prices', () => {
    expectAll('TherapyNotes', [
      'From $69 a month for 1 provider, by a third-party catalogue of July 2026 Our older figure: $39+ per user per month (our figure*)',
    ])
    for (const chapter of ['What the prices come to', 'Matrix: cost, size, and service'])
      expectAll(chapter, ['$39+* o. Third-party catalogue: from $69 a month (1 provider) s'])
    for (const [name, price] of Object.entries({ SimplePractice: '$49', TherapyNotes: '$69' }))
      expectAll(name, [`Our older figure, $39+, is below the starting price of ${price} found since.`])
    expect(guide.pages.join('').match(/is below the starting\s+price/g)).toHaveLength(2)
  })

  test('leads with a source where the review has an older reading, and gives that reading below', () => {
    for (const [name, reading] of Object.entries({ Kareo: 'No', NextGen: 'Limited' })) {
      const explained = `AI Notetaking*: Our review page also gives an older reading of ours, without a source: ${reading}.`
      expectAll(name, ['AI features (sourced*)', 'AI Notetaking Yes*', explained])
      expect(chapterText(name)).not.toContain(flat('In the comparison: Yes'))
      expectAll('Matrix: features', [`${name} Yes* s`])
    }
    expectAll('Epic', [
      'Rating (our figure*)',
      'In the comparison: 4.4/5',
      'an older reading of ours, without a source: 12-24+',
    ])
  })

  test('prints no badge, because none rests on a source', () => {
    for (const { name, card } of reviewed) expect(chapterText(name)).not.toContain(flat(`badge: ${card.badge}`))
  })

  test('names the website whose address it cannot know, with room to write it down', () => {
    expectAll('How to use this guide', ['on our website, Behavioral EMR Guide', 'note it here for others: ____'])
  })

  test('explains totals from our own figures once, above the table', () => {
    expectAll('What the prices come to', [
      'For some systems we found no confirmed price. Their totals use our own figure',
      'Our figure; ask for a quote.',
    ])
  })

  test('has the same bytes whenever it is built from the same sources, and so has the workbook', () => {
    for (const [address, bytes] of [
      [guideDownloads.guide, guide.guide],
      [guideDownloads.workbook, guide.workbook],
    ] as const)
      expect([address, readFileSync(`dist/client${address}`).equals(Buffer.from(bytes, 'base64'))]).toEqual([
        address,
        true,
      ])
  })
})

describe('the workbook', () => {
  const sheet = (name: string): Sheet => {
    const found = readWorkbook(Buffer.from(guide.workbook, 'base64')).find((it) => it.name === name)
    if (!found) throw new Error(`No sheet ${name}`)
    return found
  }

  test('peers 2: has its title, and beside every formula its value', () => {
    const bytes = Buffer.from(guide.workbook, 'base64')
    expect(titleOf(bytes)).toBe('EMR selection workbook')
    const formulas = readWorkbook(bytes).flatMap(formulasOf)
    expect(formulas.length).toBeGreaterThan(100)
    for (const { at, shown, computed } of formulas) expect([at, shown]).toEqual([at, computed])
  })

  test('has a scorecard in which 3 everywhere is 100 points, and mixed scores are their share', () => {
    const scores = sheet('Scorecard')
    const rows = criteria.map((_, index) => 6 + index)
    const total = 6 + criteria.length
    expect(shownAt(scores, `C${total}`, {})).toBe(100)
    const best = Object.fromEntries(rows.map((row) => [`D${row}`, 3]))
    const mixed = Object.fromEntries(rows.map((row, index) => [`E${row}`, index % 4]))
    const expected = criteria.reduce((sum, { weight }, index) => sum + weight * (index % 4), 0) / 3
    expect(shownAt(scores, `D${total}`, best)).toBeCloseTo(100)
    expect(shownAt(scores, `E${total}`, mixed)).toBeCloseTo(expected)
    expect(shownAt(scores, `F${total}`, {})).toBe(0)
    expect(shownAt(scores, `D${total + 1}`, best)).toBe(criteria.length)
    // Other weights, whose sum need not be 100.
    const even = Object.fromEntries(rows.map((row) => [`C${row}`, 1]))
    expect(shownAt(scores, `D${total}`, { ...best, ...even })).toBeCloseTo(100)
  })

  test('has a budget that carries each line forward by its kind, for each of three quotes', () => {
    const budget = sheet('Three-year budget')
    const rates = { C4: 10, C5: 0.1, C6: 0.2 }
    const total = 9 + costLines.length
    for (const [first, second, third, sum] of [
      ['C', 'D', 'E', 'F'],
      ['G', 'H', 'I', 'J'],
      ['K', 'L', 'M', 'N'],
    ] as const) {
      const inputs = { ...rates, ...Object.fromEntries(costLines.map((_, index) => [`${first}${9 + index}`, 1000])) }
      const later = { yearly: [1100, 1210], volume: [1320, 1742.4], once: [0, 0] } as const
      const years = [0, 0, 0]
      for (const [index, { kind }] of costLines.entries()) {
        const [two, three] = later[kind]
        expect(shownAt(budget, `${second}${9 + index}`, inputs)).toBeCloseTo(two)
        expect(shownAt(budget, `${third}${9 + index}`, inputs)).toBeCloseTo(three)
        expect(shownAt(budget, `${sum}${9 + index}`, inputs)).toBeCloseTo(1000 + two + three)
        for (const [year, cost] of [1000, two, three].entries()) years[year] = (years[year] ?? 0) + cost
      }
      const all = years.reduce((one, other) => one + other, 0)
      for (const [year, column] of [first, second, third].entries()) {
        expect(shownAt(budget, `${column}${total}`, inputs)).toBeCloseTo(years[year] ?? 0)
      }
      expect(shownAt(budget, `${sum}${total}`, inputs)).toBeCloseTo(all)
      expect(shownAt(budget, `${sum}${total + 1}`, inputs)).toBeCloseTo(all / 10 / 36)
      expect(shownAt(budget, `${sum}${total + 1}`, { ...inputs, C4: 0 })).toBe(0)
    }
  })

  test('contains every question and the current catalogue', () => {
    const questions = [...sheet('RFP questions').cells.values()].map((cell) => ('text' in cell ? cell.text : ''))
    expect(questions).toEqual(expect.arrayContaining(proposalQuestions.flatMap(({ items }) => [...items])))
    const { cells } = sheet('Vendors')
    const rows = compared.flatMap((vendor) => {
      const { figures, features } = recordOf(vendor)
      return [...figures, ...features].map(({ label, text, evidence }) => [
        vendor.name,
        label,
        text + inParentheses(evidence),
        basisWords[evidence.basis].label,
        evidence.source?.url ?? '',
      ])
    })
    const dossiers = compared.flatMap((vendor) =>
      groupsFor(vendor).flatMap(({ title, fields }) =>
        fields.flatMap((field) => {
          const fact = vendor[field.key]
          if (fact.value === null && field.ask === undefined) return []
          const words = factWords(field, fact) + inParentheses(fact)
          const label = `${title}: ${field.label}`
          return [[vendor.name, label, words, basisWords[fact.basis].label, fact.source?.url ?? '']]
        }),
      ),
    )
    rows.push(...dossiers)
    const found = rows.map((_, index) =>
      ['A', 'B', 'C', 'D', 'E'].map((column) => {
        const cell = cells.get(`${column}${index + 2}`)
        return cell && 'text' in cell ? cell.text : ''
      }),
    )
    expect(found).toEqual(rows)
    expect(cells.has(`A${rows.length + 2}`)).toBe(false)
  })

  test('keeps header rows in view, has columns wide enough, and runs no formulas but its own', () => {
    const sheets = readWorkbook(Buffer.from(guide.workbook, 'base64'))
    expect(sheets.map(({ name, frozenRows }) => [name, frozenRows])).toEqual([
      ['Scorecard', 5],
      ['Three-year budget', 8],
      ['RFP questions', 4],
      ['Vendors', 1],
    ])
    for (const { widths } of sheets) expect(Math.min(...widths)).toBeGreaterThanOrEqual(6)
    const withFormulas = sheets.flatMap(({ name, cells }) =>
      [...cells.values()].some((cell) => 'formula' in cell) ? [name] : [],
    )
    expect(withFormulas).toEqual(['Scorecard', 'Three-year budget'])
  })
})
