import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** What a file may import, and what it may not. */
const cases: Readonly<Record<string, readonly [allowed: string, refused: string]>> = {
  'shared/leads/schema.ts': ['../text', '../../server/services'],
  'shared/api.ts': ['', '../client/site/routes node:fs'],
  'shared/match/terms/known.ts': ['./features', '../read'],
  'shared/match/terms/answer.ts': ['../../cost/over-years', '../weigh/weigh'],
  'shared/match/read/people.ts': ['../terms/known', '../weigh/candidate ../../../server/services'],
  'shared/match/weigh/weigh.ts': ['../terms/known ../../cost/offer', '../say/sentences ../read/people ../index'],
  'shared/match/say/cells.ts': ['../weigh/statement', ''],
  'shared/match/index.ts': ['./say/pick', ''],
  'client/site/routes.tsx': ['../../shared/api', ''],
  'client/site/pages/home.tsx': ['', '../../../server/services ../../../jobs/relay ../../admin/routes'],
  'client/components/header.tsx': ['', '../admin/routes'],
  'client/renderer/render.tsx': ['react-dom/server', '../../server/http/problem'],
  'client/admin/routes.tsx': ['', '../../migrations/migrate ../../operations/restore'],
  'server/http/pages.ts': ['../../client/renderer/render', '../../client/site/routes'],
  'server/app.ts': ['', '../client/components/layout'],
  'server/leads/service.ts': [
    '../outbox/jobs',
    '../../client/renderer/render ../../jobs/relay ../../test/support/database',
  ],
  'jobs/main.ts': ['../server/services', '../server/http/problem ../server/app'],
  'jobs/processors/deliver-mail.ts': ['', '../../server/leads/routes ../../client/renderer/render'],
  'migrations/seed.ts': ['', '../jobs/relay'],
  'operations/restore.ts': ['../migrations', '../jobs/relay'],
}

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

/** The imports of the cases that the project's own rules reject, by file. */
function refusedImports(folder: string): Record<string, string> {
  const importsOf = Object.entries(cases).map(([file, both]) => [file, both.join(' ').trim().split(/ +/)] as const)
  const textOf = (imports: readonly string[]) => imports.map((one) => `export * from '${one}'`).join('\n')
  writeProject(
    folder,
    importsOf.map(([file, imports]) => [file, textOf(imports)]),
  )
  const { diagnostics } = lint(folder, 'style/noRestrictedImports', 'correctness/noNodejsModules')
  const refused = importsOf.map(([file, imports]) => {
    const lines = diagnostics.flatMap(({ location: { path, start } }) => (path === file ? start.line : []))
    return [file, imports.filter((_, at) => lines.includes(at + 1)).join(' ')]
  })
  return Object.fromEntries(refused)
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

test('the import rule refuses what a file may not import, and nothing else', () => {
  const expected = Object.entries(cases).map(([file, [, refused]]) => [file, refused])
  expect(refusedImports(join(folder, 'imports'))).toEqual(Object.fromEntries(expected))
})

test('two files that import each other are rejected, even if one imports only types', () => {
  const project = join(folder, 'cycles')
  writeProject(project, Object.entries(cycles))
  const paths = lint(project, 'suspicious/noImportCycles').diagnostics.map(({ location }) => location.path)
  expect(new Set(paths.map((path) => dirname(path.replaceAll('\\', '/'))))).toEqual(
    new Set(['shared/values', 'shared/types']),
  )
})
