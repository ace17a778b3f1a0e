import { buildSite } from './lib/site-build.mjs'
import { command } from './lib/terminal.mjs'

/** `npm run build`: builds what `npm start` and the single programs serve into `dist`. */
await command(buildSite)
