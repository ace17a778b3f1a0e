import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files with regular expressions that accept curly marks, because visitors, writers, and models type them. */
const readers = [
  'server/generation/topic/leaving.ts',
  'server/generation/topic/spans.ts',
  'shared/blog/article-links.ts',
  'shared/blog/figure-blocks.ts',
  'shared/leads/recommendation-email.ts',
  'shared/match/read/languages.ts',
  'shared/match/read/plain.ts',
  'shared/match/read/text.ts',
  'shared/whole-words.mjs',
]
/** Files that list the marks which searches and comparisons take for straight ones. */
const lists = ['migrations/baseline/folded-texts.ts', 'shared/fold.ts']
const folders = ['client', 'shared', 'server', 'jobs', 'migrations', 'operations', 'scripts', 'docs', 'public']
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
const curly = /[‘’“”]|&[lr][sd]quo;|\\u201[89cd]/i

/** A regular expression's set of characters that contains curly marks. */
const acceptedMarks = /\[(?=[^\]\n]*[‘’“”])(?:\\.|[^\\\]\n])*\]/g

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.(tsx?|mjs|md|json|ya?ml|svg|css|sql)$/.test(file))
  .concat(documents)
  .filter((file) => !lists.includes(file))

const linesWithCurly = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const checked = readers.includes(file) ? text.replace(acceptedMarks, '') : text
  return checked
    .split('\n')
    .flatMap((line, index) => (curly.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []))
}

test('what people read has straight apostrophes and quotation marks: pages, emails, the guide, the admin, and documents', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap(linesWithCurly)).toEqual([])
})

test('each file that may accept curly marks does accept one', () => {
  expect([...readers, ...lists].filter((file) => !curly.test(readFileSync(file, 'utf8')))).toEqual([])
})
