import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Finds packages from the project's folder; usable only once they are installed. */
export const projectRequire = createRequire(path.join(root, 'package.json'))

/** The file behind a package's command, to be run with Node directly: without a shell or `.cmd`, and signals arrive. */
export function binOf(packageName, name = packageName) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

export function loadEnvironment() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  process.chdir(root)
  process.env.DATA_DIR = path.resolve(process.env.DATA_DIR?.trim() || '.data')
  return process.env
}
