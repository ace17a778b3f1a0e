import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { locked } from './locks.mjs'
import { installPackages, preparing } from './packages.mjs'
import { run } from './processes.mjs'
import { binOf, root } from './project.mjs'
import { CommandError, timed } from './terminal.mjs'

const sources = [
  'client',
  'server',
  'shared',
  'jobs',
  'migrations',
  'operations',
  'public',
  'scripts/guide',
  'scripts/lib/browser-half.mjs',
  'scripts/lib/made-files.ts',
  'scripts/lib/markdown-plugins.mjs',
  'scripts/lib/markdown.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/rules.mjs',
  'scripts/lib/whole-words.mjs',
  'scripts/share',
]
const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
const stamp = path.join(root, 'dist', 'built-from')

/** Builds the site unless `dist` was built from exactly these sources; a built site needs no build tools. */
export async function buildSite() {
  await installPackages({ development: !isFresh() })
  if (isFresh()) return
  await locked(preparing, () => timed('Site built', async () => !isFresh() && (await build())))
}

async function build() {
  const print = fingerprint()
  rmSync(stamp, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, output } = await run(process.execPath, [binOf('vike'), 'build'], { cwd: root, env, quiet: true })
  if (status !== 0)
    throw new CommandError(`The site could not be built (vike build ended with status ${status}):\n${output}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
}

function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** One hash over names and contents; modification times mean nothing after a `git checkout`. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...sources.flatMap(filesIn), ...settings].sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Vike writes temporary files beside its settings while it works; they are not sources. */
function filesIn(name) {
  const place = path.join(root, name)
  if (!existsSync(place)) return []
  if (path.extname(name)) return [name]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.build-'))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)))
}
