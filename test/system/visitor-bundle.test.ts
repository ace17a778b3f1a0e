import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))

/** The chunks that an app's entry can load, by their names in the manifest. */
function reachable(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no chunk for ${entry}`)
  seen.add(entry)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reachable(next, seen)
  return seen
}

const scriptsOf = (names: Iterable<string>) =>
  [...names]
    .map((name) => manifest[name]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join('dist/client', file), 'utf8'))
    .join('\n')

function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const isAdmin = (file: string) => /^(client|shared)[\\/]admin[\\/]/.test(file)

/** Texts that identify the admin's code: those that occur in no other source. */
function adminTexts(): string[] {
  const sources = [...sourcesIn('client'), ...sourcesIn('shared')]
  const others = sources
    .filter((file) => !isAdmin(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const texts = sources.filter(isAdmin).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(/^import .*$|^export .* from .*$|^\s*(\/?\*|\/\/).*$/gm, '')
    return [...code.matchAll(/'([^'\\\n]{12,})'/g)].map(([, text = '']) => text)
  })
  return [...new Set(texts)].filter((text) => !others.includes(text))
}

const visitor = new Set(
  ['client/enhance/visit.ts', 'client/enhance/forms.ts', 'client/enhance/trackers/index.ts'].flatMap((entry) => [
    ...reachable(entry),
  ]),
)
const administrator = reachable('client/admin/+client.ts')

test('no visitor page can load a module of React or its router', () => {
  // This word identifies the framework.
  const framework = /\breact\b/i
  expect(scriptsOf(administrator)).toMatch(framework)
  expect(scriptsOf(visitor)).not.toMatch(framework)
})

test('no script of the site or the admin contains the schema library, which only the server uses', () => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(visitor.size + administrator.size / 2)
  expect(scripts.filter((file) => /_zod|\bzod\b/i.test(readFileSync(join('dist/client', file), 'utf8')))).toEqual([])
})

test('no admin module can be sent to a visitor', () => {
  expect([...visitor].filter((name) => name.includes('admin'))).toEqual([])
  expect([...administrator].filter(isAdmin).length).toBeGreaterThan(3)
})

test('no file for visitors contains admin code', () => {
  const texts = adminTexts()
  const [visitorCode, adminCode] = [scriptsOf(visitor), scriptsOf(administrator)]
  expect(texts.filter((text) => visitorCode.includes(text))).toEqual([])
  // Checks the method: most of the texts are found in the admin's code; the rest is in schemas, calls, loaders, and actions used only on the server.
  const found = texts.filter((text) => adminCode.includes(text))
  expect(found.length).toBeGreaterThan(50)
  expect(found.length / texts.length).toBeGreaterThan(0.5)
})
