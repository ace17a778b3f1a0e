import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser } from './lib/browser.mjs'
import { findLongTools } from './lib/long-tools.mjs'
import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { binOf, root } from './lib/project.mjs'
import { openRedis } from './lib/redis.mjs'
import { openScratch } from './lib/scratch.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { CommandError, command, say } from './lib/terminal.mjs'

const suites = ['unit', 'integration', 'system', 'browser']
/** Takes an hour or so, and runs only where it is asked for. */
const long = 'long'

/**
 * `npm test [-- SUITE [ARGUMENTS]]`: all tests, or those of one suite, whose runner (Jest, for `browser` Playwright) gets
 * the arguments. Whatever the tests need is found, installed or started; what cannot be had is a failure.
 */
await command(async () => {
  const [only, ...rest] = process.argv.slice(2)
  if (only && ![...suites, long].includes(only))
    throw new CommandError(`Usage: npm test -- [${[...suites, long].join('|')}] [arguments for its runner]`)
  const wanted = only ? [only] : suites
  const stopping = awaitStop()
  await installPackages()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bemr-test-'))
  const opened = []
  try {
    const env = { ...process.env, NODE_ENV: 'test', ...(await provide(wanted, opened)) }
    const counts = []
    const inJest = wanted.filter((suite) => suite !== 'browser')
    if (inJest.length > 0 && !stopping.isAsked())
      counts.push(await runJest(inJest, rest, env, path.join(folder, 'jest.json')))
    if (wanted.includes('browser') && !stopping.isAsked())
      counts.push(await runPlaywright(rest, env, path.join(folder, 'browser.json')))
    return report(counts, stopping)
  } finally {
    for (const service of opened.reverse()) await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Gets what the suites need; unit tests need nothing. What has to be closed goes into `opened` as soon as it is open. */
async function provide(wanted, opened) {
  if (wanted.every((suite) => suite === 'unit')) return {}
  const browser = wanted.includes('browser') ? { TEST_BROWSER: await findBrowser() } : {}
  if (wanted.some((suite) => ['system', 'browser', long].includes(suite))) await buildSite()
  const tools = wanted.includes(long) ? await findLongTools() : {}
  const scratch = await openScratch({ durable: false })
  opened.push(scratch)
  const redis = await openRedis()
  opened.push(redis)
  return { ...browser, ...tools, ...scratch.env, TEST_REDIS_URL: redis.url, TEST_REDIS_SERVER: redis.program }
}

async function runJest(projects, rest, env, file) {
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, '--maxWorkers=2', ...rest]
  const { status } = await run(process.execPath, [binOf('jest'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { numPassedTests, numTotalTests, numFailedTestSuites } = readResult(file, 'Jest')
  // A skipped test is counted as failed: nothing here is skipped in silence.
  const failed = numTotalTests - numPassedTests
  return { status, passed: numPassedTests, failed: failed || (status === 0 ? 0 : Math.max(numFailedTestSuites, 1)) }
}

async function runPlaywright(rest, env, file) {
  const args = ['test', '--reporter=list,json', ...rest]
  const options = { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }
  const { status } = await run(process.execPath, [binOf('@playwright/test', 'playwright'), ...args], options)
  const { expected, unexpected, flaky, skipped } = readResult(file, 'Playwright').stats
  const failed = unexpected + flaky + skipped
  return { status, passed: expected, failed: failed || (status === 0 ? 0 : 1) }
}

function report(counts, stopping) {
  if (stopping.isAsked()) return 130
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  say(`Total: ${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('passed') === 0) say('No test was run.')
  return sum('failed') > 0 || sum('passed') === 0 || counts.some(({ status }) => status !== 0) ? 1 : 0
}

function readResult(file, runner) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new CommandError(`${runner} ended without a result; what it said is above.`)
  }
}
