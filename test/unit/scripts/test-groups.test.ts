import { readdirSync, readFileSync } from 'node:fs'
import { runScript } from '../../support/script'

const code = `
  import { groupTests } from './test-groups.mjs'
  console.log(JSON.stringify(groupTests(process.argv[1])))`

test.each(['unit', 'integration'])('every file of the %s suite is run once, in a group or alone', async (suite) => {
  const { output } = await runScript(code, [suite])
  const paths: string[] = JSON.parse(output)
  const run = paths.flatMap((path) =>
    path.endsWith('.cjs') ? (readFileSync(path, 'utf8').match(/test\/[^"]+/g) ?? []) : path,
  )
  const files = readdirSync(`test/${suite}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /test\.tsx?$/.test(file))
    .map((file) => `test/${suite}/${file}`)
  expect(files.length).toBeGreaterThan(paths.length)
  expect(run.sort()).toEqual(files.sort())
})
