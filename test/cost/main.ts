import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { storeKinds } from '../support/app'
import { type HotPathCost, measureHotPaths } from '../support/hot-paths'
import { startSite } from '../support/site'
import { readPage } from '../support/visible-words'
import { type WeighedPages, weighPages } from './kinds'
import { type CostTable, linesOf, readRecord, writeRecord } from './record'

const file = 'docs/performance.md'
const [typeChecker = '', ...options] = process.argv.slice(2)

/** What the numbers mean, for readers of the table alone. */
const intro = `Bytes as they travel. HTML of content pages: brotli level 10, made beside the requests once a page is asked for again; its first
visitor gets level 8, about 10% more, but for vendors' pages, which are over 64 KiB and at level 10 at once. Forms, which are rendered for each visit, and the admin: gzip level 4. CSS and scripts: brotli level 11, made by the build. Scripts are those that a page
loads. Words are those shown before anything is unfolded, without menus; the grade is that of Flesch and Kincaid.`

async function main(): Promise<number> {
  const document = await readFile(file, 'utf8')
  const recorded = readRecord(document)
  const weighed = await weigh()
  const costs: HotPathCost[][] = []
  for (const store of storeKinds) costs.push(await measureHotPaths(store))
  const tables = [pageTable(weighed), wordTable(weighed), statementTable(costs)]
  for (const table of tables) say(...linesOf(table, recorded), '')
  say(`Type check: ${typeCheckSeconds()} s`, '')
  const excess = [...weighed.excess, ...costs.flat().flatMap(statementExcess)]
  say(
    ...(excess.length > 0
      ? excess
      : [`All ${weighed.count} pages of the sitemap and all hot paths keep their bounds.`]),
  )
  if (options.includes('--record')) {
    await writeFile(file, writeRecord(document, `${intro} Recorded ${today()}.`, tables))
    say(`Recorded in ${file}.`)
  }
  return excess.length > 0 ? 1 : 0
}

async function weigh(): Promise<WeighedPages> {
  const site = await startSite()
  try {
    await site.seed()
    return await weighPages(site)
  } finally {
    await site.stop()
  }
}

function pageTable({ kinds }: WeighedPages): CostTable {
  const rows = kinds.map(([name, { path, html, css, script, fonts, requests }]) => ({
    name,
    note: path,
    values: [html, css, html + css, script, fonts, requests],
  }))
  return { title: 'Pages', columns: ['HTML', 'CSS', 'HTML + CSS', 'script', 'fonts', 'requests'], rows }
}

/** The words that a page shows before anything is unfolded, and their reading grade. */
function wordTable({ kinds }: WeighedPages): CostTable {
  const rows = kinds.slice(0, -1).map(([name, { path, text }]) => {
    const { words, grade } = readPage(text)
    return { name, note: path, values: [words, Math.round(grade * 10) / 10] }
  })
  return { title: 'Words', columns: ['words', 'grade'], rows }
}

function statementTable([onPostgres = [], onRedis = []]: HotPathCost[][]): CostTable {
  const rows = onPostgres.map(({ path, statements }) => ({
    name: path,
    values: [statements.length, onRedis.find((cost) => cost.path === path)?.statements.length ?? 0],
  }))
  return { title: 'Statements of hot paths', columns: ['limits in Postgres', 'limits in Redis'], rows }
}

const statementExcess = ({ path, statements, allowed }: HotPathCost) =>
  statements.length > allowed ? [`${path}: ${statements.length} statements, at most ${allowed} are allowed`] : []

/** Depends on the machine, so it is printed and neither recorded nor judged. */
function typeCheckSeconds(): string {
  const began = performance.now()
  spawnSync(process.execPath, [typeChecker, '--noEmit'], { stdio: 'ignore' })
  return ((performance.now() - began) / 1_000).toFixed(1)
}

const today = () => new Date().toISOString().slice(0, 10)
const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

process.exitCode = await main()
