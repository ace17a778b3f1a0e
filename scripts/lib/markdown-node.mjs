import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { moduleCode } from './markdown.mjs'

// Loaded with `--import`, this module registers itself as Node's module hooks, which run in a separate thread.
if (isMainThread) register(import.meta.url)

/** How Node loads a `.md` file in programs run from their sources: the same exports as in the built site. */
export async function load(url, context, next) {
  if (!url.endsWith('.md')) return next(url, context)
  const code = moduleCode(await readFile(fileURLToPath(url), 'utf8'), ({ href }) => href)
  return { format: 'module', source: code, shortCircuit: true }
}
