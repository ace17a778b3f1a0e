import { readdirSync } from 'node:fs'
import { builtFiles, sentBytes } from '../support/page-weight'

const bytesMax = 90 * 1024

const bytesOf = (names: string[]) =>
  [...new Set(names.flatMap((name) => [...builtFiles(name)]))].reduce((sum, file) => sum + sentBytes(file), 0)

const pageScripts = ['client/enhance/visit.ts', 'client/islands/start.ts']
const islands = readdirSync('client/islands').filter((file) => file.endsWith('.island.tsx'))

test('the scripts of every page with an island leave room for the island', () => {
  const bytes = bytesOf(pageScripts)
  process.stderr.write(`React for islands: ${bytes} bytes compressed\n`)
  expect(bytes).toBeLessThan(70 * 1024)
})

test('each island with all scripts of its page is at most 90 KiB compressed', () => {
  const sizes = islands.map((file) => ({ file, bytes: bytesOf([...pageScripts, `client/islands/${file}`]) }))
  for (const { file, bytes } of sizes) process.stderr.write(`${file}: ${bytes} bytes compressed\n`)
  expect(sizes.filter(({ bytes }) => bytes > bytesMax)).toEqual([])
})
