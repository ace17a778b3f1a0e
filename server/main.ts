import { supplyBuiltPages } from './built-pages'
import { startWeb } from './web'

await startWeb(supplyBuiltPages)
