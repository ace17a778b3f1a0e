import { existsSync, readFileSync } from 'node:fs'
import { readSecurityList, withTables } from '../../scripts/security/table'

const list = readSecurityList(readFileSync('docs/security.yaml', 'utf8'))
const named = list.requirements.flatMap(({ tests = {} }) =>
  Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => [file, title] as const)),
)

/** The number of requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

/** Whether a file contains a test with this title, in any kind of quotes. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote},`))
}

describe('the security document', () => {
  it('names only tests that exist', () => {
    const missing = named.filter(([file, title]) => !hasTest(file, title))
    expect(missing.map(([file, title]) => `${file}: ${title}`)).toEqual([])
  })

  it('lists every requirement of levels 1 and 2 once', () => {
    const ids = list.requirements.flatMap((line) => line.ids)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^\d+\.\d+\.\d+$/.test(id))).toEqual([])
    const found = Object.keys(list.chapters).map((chapter) => ids.filter((id) => id.startsWith(`${chapter}.`)).length)
    expect(found).toEqual(counts)
  })

  it('gives each line a test or a reason', () => {
    const empty = list.requirements.filter(
      ({ ids: _ids, what: _what, ...grounds }) => Object.keys(grounds).length === 0,
    )
    expect(empty).toEqual([])
  })

  it('matches the output of `npm run security`', () => {
    const document = readFileSync('docs/security.md', 'utf8')
    expect(document).toBe(withTables(document, list))
  })
})
