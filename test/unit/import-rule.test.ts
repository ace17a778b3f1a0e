import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** Who may know whom: each line is a file, what it imports, and whether the house allows it. */
const cases: [file: string, imported: string, allowed: boolean][] = [
  ['shared/leads/schema.ts', '../text', true],
  ['shared/leads/schema.ts', '../../server/services', false],
  ['shared/api.ts', '../client/site/routes', false],
  ['shared/api.ts', 'node:fs', false],
  ['client/site/routes.tsx', '../../shared/api', true],
  ['client/site/pages/home.tsx', '../../../server/services', false],
  ['client/site/pages/home.tsx', '../../../jobs/definitions', false],
  ['client/site/pages/home.tsx', '../../admin/routes', false],
  ['client/components/header.tsx', '../admin/routes', false],
  ['client/renderer/render.tsx', 'react-dom/server', true],
  ['client/renderer/render.tsx', '../../server/http/problem', false],
  ['client/admin/routes.tsx', '../../migrations/migrate', false],
  ['server/http/pages.ts', '../../client/renderer/render', true],
  ['server/http/pages.ts', '../../client/site/routes', false],
  ['server/app.ts', '../client/components/layout', false],
  ['server/leads/service.ts', '../../client/renderer/render', false],
  ['server/leads/service.ts', '../../jobs/definitions', true],
  ['server/leads/service.ts', '../../jobs/relay', false],
  ['server/leads/service.ts', '../../test/support/database', false],
  ['jobs/main.ts', '../server/services', true],
  ['jobs/main.ts', '../server/http/problem', false],
  ['jobs/main.ts', '../server/app', false],
  ['jobs/processors/deliver-mail.ts', '../../server/leads/routes', false],
  ['jobs/processors/deliver-mail.ts', '../../client/renderer/render', false],
  ['migrations/seed.ts', '../jobs/relay', false],
]

interface Report {
  diagnostics: { location: { path: string; start: { line: number } } }[]
}

/** Lints the cases' files, one import a line, under the project's own rules; returns what was refused as `file imported`. */
function refusedImports(folder: string): Set<string> {
  const { vcs: _git, $schema: _schema, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules))
  const importsOf = new Map(cases.map(([file]) => [file, cases.filter((entry) => entry[0] === file)]))
  for (const [file, entries] of importsOf) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), entries.map(([, imported]) => `export * from '${imported}'`).join('\n'))
  }
  return new Set(
    lint(folder).diagnostics.map(({ location }) => {
      const file = location.path.replaceAll('\\', '/')
      return `${file} ${importsOf.get(file)?.[location.start.line - 1]?.[1]}`
    }),
  )
}

/** Biome ends with 1 when it refuses something, which is what is wanted here; its report is on stdout either way. */
function lint(folder: string): Report {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const only = ['--only=style/noRestrictedImports', '--only=correctness/noNodejsModules']
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', ...only, '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return JSON.parse(run.stdout)
}

describe('the import rule', () => {
  let folder: string
  let refused: Set<string>

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'import-rule-'))
    refused = refusedImports(folder)
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(cases)('%s may import %s: %s', (file, imported, allowed) => {
    expect(refused.has(`${file} ${imported}`)).toBe(!allowed)
  })
})
