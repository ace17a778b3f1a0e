import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { moduleCode } from './markdown.mjs'

// Named with `--import`, this module registers itself as the hooks that Node runs in a thread of their own.
if (isMainThread) register(import.meta.url)

/** Node's view of a `.md` file, for programs that run from their sources: the same exports as in the built site. */
export async function load(url, context, next) {
  if (!url.endsWith('.md')) return next(url, context)
  const code = moduleCode(await readFile(fileURLToPath(url), 'utf8'), ({ href }) => href)
  return { format: 'module', source: code, shortCircuit: true }
}
