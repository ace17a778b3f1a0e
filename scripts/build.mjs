import { buildSite } from './lib/site-build.mjs'
import { command } from './lib/terminal.mjs'

/** `npm run build`: what `npm start` and the parts serve, left in `dist`. */
await command(buildSite)
