import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

const bytesMax = 90 * 1024
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/assets.json', 'utf8'))

/** The files that an entry needs to run, each once. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) filesOf(next, seen)
  return seen
}

/** As a browser gets it: the brotli file beside it, or, where that would save nothing, the file. */
function sentBytes(file: string): number {
  const plain = join('dist/client', file)
  return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size
}

const bytesOf = (names: string[]) =>
  [...new Set(names.flatMap((name) => [...filesOf(name)]))].reduce((sum, file) => sum + sentBytes(file), 0)

const pageScripts = ['client/enhance/visit.ts', 'client/islands/start.ts']
const islands = readdirSync('client/islands').filter((file) => file.endsWith('.island.tsx'))

test('what every page with an island loads leaves room for the island', () => {
  const bytes = bytesOf(pageScripts)
  process.stderr.write(`React for islands: ${bytes} bytes compressed\n`)
  expect(bytes).toBeLessThan(70 * 1024)
})

test('each island, with all that its page runs, is at most 90 KiB compressed', () => {
  const sizes = islands.map((file) => ({ file, bytes: bytesOf([...pageScripts, `client/islands/${file}`]) }))
  for (const { file, bytes } of sizes) process.stderr.write(`${file}: ${bytes} bytes compressed\n`)
  expect(sizes.filter(({ bytes }) => bytes > bytesMax)).toEqual([])
})
