import { installPackages } from './lib/packages.mjs'
import { run } from './lib/processes.mjs'
import { binOf, root } from './lib/project.mjs'
import { openRedis } from './lib/redis.mjs'
import { openScratch } from './lib/scratch.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { command } from './lib/terminal.mjs'

/**
 * `npm run cost [-- --record]`: the size of pages, the statements of hot paths, and the duration of type checking,
 * compared with the last recorded run in `docs/performance.md`. Fails if a budget is exceeded.
 */
await command(async () => {
  awaitStop()
  await installPackages()
  await buildSite()
  const opened = []
  try {
    const scratch = await openScratch({ durable: false })
    opened.push(scratch)
    const redis = await openRedis()
    opened.push(redis)
    const env = { ...process.env, ...scratch.env, TEST_REDIS_URL: redis.url }
    const loaders = ['--import', 'tsx', '--import', './scripts/lib/markdown-node.mjs']
    const args = [...loaders, 'test/cost/main.ts', binOf('typescript', 'tsc'), ...process.argv.slice(2)]
    const { status } = await run(process.execPath, args, { cwd: root, env })
    return status
  } finally {
    for (const service of opened.reverse()) await service.close()
  }
})
