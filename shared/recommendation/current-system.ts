import type { Vendor, VendorId } from '../catalogue'
import type { Lead } from '../leads/schema'

/** The catalogue's id for each answer to "current EMR"; null where the catalogue has no such vendor. */
const catalogueIds: Record<Exclude<Lead['currentEmr'], 'other'>, VendorId | null> = {
  alleva: null,
  alma: null,
  'best-notes': null,
  'clinic-source': 'clinicsource',
  elation: null,
  'epitomax-psytech': null,
  icanotes: null,
  insync: null,
  kareo: 'kareo',
  kipu: 'kipu',
  'lightning-step': null,
  luminello: null,
  netsmart: null,
  nextgen: 'nextgen',
  opus: 'opus',
  osmind: null,
  'practice-fusion': null,
  ritten: null,
  'simple-practice': 'simplepractice',
  'sun-wave': null,
  'therapy-notes': 'therapynotes',
  valant: 'valant',
  wellegen: null,
}

const usedNow =
  '(?:currently (?:use|using|on|in|with|run|running)|(?:we|i)(?: are| am)?(?: now)? (?:use|run|on)|(?:mov|switch|migrat|transition)(?:e|ing|ed)? (?:off|away from|from)|leav(?:e|ing)|replac(?:e|ing)|unhappy with|outgr(?:ew|own|owing)|tired of)'

/**
 * Whether the lead uses this vendor now: by the form's answer, or, where that is "other", by a description that names it
 * as the system in use or to be left.
 */
export function isCurrentSystem(vendor: Vendor, { currentEmr, organizationDescription }: Lead): boolean {
  if (currentEmr !== 'other') return catalogueIds[currentEmr] === vendor.id
  const names = namesOf(vendor).map(escaped).join('|')
  return new RegExp(`\\b${usedNow}\\s+(?:\\w+\\s+){0,2}?(?:${names})\\b`, 'i').test(organizationDescription)
}

/** `Oracle Cerner` is written `Cerner`, `Kipu EMR` is written `Kipu`, and Kareo may be called Tebra. */
function namesOf({ name, alsoKnownAs }: Vendor): string[] {
  const short = name.replace(/^Oracle | E[MH]R$/g, '')
  const present = /\(now ([^)]+)\)/.exec(alsoKnownAs ?? '')?.[1]
  return [...new Set([name, short, ...(present ? [present] : [])])]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
