import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { indexCatalogue } from './catalogue-index.mjs'
import { indexAnswers, indexDrawings } from './content-index.mjs'
import { indexFeatures } from './feature-index.mjs'
import { locked } from './locks.mjs'
import { run } from './processes.mjs'
import { root } from './project.mjs'
import { CommandError, timed } from './terminal.mjs'

/** Lists vendors, articles, drawings, and cards, and installs packages; without `development`, those that serve a built site. */
export async function installPackages({ development = true } = {}) {
  indexCatalogue()
  if (!installed(development))
    await locked(preparing, () => timed('Packages installed', async () => !installed(development) && (await install())))
  if (!development) return
  indexDrawings()
  await Promise.all([indexFeatures(), indexAnswers()])
}

/** Held while packages are installed or the site is built: two commands must not do this in one folder at once. */
export const preparing = path.join(root, '.cache', 'preparing.lock')

/** Not with `npm ci`, which rejects a lock file that lacks other systems' optional binaries. */
async function install() {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const options = 'install --no-save --include=dev --include=optional --no-audit --no-fund --loglevel=error'.split(' ')
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  const { status, output } = await run(npm[0], [...npm.slice(1), ...options], { cwd: root, env, quiet: true })
  if (status !== 0)
    throw new CommandError(`The packages could not be installed (npm install ended with status ${status}):\n${output}`)
}

function installed(development) {
  const wanted = readLock(path.join(root, 'package-lock.json'))
  const present = readLock(path.join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || (entry.dev && !development)) return true
    const found = present[folder]
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true
  })
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}
