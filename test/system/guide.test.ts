import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { recordOf } from '../../client/components/vendor/record'
import {
  costLines,
  criteria,
  featureChecklist,
  glossary,
  guideDownloads,
  guideEdition,
  guideExtent,
  guidePagesMax,
  guideParts,
  guideTimeline,
  proposalQuestions,
} from '../../client/content/free-guide'
import { compared, vendors } from '../../shared/catalogue'
import { basisWords, dateWords } from '../../shared/catalogue/basis'
import { groupsFor } from '../../shared/catalogue/facts'
import { outOfScope, partOfTheWork } from '../../shared/catalogue/scope'
import { factWords, inParentheses } from '../../shared/catalogue/words'
import { publishedPrice } from '../../shared/cost/published-price'
import { nearestAlternatives } from '../../shared/vendors/alternatives'
import type { GuideReport } from '../support/guide-report'
import { formulasOf, readWorkbook, type Sheet, shownAt, titleOf } from '../support/workbook'

const report = ['--import', 'tsx', 'test/support/guide-report.ts']
const guide: GuideReport = JSON.parse(
  execFileSync(process.execPath, report, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
)
const workbook = Buffer.from(guide.workbook, 'base64')
const sheets = readWorkbook(workbook)

/** The systems with a profile. */
const reviewed = vendors.filter(({ depth }) => depth === 'review')

/** Text without whitespace, because a line of the page may end anywhere. */
const flat = (text: string) => text.replace(/\s+/g, '')

const chapters = guide.outline.flatMap((part) => part.chapters.map((chapter) => ({ ...chapter, part: part.title })))

/** The text of a chapter without its spaces, from its head to the head of the next one, which may be on the same page. */
function chapterText(title: string): string {
  const index = chapters.findIndex((chapter) => chapter.title === title)
  const [from, next] = chapters.slice(index)
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
const howToChoose = 'How to choose an EMR, in five steps'
const timeline = 'Sixteen weeks in four phases'
const totals = 'What the prices come to'
const careMatrix = 'Matrix: kinds and levels of care'

/** The printed number of a chapter's page. */
const pageOf = (title: string) => (chapters.find((chapter) => chapter.title === title)?.page ?? -1) + 1

function expectAll(chapter: string, texts: readonly string[]) {
  const found = chapterText(chapter)
  expect(texts.filter((text) => !found.includes(flat(text)))).toEqual([])
}

/**
 * What chapters say, wherever their lines end: in the file, each promise has a line with its chapter, and below it the
 * texts that keep it. Braces name a chapter, for the number of its page.
 */
const said = readFileSync('test/fixtures/guide-says.txt', 'utf8')
  .split(/^= /m)
  .slice(1)
  .map((block) => block.trim().split('\n'))

test.each(said)('the guide says in %s', (line, ...texts) => {
  const { title = '' } = chapters.find((chapter) => line.startsWith(`${chapter.title}: `)) ?? {}
  const pages = (text: string) => text.replace(/\{([^}]+)\}/g, (_, chapter) => String(pageOf(chapter)))
  expectAll(title, texts.map(pages))
})

test('the guide says nothing twice, and nothing where it does not belong', () => {
  expect(chapterText(howToChoose)).not.toContain(flat('Deny a claim and work it'))
  expect(chapterText('Matrix: features')).not.toContain('–')
  for (const name of ['Kareo', 'NextGen']) expect(chapterText(name)).not.toContain(flat('In the comparison: Yes'))
  for (const advice of ['Confirm it with the vendor', 'Ask the vendor', 'The product is of another kind'])
    expect(chapterText('What the figures rest on').split(flat(advice))).toHaveLength(2)
  expect(guide.pages.join('').match(/is below the starting\s+price/g)).toHaveLength(2)
  const rows = chapterText(totals).split(/(?<=\.)/)
  expect(rows.filter((row) => row.includes(flat('higher elsewhere')))).toHaveLength(2)
})

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
    expect(guideExtent).toEqual({
      pages: guide.pages.length,
      guideMegabytes: megabytes(guide.bytes),
      sheets: sheets.length,
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
    for (const { title, page } of chapters) {
      expect(contents).toContain(`${title} ${page + 1}\n`)
      expect(flat(guide.pages[page] ?? '')).toContain(flat(title))
      // The footer has the same number.
      expect(guide.pages[page]).toMatch(new RegExp(`2026 ${page + 1}\n`))
    }
    const linked = guide.links.filter(({ from }) => from < 3).map(({ to }) => to)
    expect(new Set(linked)).toEqual(new Set(chapters.map(({ page }) => page)))
  })

  test.each<[chapter: string, texts: readonly string[]]>([
    ['Feature checklist', featureChecklist.flatMap(({ items }) => items.flatMap(({ line, test }) => [line, test]))],
    ['Weighted scorecard', criteria.map(({ name }) => name)],
    ['Questions for vendors', proposalQuestions.flatMap(({ items }) => items)],
    ['Budget over three years', costLines.flatMap(({ label, ask }) => [label, ask])],
    ['Glossary', glossary.flatMap(({ word, meaning }) => [word, meaning])],
    [timeline, guideTimeline.map(({ title, weeks }, at) => `Phase ${at + 1}: ${title}, ${weeks.toLowerCase()}`)],
    [timeline, guideTimeline.flatMap(({ byWeek }) => byWeek.flatMap(({ tasks }) => tasks.map(({ text }) => text)))],
  ])('is complete: %s', expectAll)

  test('never speaks of "this site", because it is not one', () => {
    expect(guide.pages.filter((text) => /th(?:is|e) site\b/.test(text.replace(/\s+/g, ' ')))).toEqual([])
  })

  test('explains the signs of a matrix on each of its pages, in type of at least eight points', () => {
    const first = pageOf(careMatrix) - 1
    const matrices = guide.pages.slice(first, pageOf(onRecordTitle) - 1)
    expect(matrices).toHaveLength(4)
    for (const text of matrices) expect(flat(text)).toContain(flat('s = sourced, o = our figure, u = unverified.'))
    for (const size of guide.smallest.slice(first, first + 4)) expect(size).toBeGreaterThanOrEqual(8)
  })

  test('keeps the questions of a kind on one page', () => {
    const pages = guide.pages.map(flat)
    for (const { items } of proposalQuestions)
      expect(pages.some((text) => items.every((item) => text.includes(flat(item))))).toBe(true)
  })

  test('begins each profile on a page of its own, whose running header names it', () => {
    const profiles = chapters.filter(({ part }) => part === 'Profiles')
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

  test('prints no badge, because none rests on a source', () => {
    for (const { name, card } of reviewed) expect(chapterText(name)).not.toContain(flat(`badge: ${card.badge}`))
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
    const found = sheets.find((it) => it.name === name)
    if (!found) throw new Error(`No sheet ${name}`)
    return found
  }

  test('peers 2: has its title, and beside every formula its value', () => {
    expect(titleOf(workbook)).toBe('EMR selection workbook')
    const formulas = sheets.flatMap(formulasOf)
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
