import { careNeeds } from './care'
import { moneyNeeds } from './money'
import { systemNeeds } from './system'

export const needRows = new Map(Object.entries({ ...moneyNeeds, ...careNeeds, ...systemNeeds }))

/** What to ask a vendor about a need. One that is in no table is asked about by its own words. */
export function askAbout(need: string): string {
  return (
    needRows.get(need)?.ask ??
    (/^no /.test(need) ? `Can you promise this in the contract: ${need}?` : `How do you do this: ${need}?`)
  )
}
