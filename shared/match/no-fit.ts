import type { Needs } from './needs'

/** Kinds of practices that no system in the catalogue is made for, as used in a sentence. */
export type NoFit = 'methadone dispensing' | 'ABA' | 'eating-disorder programs' | 'practices outside the United States'

/** The kind of practice that no system in the catalogue is made for, or null. */
export function noneMadeFor({ areas, settings, must, want, declined, country }: Needs): NoFit | null {
  if (country !== null) return 'practices outside the United States'
  if (settings.includes('otp') || must.includes('methadoneDispensing') || want.includes('methadoneDispensing'))
    return 'methadone dispensing'
  if (areas.includes('autism') && !declined.includes('abaDataCollection')) return 'ABA'
  return areas.includes('eating-disorder') ? 'eating-disorder programs' : null
}
