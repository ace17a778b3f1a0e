import { tsImport } from 'tsx/esm/api'
import { indexCatalogue } from './lib/catalogue-index.mjs'
import { say } from './lib/terminal.mjs'

/** `npm run facts`: how many systems and facts the catalogue holds, and what the facts rest on. */
indexCatalogue()
const { vendors } = await tsImport('../shared/catalogue/index.ts', import.meta.url)
const { evidencedOf, percentOf } = await tsImport('../shared/catalogue/counts.ts', import.meta.url)

const words = (share) => `${share.count} of ${share.of} (${percentOf(share)})`

function tell(name, systems) {
  if (systems.length === 0) return
  const { known, sourced, purchase, machineMade } = evidencedOf(systems)
  say(`${name}: ${systems.length} systems, ${known} facts`)
  say(`  sourced, of the comparison's values that apply: ${words(sourced)}`)
  say(`  known, of the fields that decide a purchase: ${words(purchase)}`)
  say(`  on machine-made pages alone, of the sourced facts: ${words(machineMade)}`)
}

for (const depth of ['review', 'record', 'listed'])
  tell(
    `depth ${depth}`,
    vendors.filter((vendor) => vendor.depth === depth),
  )
tell('all', vendors)
