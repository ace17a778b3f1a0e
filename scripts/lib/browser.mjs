import { existsSync } from 'node:fs'
import { run } from './processes.mjs'
import { binOf, projectRequire } from './project.mjs'
import { findProgram, installed, installSystemPackage } from './system-packages.mjs'
import { CommandError, timed } from './terminal.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The name of the package and of its program. */
const shellPackage = 'chromium-headless-shell'
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium for the browser tests: the one in PLAYWRIGHT_BROWSER, an installed one, Playwright's own
 * (downloaded if allowed), or the system's package.
 * @throws CommandError if none can be had
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_BROWSER
  if (named) {
    if (existsSync(named)) return named
    throw new CommandError(`PLAYWRIGHT_BROWSER is "${named}", but there is no such file.`)
  }
  const browser =
    installedBrowser() ?? (await downloadedBrowser()) ?? (await installed('chromium', () => findProgram(...names)))
  if (browser) return browser
  throw new CommandError(
    'The browser tests need Chromium, and it could not be installed. Install Chromium or Chrome, or name one: PLAYWRIGHT_BROWSER=/path npm test',
  )
}

/**
 * The Chromium for most tests: the headless shell if it is installed or Debian provides it, otherwise the full
 * `browser`. The shell is the same engine without windows, profiles, and the back-forward cache, and needs a third of
 * the CPU time: 36 pages in 12 contexts cost 8 s instead of 24 s.
 */
export async function findHeadlessShell(browser) {
  if (process.env.PLAYWRIGHT_BROWSER) return browser
  return findProgram(shellPackage) ?? (await packagedShell()) ?? browser
}

/** Looked up only if apt is installed, because other systems do not have this package. */
async function packagedShell() {
  const { status } = await run('apt-cache', ['show', shellPackage], { quiet: true })
  if (status !== 0) return undefined
  await installSystemPackage(shellPackage)
  return findProgram(shellPackage)
}

function installedBrowser() {
  return findProgram(...names) ?? onMac.find((file) => existsSync(file)) ?? playwrightBrowser()
}

function playwrightBrowser() {
  const file = projectRequire('playwright').chromium.executablePath()
  return existsSync(file) ? file : undefined
}

async function downloadedBrowser() {
  return timed('Playwright was asked for its Chromium', async () => {
    await run(process.execPath, [binOf('playwright'), 'install', 'chromium'], { quiet: true })
    return playwrightBrowser()
  })
}
