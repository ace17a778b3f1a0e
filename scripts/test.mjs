import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findBrowser, findHeadlessShell } from './lib/browser.mjs'
import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { binOf, root } from './lib/project.mjs'
import { openRedis } from './lib/redis.mjs'
import { openScratch } from './lib/scratch.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { findProgram, installed } from './lib/system-packages.mjs'
import { CommandError, command, say } from './lib/terminal.mjs'
import { measureCpu, suiteEnvironment } from './lib/test-cpu.mjs'
import { groupTests } from './lib/test-groups.mjs'
import { describeCpu, describeTimes, jestTimes, playwrightTimes } from './lib/test-times.mjs'

const suites = ['unit', 'integration', 'system', 'browser']
/** Whose files run in groups, unless arguments select some; those of the others wait for processes most of the time. */
const grouped = ['unit', 'integration']
/** Takes about an hour, and runs only on request. */
const long = 'long'
/** How many times a part is killed in the long suite; the system tests otherwise do it once. */
const longKills = '12'
/** What the long suite's random tests begin with, a new one each time; TEST_SEED repeats a run. */
const longSeed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000)
/** How long a worker of Jest may take to end. Jest itself gives it half a second, too short where others keep the cores busy. */
const workerExitMsMax = 30_000

/** What the long tests need besides a database: the variable, the Debian package, and how its file is found. */
const longTools = [
  ['TEST_NGINX', 'nginx-light', () => findProgram('nginx')],
  ['TEST_PGBOUNCER', 'pgbouncer', () => findProgram('pgbouncer') ?? ['/usr/sbin/pgbouncer'].find(existsSync)],
  ['TEST_FIREFOX', 'firefox-esr', () => findProgram('firefox-esr', 'firefox')],
  ['TEST_FAKETIME', 'libfaketime', findFaketime],
]

/**
 * `npm test [-- SUITE [ARGUMENTS]]`: all tests, or those of one suite, whose runner (Jest, or Playwright for `browser`)
 * receives the arguments. Everything that the tests need is found, installed, or started; whatever is unavailable is a
 * failure.
 */
await command(async () => {
  const [only, ...rest] = process.argv.slice(2)
  if (only && ![...suites, long].includes(only))
    throw new CommandError(`Usage: npm test -- [${[...suites, long].join('|')}] [arguments for its runner]`)
  const wanted = only ? [only] : suites
  const stopping = awaitStop()
  const cpu = measureCpu()
  await installPackages()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bemr-test-'))
  const opened = []
  try {
    const runs = await runSuites({ wanted, rest, folder, opened, isStopped: stopping.isAsked })
    return report(runs, cpu(), stopping)
  } finally {
    for (const service of opened.reverse()) await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Unit tests need nothing, so the other suites' requirements are prepared while they run. The others mostly wait: for
 * processes to start or end, for a database, for a browser. One after another they would leave a third of two cores
 * idle, so they run in parallel; none depends on the machine's speed.
 */
async function runSuites({ wanted, rest, folder, opened, isStopped }) {
  const base = { ...process.env, NODE_ENV: 'test' }
  const runs = []
  const start = async (suite, env, workers) => {
    if (!wanted.includes(suite) || isStopped()) return
    const runOne = suite === 'browser' ? runPlaywright : runJest
    const began = performance.now()
    const own = { ...env, ...suiteEnvironment(suite) }
    const result = await runOne({ suite, rest, env: own, workers, file: path.join(folder, `${suite}.json`) })
    runs.push({ suite, seconds: (performance.now() - began) / 1000, ...result })
  }
  const [provided] = await settled([provide(wanted, opened), start('unit', base, 2)])
  const env = { ...base, ...provided }
  await settled([start('system', env, 2), start('integration', env, 2), start('browser', env, 2)])
  if (wanted.includes(long)) say(`TEST_SEED=${longSeed}`)
  await start(long, { ...env, TEST_KILLS: longKills, TEST_SEED: longSeed }, 2)
  return runs
}

/** All results once each has ended, so that none runs on when another fails. @throws the first failure */
async function settled(works) {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Provides what the suites need; what has to be closed is added to `opened` as soon as it is open. */
async function provide(wanted, opened) {
  if (wanted.every((suite) => suite === 'unit')) return {}
  const browsers = wanted.includes('browser') ? await findBrowsers() : {}
  if (wanted.some((suite) => ['system', 'browser', long].includes(suite))) await buildSite()
  const tools = wanted.includes(long) ? await findLongTools() : {}
  const scratch = await openScratch({ durable: false })
  opened.push(scratch)
  const redis = await openRedis()
  opened.push(redis)
  return { ...browsers, ...tools, ...scratch.env, TEST_REDIS_URL: redis.url, TEST_REDIS_SERVER: redis.program }
}

async function findBrowsers() {
  const browser = await findBrowser()
  return { TEST_BROWSER: browser, TEST_HEADLESS_SHELL: await findHeadlessShell(browser) }
}

async function runJest({ suite, rest, env, workers, file }) {
  const pool = [`--maxWorkers=${workers}`, `--workerGracefulExitTimeout=${workerExitMsMax}`]
  const files = rest.length === 0 && grouped.includes(suite) ? ['--runTestsByPath', ...groupTests(suite)] : rest
  const args = ['--selectProjects', suite, '--json', `--outputFile=${file}`, ...pool, ...files]
  const { status } = await run(process.execPath, [binOf('jest'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const result = readResult(file, 'Jest')
  const { numPassedTests, numTotalTests, numFailedTestSuites } = result
  // Skipped tests count as failed, because nothing is skipped silently.
  const failed = numTotalTests - numPassedTests
  return {
    status,
    passed: numPassedTests,
    files: jestTimes(result),
    failed: failed || (status === 0 ? 0 : Math.max(numFailedTestSuites, 1)),
  }
}

async function runPlaywright({ rest, env, workers, file }) {
  const args = ['test', '--reporter=list,json', `--workers=${workers}`, ...rest]
  const options = { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } }
  const { status } = await run(process.execPath, [binOf('@playwright/test', 'playwright'), ...args], options)
  const result = readResult(file, 'Playwright')
  const { expected, unexpected, flaky, skipped } = result.stats
  const failed = unexpected + flaky + skipped
  return { status, passed: expected, files: playwrightTimes(result), failed: failed || (status === 0 ? 0 : 1) }
}

function report(runs, cpu, stopping) {
  if (stopping.isAsked()) return 130
  const sum = (key) => runs.reduce((total, one) => total + one[key], 0)
  say(describeTimes(runs))
  if (Object.keys(cpu).length > 0) say(describeCpu(cpu))
  say(`Total: ${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('passed') === 0) say('No test was run.')
  return sum('failed') > 0 || sum('passed') === 0 || runs.some(({ status }) => status !== 0) ? 1 : 0
}

function readResult(file, runner) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new CommandError(`${runner} ended without a result; see its output above.`)
  }
}

/** @throws CommandError if one is missing and cannot be installed */
async function findLongTools() {
  const found = {}
  for (const [variable, debianPackage, find] of longTools) {
    found[variable] = await installed(debianPackage, find)
    if (!found[variable])
      throw new CommandError(`The long tests need the Debian package ${debianPackage}, and it could not be installed.`)
  }
  return found
}

/** Debian keeps it in a folder named after the architecture. */
function findFaketime() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const files = folders.map((folder) => path.join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
  return files.find((file) => existsSync(file))
}
