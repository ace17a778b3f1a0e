import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

/** Where groups are written. `jest.config.mjs` counts these files among a suite's tests. */
const folder = path.join(root, '.cache', 'test-groups')
/** Fewer load modules less often; but then one worker may be left with a long group while the other has none. */
const groupCount = 8
/** What a test file does to modules concerns all files in its sandbox. */
const changesModules = /\bjest\.(?:mock|doMock|resetModules)\b/

/**
 * Jest runs each test file in a sandbox of its own and loads every module again there, up to a third of a suite's CPU
 * time. In a group, one file to Jest, several test files share a sandbox, each in a `describe` with its path as the
 * name. Those that mock or reset modules stay alone.
 * @returns {string[]} the paths of the groups and of the files that stay alone
 */
export function groupTests(suite) {
  const files = readdirSync(path.join(root, 'test', suite), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join('test', suite, name.replaceAll(path.sep, '/')))
    .sort()
  const alone = files.filter((file) => changesModules.test(readFileSync(path.join(root, file), 'utf8')))
  const together = files.filter((file) => !alone.includes(file))
  mkdirSync(folder, { recursive: true })
  const groups = Array.from({ length: groupCount }, (_, at) => {
    const group = path.join(folder, `${suite}-${at + 1}.cjs`)
    writeFileSync(group, sourceOf(together.filter((_, index) => index % groupCount === at)))
    return group
  })
  return [...groups, ...alone]
}

export const isGroup = (file) => path.dirname(file) === folder

const sourceOf = (files) => `for (const file of ${JSON.stringify(files)})
  describe(file, () => void require('../../' + file))
`
