import type { Needs } from './needs'
import { needsAba } from './no-fit'
import type { Area, Setting } from './reading/situation'

/** A system that is not in the catalogue, named so nobody is left without a suggestion. We have not reviewed it. */
export interface ElsewhereSystem {
  name: string
  kind: string
  url: string
}

type Occasion = 'autism' | 'eating-disorder' | 'abroad' | 'addiction-program' | 'primary-care' | Setting

const notChecked = 'We have not checked its features and prices yet'

/** Why the systems for each field are not in the catalogue. Their `kind` already says what they are made for. */
const reasons: Partial<Record<Occasion, string>> = {
  autism: 'The catalogue does not cover applied behavior analysis yet',
  otp: 'The catalogue does not cover opioid treatment programs yet',
  'eating-disorder': notChecked,
  ccbhc: notChecked,
  'addiction-program': notChecked,
  'primary-care': 'The catalogue covers behavioral health, not primary care',
  residential: notChecked,
  inpatient: notChecked,
  abroad: 'The catalogue covers practices in the United States',
}

const named: Partial<Record<Occasion, readonly ElsewhereSystem[]>> = {
  autism: [
    { name: 'CentralReach', kind: 'ABA practice management and session data', url: 'https://centralreach.com/' },
    { name: 'Motivity', kind: 'ABA session data and practice management', url: 'https://www.motivity.net/' },
    {
      name: 'Rethink Behavioral Health',
      kind: 'ABA practice management and session data',
      url: 'https://www.rethinkbehavioralhealth.com/',
    },
  ],
  otp: [
    {
      name: 'Methasoft',
      kind: 'dosing, dispensing, and records for opioid treatment programs',
      url: 'https://www.netalytics.com/',
    },
    { name: 'Netsmart', kind: 'enterprise records for addiction and community programs', url: 'https://www.ntst.com/' },
  ],
  'eating-disorder': [
    { name: 'Ritten', kind: 'records for treatment programs', url: 'https://www.ritten.io/' },
    { name: 'Alleva', kind: 'records for treatment programs', url: 'https://helloalleva.com/' },
  ],
  ccbhc: [
    { name: 'Netsmart', kind: 'enterprise records for community behavioral health', url: 'https://www.ntst.com/' },
    {
      name: 'CareLogic',
      kind: 'records for community behavioral health, by Qualifacts, like Credible',
      url: 'https://www.qualifacts.com/',
    },
  ],
  'addiction-program': [
    {
      name: 'Sunwave',
      kind: 'records, admissions, and billing for addiction treatment',
      url: 'https://www.sunwavehealth.com/',
    },
    { name: 'Alleva', kind: 'records for treatment programs', url: 'https://helloalleva.com/' },
  ],
  'primary-care': [
    {
      name: 'eClinicalWorks',
      kind: 'records for primary care and community health centers',
      url: 'https://www.eclinicalworks.com/',
    },
  ],
  residential: [
    { name: 'BestNotes', kind: 'records and admissions for treatment programs', url: 'https://www.bestnotes.com/' },
  ],
  inpatient: [
    {
      name: 'Netsmart',
      kind: 'enterprise records for community programs and psychiatric hospitals',
      url: 'https://www.ntst.com/',
    },
    { name: 'Medsphere', kind: 'hospital records, also for psychiatric hospitals', url: 'https://www.medsphere.com/' },
  ],
  abroad: [
    { name: 'Jane', kind: 'practice management, made in Canada', url: 'https://jane.app/' },
    { name: 'Cliniko', kind: 'practice management, made in Australia', url: 'https://www.cliniko.com/' },
    { name: 'WriteUpp', kind: 'practice management, made in the United Kingdom', url: 'https://www.writeupp.com/' },
  ],
}

/** The systems on the market that are made for one field; empty if none is named. */
export const systemsMadeFor = (field: Occasion): readonly ElsewhereSystem[] => named[field] ?? []

/** The kind of care that a system outside the catalogue is made for, if it is made for one. */
export function areaOf(name: string): Area | undefined {
  const fields = [
    ['addiction-program', 'substance-abuse'],
    ['autism', 'autism'],
    ['eating-disorder', 'eating-disorder'],
  ] as const
  return fields.find(([field]) => systemsMadeFor(field).some((system) => system.name === name))?.[1]
}

/** Systems outside the catalogue for such a practice; empty if the catalogue covers it. */
export function elsewhere(needs: Needs): ElsewhereSystem[] {
  const { areas, settings, isCommunity, country, currentName } = needs
  const occasions: Occasion[] = [
    ...(country === null ? [] : (['abroad'] as const)),
    ...(needsAba(needs) ? (['autism'] as const) : []),
    ...areas.flatMap((area) => (area === 'eating-disorder' ? [area] : [])),
    ...settings.flatMap((setting) => occasionsOf(setting, areas, isCommunity)),
    ...(isCommunity ? (['ccbhc'] as const) : []),
    ...(needs.primaryCare ? (['primary-care'] as const) : []),
  ]
  const systems = occasions.flatMap((occasion) => named[occasion] ?? [])
  const others = systems.filter(({ name }) => name.toLowerCase() !== currentName?.toLowerCase())
  return [...new Map(others.map((system) => [system.name, system])).values()]
}

/**
 * The fields for which systems are suggested in a setting. Systems for addiction programs are suggested only to
 * practices that treat addiction or name no kind of care. A community mental health center gets systems for community
 * care instead, although it runs residential homes.
 */
function occasionsOf(setting: Setting, areas: Needs['areas'], isCommunity: boolean): Occasion[] {
  if (setting === 'iop-php' && areas.includes('substance-abuse')) return ['addiction-program']
  if (setting !== 'residential' && setting !== 'detox') return [setting]
  if (areas.length === 0 || areas.includes('substance-abuse')) return ['addiction-program', 'residential']
  return isCommunity ? [] : ['residential']
}

/** All named systems outside the catalogue, each once, sorted by name, with the reason. */
export function systemsLeftOut(): (ElsewhereSystem & { reason: string })[] {
  const all = Object.entries(named).flatMap(([occasion, systems]) =>
    systems.map((system) => ({ ...system, reason: reasons[occasion as Occasion] ?? '' })),
  )
  return [...new Map(all.map((system) => [system.name, system])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}
