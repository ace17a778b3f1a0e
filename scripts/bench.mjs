import { findBrowser } from './lib/browser.mjs'
import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/project.mjs'
import { openScratch } from './lib/scratch.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { command } from './lib/terminal.mjs'

/** `npm run bench`: the project's benchmarks, on a temporary Postgres with full durability. */
await command(async () => {
  awaitStop()
  await installPackages()
  await buildSite()
  await buildBench()
  const scratch = await openScratch({ durable: true })
  try {
    const env = { ...process.env, ...scratch.env, NODE_ENV: 'production', TEST_BROWSER: await findBrowser() }
    const { status } = await run(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)], { cwd: root, env })
    return status
  } finally {
    await scratch.close()
  }
})

/** Built like the product: with a loader for sources, each `import()` takes time that pages would seem to take. */
async function buildBench() {
  const { build } = await import('vite')
  const { markdown } = await import('./lib/markdown.mjs')
  const files = { ssr: 'test/bench/main.ts', outDir: 'dist/bench', copyPublicDir: false }
  await build({ root, configFile: false, mode: 'production', logLevel: 'error', plugins: [markdown()], build: files })
}
