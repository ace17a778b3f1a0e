import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** Each line is a file, what it imports, and whether that is allowed. */
const cases: [file: string, imported: string, allowed: boolean][] = [
  ['shared/leads/schema.ts', '../text', true],
  ['shared/leads/schema.ts', '../../server/services', false],
  ['shared/api.ts', '../client/site/routes', false],
  ['shared/api.ts', 'node:fs', false],
  ['shared/match/terms/known.ts', './features', true],
  ['shared/match/terms/known.ts', '../read', false],
  ['shared/match/terms/answer.ts', '../../cost/over-years', true],
  ['shared/match/terms/answer.ts', '../weigh/weigh', false],
  ['shared/match/read/people.ts', '../terms/known', true],
  ['shared/match/read/people.ts', '../weigh/candidate', false],
  ['shared/match/read/people.ts', '../../../server/services', false],
  ['shared/match/weigh/weigh.ts', '../terms/known', true],
  ['shared/match/weigh/weigh.ts', '../../cost/offer', true],
  ['shared/match/weigh/weigh.ts', '../say/sentences', false],
  ['shared/match/weigh/weigh.ts', '../read/people', false],
  ['shared/match/weigh/weigh.ts', '../index', false],
  ['shared/match/say/cells.ts', '../weigh/statement', true],
  ['shared/match/index.ts', './say/pick', true],
  ['client/site/routes.tsx', '../../shared/api', true],
  ['client/site/pages/home.tsx', '../../../server/services', false],
  ['client/site/pages/home.tsx', '../../../jobs/relay', false],
  ['client/site/pages/home.tsx', '../../admin/routes', false],
  ['client/components/header.tsx', '../admin/routes', false],
  ['client/renderer/render.tsx', 'react-dom/server', true],
  ['client/renderer/render.tsx', '../../server/http/problem', false],
  ['client/admin/routes.tsx', '../../migrations/migrate', false],
  ['server/http/pages.ts', '../../client/renderer/render', true],
  ['server/http/pages.ts', '../../client/site/routes', false],
  ['server/app.ts', '../client/components/layout', false],
  ['server/leads/service.ts', '../../client/renderer/render', false],
  ['server/leads/service.ts', '../outbox/jobs', true],
  ['server/leads/service.ts', '../../jobs/relay', false],
  ['server/leads/service.ts', '../../test/support/database', false],
  ['jobs/main.ts', '../server/services', true],
  ['jobs/main.ts', '../server/http/problem', false],
  ['jobs/main.ts', '../server/app', false],
  ['jobs/processors/deliver-mail.ts', '../../server/leads/routes', false],
  ['jobs/processors/deliver-mail.ts', '../../client/renderer/render', false],
  ['migrations/seed.ts', '../jobs/relay', false],
  ['operations/restore.ts', '../migrations', true],
  ['operations/restore.ts', '../jobs/relay', false],
  ['client/admin/routes.tsx', '../../operations/restore', false],
]

interface Report {
  diagnostics: { location: { path: string; start: { line: number } } }[]
}

/** Pairs of files that import each other: as values, and as types that the compiler removes. */
const cycles: Record<string, string> = {
  'shared/values/a.ts': `import { b } from './b'\nexport const a = () => b`,
  'shared/values/b.ts': `import { a } from './a'\nexport const b = () => a`,
  'shared/types/a.ts': `import type { B } from './b'\nexport type A = { b: B }`,
  'shared/types/b.ts': `import type { A } from './a'\nexport type B = { a: A }`,
  'shared/none/a.ts': `import type { B } from './b'\nexport type A = { b: B }`,
  'shared/none/b.ts': 'export type B = string',
}

/** Writes files into a folder under the project's own rules. */
function writeProject(folder: string, files: Iterable<[file: string, text: string]>) {
  const { vcs: _git, $schema: _schema, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  mkdirSync(folder)
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules))
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/**
 * Lints the cases' files, one import per line, under the project's own rules; returns the rejected ones as `file
 * imported`.
 */
function refusedImports(folder: string): Set<string> {
  const importsOf = new Map(cases.map(([file]) => [file, cases.filter((entry) => entry[0] === file)]))
  const textOf = (entries: typeof cases) => entries.map(([, imported]) => `export * from '${imported}'`).join('\n')
  writeProject(
    folder,
    Array.from(importsOf, ([file, entries]) => [file, textOf(entries)]),
  )
  return new Set(
    lint(folder, 'style/noRestrictedImports', 'correctness/noNodejsModules').diagnostics.map(({ location }) => {
      const file = location.path.replaceAll('\\', '/')
      return `${file} ${importsOf.get(file)?.[location.start.line - 1]?.[1]}`
    }),
  )
}

/** Biome exits with 1 if it rejects something, which is expected here; its report is on stdout either way. */
function lint(folder: string, ...rules: string[]): Report {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const only = rules.map((rule) => `--only=${rule}`)
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...only, '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(run.stdout)
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rule-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the import rule', () => {
  let refused: Set<string>

  beforeAll(() => {
    refused = refusedImports(join(folder, 'imports'))
  })

  test.each(cases)('%s may import %s: %s', (file, imported, allowed) => {
    expect(refused.has(`${file} ${imported}`)).toBe(!allowed)
  })
})

test('two files that import each other are rejected, even if one imports only types', () => {
  const project = join(folder, 'cycles')
  writeProject(project, Object.entries(cycles))
  const paths = lint(project, 'suspicious/noImportCycles').diagnostics.map(({ location }) => location.path)
  expect(new Set(paths.map((path) => dirname(path.replaceAll('\\', '/'))))).toEqual(
    new Set(['shared/values', 'shared/types']),
  )
})
