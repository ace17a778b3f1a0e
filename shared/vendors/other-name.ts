import type { Vendor } from '../catalogue'
import { capitalized } from '../words'

/**
 * What a vendor's page says of its other name: `Now Tebra` for one whose name in the catalogue is a former one,
 * `Also known as …` for a second name; undefined for one that differs only in case.
 */
export function otherName({ name, alsoKnownAs }: Pick<Vendor, 'name' | 'alsoKnownAs'>): string | undefined {
  if (alsoKnownAs === undefined || alsoKnownAs.toLowerCase() === name.toLowerCase()) return undefined
  const present = /\(([^()]{1,60})\)$/.exec(alsoKnownAs)?.[1]
  return present ? capitalized(present) : `Also known as ${alsoKnownAs}`
}

/** The name under which a system is sold today, if its name in the catalogue is a former one: `Tebra` for Kareo. */
export function presentName({ alsoKnownAs = '' }: Pick<Vendor, 'alsoKnownAs'>): string | undefined {
  return /\(now ([^()]{1,60})\)$/.exec(alsoKnownAs)?.[1]
}
