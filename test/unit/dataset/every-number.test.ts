import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GuideReport } from '../../support/guide-report'
import { historyCheck, readRecords, recordOf, renumber, writeRecords } from '../../support/renumbered'
import { type Surfaces, surfaces } from '../../support/surfaces'
import { readWorkbook } from '../../support/workbook'

const records = readRecords()
const renumbered = renumber(records)
/** Ratings, prices, sizes, times, and integrations, which are on every surface; the others are facts of dossiers. */
const compared = renumbered.changed.filter(({ field }) => !field.includes('.'))
/** Those of the systems read in depth, which the guide is about, and which are in the history from its beginning. */
const inDepth = renumbered.changed.filter(({ vendor }) => records.get(vendor)?.depth === 'review')
const quoted = notesOf([...records.values()]).join('\n')

/** All text of the catalogue that is not a value: notes, other readings, statements of sources. */
function notesOf(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return key === 'value' ? [] : [part]
  if (part === null || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([name, value]) => notesOf(value, Array.isArray(part) ? key : name))
}

/** Former ratings and prices that no note quotes. */
const formerAlone = compared
  .filter(({ field, before }) => /Rating|Cost/.test(field) && !quoted.includes(before))
  .map(({ before }) => before)

const escaped = (text: string) => text.replace(/[$+.*?()[\]{}|\\^/]/g, '\\$&')
const wordings = [...new Set(compared.flatMap(({ before, after }) => [before, after]))]
const anyWording = new RegExp(
  `(?<![\\d.,$-])(?:${wordings
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?!\\d|[.,]\\d|\\w)`,
  'g',
)

/** How many times each wording occurs in a text. */
function counts(text = ''): (wording: string) => number {
  const found = new Map<string, number>()
  for (const [wording] of text.matchAll(anyWording)) found.set(wording, (found.get(wording) ?? 0) + 1)
  return (wording) => found.get(wording) ?? 0
}

/** Wordings on a surface that differ from the catalogue: those not replaced by their new numbers. */
function strays(before: string | undefined, after: string | undefined): string[] {
  const [was, now] = [counts(before), counts(after)]
  return [...new Set(compared.map((fact) => fact.before))].filter((wording) => {
    const moved = compared.filter((fact) => fact.before === wording).reduce((sum, fact) => sum + now(fact.after), 0)
    const stayed = now(wording)
    return was(wording) !== moved + stayed || (stayed > 0 && !quoted.includes(wording))
  })
}

let shipped: Surfaces
let changed: Surfaces

beforeAll(async () => {
  shipped = await surfaces()
  jest.resetModules()
  for (const [id, record] of renumbered.records) jest.doMock(`../../../${recordOf(id)}`, () => record)
  jest.doMock('../../../shared/catalogue/history/release.json', () => ({
    version: '2027.01.02',
    generated: '2027-01-02',
  }))
  changed = await surfaces()
}, 240_000)

test("every surface shows exactly the catalogue's numbers for every vendor", () => {
  expect([compared.length > 50, inDepth.length > 100]).toEqual([true, true])
  for (const [name, text] of Object.entries(shipped)) expect([name, strays(text, changed[name])]).toEqual([name, []])
})

test('all surfaces of a vendor show each of its numbers', () => {
  for (const { vendor, field, after } of renumbered.changed) {
    const ofAll = ['vendors.json', 'facts.csv']
    const comparison = Object.keys(changed).find(
      (name) => name.startsWith('/comparisons?') && name.includes(`=${vendor}`),
    )
    const ofCompared = ['comparison.csv', '/api/vendors', '/comparisons.md', comparison ?? 'no comparison']
    for (const name of [`/emr/${vendor}`, `/emr/${vendor}.md`, ...ofAll, ...(field.includes('.') ? [] : ofCompared)])
      expect([name, field, after, changed[name]?.includes(after)]).toEqual([name, field, after, true])
  }
})

test('every surface with a version names the version whose facts it shows', () => {
  const versioned = ['vendors.json', 'facts.csv', 'changes.json', 'llms.txt', '/emr/opus.md', '/comparisons.md']
  for (const name of versioned) expect([name, changed[name]?.includes('2027.01.02')]).toEqual([name, true])
  for (const name of versioned) expect([name, shipped[name]?.includes('2027.01.02')]).toEqual([name, false])
})

describe('in a copy of the project', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bemr-numbers-'))
    for (const part of ['shared', 'client', 'scripts', 'public', 'test/support', 'package.json', 'tsconfig.json'])
      cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    writeRecords(folder, renumbered.records)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test("the guide and its workbook show the catalogue's numbers and no former ones", async () => {
    for (const [name, text] of Object.entries(await report(folder))) {
      const missing = inDepth.filter(
        ({ field, after }) => !(field.includes('.') || text.includes(after.replace(/\s/g, ''))),
      )
      const former = formerAlone.filter((wording) => text.includes(wording))
      expect([name, missing, former]).toEqual([name, [], []])
    }
  }, 480_000)

  test('the check demands a history entry for each changed number', () => {
    const demanded = historyCheck(folder)
    for (const { vendor, field } of inDepth) expect(demanded).toContain(`${vendor}.${field}`)
  })
})

/** The text of the guide and of its workbook, made in a folder, without spaces, because lines break. */
async function report(cwd: string): Promise<{ guide: string; workbook: string }> {
  const args = ['--import', 'tsx', 'test/support/guide-report.ts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 })
  const { pages, workbook } = JSON.parse(stdout) as GuideReport
  const cells = readWorkbook(Buffer.from(workbook, 'base64')).flatMap((sheet) => [...sheet.cells.values()])
  const texts = cells.flatMap((cell) => ('text' in cell ? [cell.text] : []))
  const [guide, sheets] = [pages, texts].map((parts) => parts.join('\n').replace(/\s/g, ''))
  return { guide: guide ?? '', workbook: sheets ?? '' }
}
