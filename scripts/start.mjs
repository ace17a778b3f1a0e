import { built } from './lib/programs.mjs'
import { runSite } from './lib/site.mjs'
import { buildSite } from './lib/site-build.mjs'
import { command } from './lib/terminal.mjs'

/** `npm start`: runs the whole site, from a fresh clone to `Ready:`, until Ctrl-C. */
await command(() => runSite({ mode: 'production', programs: built, prepare: buildSite }))
