import type { Setting } from '../../../shared/match/terms/care'
import type { Organization } from '../../../shared/match/terms/organizations'
import type { Topic } from './topic'

const bySetting: Partial<Record<Setting, Organization>> = {
  otp: 'otp',
  ccbhc: 'ccbhc',
  inpatient: 'hospital',
  school: 'school',
}
const programs: readonly Setting[] = ['residential', 'detox', 'iop-php']

/** The kind of organization that a topic's settings and kinds of care tell; null if they tell none. */
export function organizationIn({ settings, areas }: Pick<Topic, 'settings' | 'areas'>): Organization | null {
  const [own] = settings.flatMap((setting) => bySetting[setting] ?? [])
  if (own) return own
  if (areas.includes('autism')) return 'aba'
  if (areas.includes('eating-disorder')) return 'eating-disorder-program'
  const treatsAddiction = areas.includes('substance-abuse')
  const isProgram = settings.some((setting) => programs.includes(setting))
  if (isProgram && (treatsAddiction || areas.length === 0)) return 'addiction-program'
  if (treatsAddiction) return 'addiction-outpatient'
  return areas.length > 0 ? 'practice' : null
}
