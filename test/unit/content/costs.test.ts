import { vendors } from '../../../shared/catalogue'
import { withCosts } from '../../../shared/cost/in-text'
import { textsIn } from '../../support/texts'

const folders = [
  'client/content/pages',
  'client/content/resources',
  'client/content/specialty-guides',
  'client/content/guides',
  'client/content',
  'migrations/articles',
]

const texts = textsIn(folders, /\.(md|ts|json)$/)

const sum = String.raw`\$\d[\d,]*(?:\.\d\d)?\+?`
const years = String.raw`(?:over|in|for|after) (?:the )?(?:first )?(?:one|two|three|four|five|same|\d+) (?:years?|months|time)`
const typedOverYears = new RegExp(`${sum}[^.;|\\n$#]{0,60}\\b${years}|\\b${years}[^.;|\\n#]{0,60}${sum}`, 'i')

test('no text contains a typed total over years; the cost function computes them all', () => {
  const typed = texts.flatMap(({ file, source }) => {
    const found = typedOverYears.exec(source.replace(/\{\{cost:[^{}]*\}\}/g, '#'))
    return found ? [`${file}: ${found[0]}`] : []
  })
  expect(typed).toEqual([])
  for (const wrong of [
    'which is $105,840 over three years',
    'over 36 months that is $14,040',
    'adds $5,400 over the same time',
  ])
    expect(wrong).toMatch(typedOverYears)
})

/** The first word of a system's name, by which a row or a sentence names it. */
const names = new RegExp(`\\b(${vendors.map(({ name }) => name.split(' ')[0]).join('|')})\\b`)

test('no text contains a typed yearly cost of a named system', () => {
  const yearly = new RegExp(`${sum} (?:a|per) year`)
  const typed = texts.flatMap(({ file, source }) =>
    source
      .split(/\n|(?<=\.) /)
      .filter((line) => names.test(line) && yearly.test(line) && !line.includes('differs'))
      .map((line) => `${file}: ${line}`),
  )
  expect(typed).toEqual([])
})

/** Columns that contain totals, in tables of prices. */
const sumColumns = /clinicians a (?:month|year)|^A (?:month|year)$|^(?:Monthly|Yearly)$/

test('columns that add up prices are filled by the cost function', () => {
  const tables = texts.flatMap(({ file, source }) =>
    source.split(/\n(?!\|)/).flatMap((block) => {
      const [head, , ...rows] = block.split('\n').filter((line) => line.startsWith('|'))
      const columns = cellsOf(head ?? '').flatMap((name, index) => (sumColumns.test(name) ? [index] : []))
      return columns.length === 0
        ? []
        : [{ file, cells: rows.flatMap((row) => columns.map((at) => cellsOf(row)[at] ?? '')) }]
    }),
  )
  expect(tables.length).toBeGreaterThanOrEqual(3)
  for (const { file, cells } of tables) {
    expect(cells.length).toBeGreaterThan(1)
    expect([file, cells.filter((cell) => !/^\{\{cost:[^{}]*\}\}$/.test(cell))]).toEqual([file, []])
  }
})

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

test('every total that a text requests can be computed', () => {
  const asked = texts.filter(({ source }) => source.includes('{{cost:'))
  expect(asked.length).toBeGreaterThan(8)
  for (const { source } of asked) expect(withCosts(source)).not.toContain('{{cost')
})

test("a text's built module contains its totals, not the placeholders", async () => {
  const { html, markdown } = await import('../../../client/content/specialty-guides/best-ehr-mental-health-clinics.md')
  for (const form of [html, markdown]) {
    expect(form).toContain('$629')
    // Both sentences of a rule that ends stay until the page is shown.
    expect(form.replace(/\{\{(?:until:[\d-]+|since|end)\}\}/g, '')).not.toContain('{{')
  }
})
