import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const folder = 'dist/server'
const programs = ['web', 'worker', 'migrate', 'seed', 'backup', 'restore', 'ledger', 'doctor']

/** What a built file imports when it is loaded. The bundler leaves each import on a line of its own. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'";]*["']([^"']+)["'];?$/gm),
    ([, name]) => name ?? '',
  )

const isPackage = (name: string) => !(name.startsWith('.') || builtinModules.includes(name.replace(/^node:/, '')))

/** Adds a file and those that it loads to `loaded`. */
function load(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const name of importsOf(file)) if (name.startsWith('.')) load(resolve(dirname(file), name), loaded)
  return loaded
}

it.each(programs)('%s imports only its own files when it starts, and no package', (name) => {
  const files = [...load(resolve(folder, `${name}.mjs`))]
  expect(files.length).toBeGreaterThan(5)
  expect(files.flatMap(importsOf).filter(isPackage)).toEqual([])
})

it('what the programs load later from node_modules is installed without the build tools', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
  const chunks = readdirSync(join(folder, 'chunks')).map((name) => join(folder, 'chunks', name))
  const packages = new Set(
    chunks
      .flatMap(importsOf)
      .filter(isPackage)
      .map((name) => name.match(/^(?:@[^/]+\/)?[^/]+/)?.[0]),
  )
  expect([...packages].sort()).toEqual(['@bull-board/api', '@bull-board/express', 'sharp'])
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...packages]))
})
