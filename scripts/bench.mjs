import { findBrowser } from './lib/browser.mjs'
import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { root } from './lib/project.mjs'
import { openScratch } from './lib/scratch.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { command } from './lib/terminal.mjs'

/** `npm run bench`: the project's own benchmarks, on a database of their own that keeps every promise of durability. */
await command(async () => {
  awaitStop()
  await installPackages()
  await buildSite()
  const scratch = await openScratch({ durable: true })
  try {
    const env = { ...process.env, ...scratch.env, NODE_ENV: 'production', TEST_BROWSER: await findBrowser() }
    const readers = ['--import', 'tsx', '--import', './scripts/lib/markdown-node.mjs']
    const { status } = await run(process.execPath, [...readers, 'test/bench/main.ts', ...process.argv.slice(2)], {
      cwd: root,
      env,
    })
    return status
  } finally {
    await scratch.close()
  }
})
