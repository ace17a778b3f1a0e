import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { binOf, root } from './lib/project.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { command, say } from './lib/terminal.mjs'

const checks = [
  { what: 'types', tool: ['typescript', 'tsc'], args: ['--noEmit'] },
  { what: 'lint, format and import rule', tool: ['@biomejs/biome', 'biome'], args: ['ci'] },
  { what: 'unused files, exports and packages', tool: ['knip', 'knip'], args: [] },
  { what: 'spelling', tool: ['cspell', 'cspell'], args: ['--no-progress', '--no-summary'] },
  { what: 'history of facts', script: 'scripts/check-history.mjs', args: [] },
  { what: 'names of vendors', script: 'scripts/check-names.mjs', args: [] },
  { what: 'time of regular expressions', script: 'scripts/check-expressions.mjs', args: [] },
]

/** `npm run check`: runs all checks in parallel; the output of a failed one follows its line. */
await command(async () => {
  awaitStop()
  await installPackages()
  const results = await Promise.all(checks.map(runCheck))
  return results.every(Boolean) ? 0 : 1
})

async function runCheck({ what, tool, script, args }) {
  const began = performance.now()
  const { status, output } = await run(process.execPath, [script ?? binOf(...tool), ...args], {
    cwd: root,
    quiet: true,
  })
  const time = `${((performance.now() - began) / 1000).toFixed(1)} s`
  say(status === 0 ? `ok      ${what} (${time})` : `FAILED  ${what} (${time})\n${output}`)
  return status === 0
}
