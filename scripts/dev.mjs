import { installPackages } from './lib/packages.mjs'
import { fromSources } from './lib/programs.mjs'
import { binOf } from './lib/project.mjs'
import { runSite } from './lib/site.mjs'
import { command } from './lib/terminal.mjs'

/** `npm run dev`: the whole site from its sources, reloading on change. */
await command(async () => {
  await installPackages()
  await runSite({ mode: 'development', programs: fromSources(binOf('tsx')), prepare: async () => {} })
})
