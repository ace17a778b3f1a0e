import { decides, type Evidence } from '../../catalogue/proof'
import { capitalized, listed } from '../../words'
import { settingWeights, unknownCounts, unverifiedCounts } from '../method'
import type { Needs } from '../needs'
import type { Setting } from '../reading/situation'
import type { Candidate, Having } from '../weigh/candidate'
import { type Assessment, assessment, type Statement, statement } from './criterion'

export const settingWords: Readonly<Record<Setting, string>> = {
  outpatient: 'outpatient care',
  'iop-php': 'IOP/PHP',
  residential: 'residential care',
  detox: 'detox',
  inpatient: 'inpatient care',
  otp: 'opioid treatment programs',
  ccbhc: 'CCBHCs',
  school: 'school-based care',
  'telehealth-only': 'telehealth-only practices',
}

/** A setting as an answer to choose, in the singular. */
export const settingLabel = (setting: Setting): string => answers[setting] ?? capitalized(settingWords[setting])

const answers: Partial<Record<Setting, string>> = {
  otp: 'Opioid treatment program',
  ccbhc: 'CCBHC',
  'telehealth-only': 'Telehealth only',
}

const settingField = 'levelsOfCare'

/** Settings covered by the catalogue's levels of care. */
const levels: readonly Setting[] = ['outpatient', 'iop-php', 'residential', 'detox', 'inpatient']

/**
 * Whether a system serves a setting; null if unknown. Outpatient care counts as served where our record lists it, even
 * without a source: every record system starts from it, vendors rarely say so, and an unknown would rank those made for
 * practices below others for no reason.
 */
function serves(candidate: Candidate, setting: Setting): Evidence<Having> {
  if (setting === 'otp') return wholly(candidate.features.methadoneDispensing)
  if (setting === 'telehealth-only') return wholly(candidate.features.telehealth)
  if (setting === 'ccbhc') return candidate.ccbhc
  const { value, basis, field, unverified } = candidate.levels
  if (setting === 'outpatient' && value === null && unverified?.includes(setting)) return { value: 'yes', basis, field }
  if (!levels.includes(setting) || value === null) return { value: null, basis, field }
  return { value: value.includes(setting) ? 'yes' : 'no', basis, field }
}

/** Treats `partly` as unknown, because a practice may need the whole feature. */
function wholly(fact: Evidence<Having>): Evidence<Having> {
  return fact.value === 'partly' ? { ...fact, value: null } : fact
}

interface Served {
  setting: Setting
  fact: Evidence<Having>
}

/** The settings of a practice, each with whether a system serves it. */
export function answeredSettings(candidate: Candidate, settings: readonly Setting[]): Served[] {
  return settings.map((setting) => ({ setting, fact: serves(candidate, setting) }))
}

const names = (some: readonly Served[], last?: 'or') =>
  listed(
    some.map(({ setting }) => settingWords[setting]),
    last,
  )

/** What limits the sources on these settings, in parentheses. */
function notes(some: readonly Served[]): string {
  const told = some.flatMap(
    ({ fact }) => fact.note?.replace(/\.$/, '').replace(/^./, (first) => first.toLowerCase()) ?? [],
  )
  return told.length > 0 ? ` (${told.join('; ')})` : ''
}

/** The weighted share of the settings that a system serves; undefined if none were given. */
export function assessSetting(candidate: Candidate, { settings }: Needs): Assessment | undefined {
  if (settings.length === 0) return undefined
  const answers = answeredSettings(candidate, settings)
  const [yes, no, open] = ['yes', 'no', null].map((value) => answers.filter(({ fact }) => fact.value === value)) as [
    Served[],
    Served[],
    Served[],
  ]
  const weight = (some: readonly Served[]) => some.reduce((sum, { setting }) => sum + settingWeights[setting], 0)
  const total = weight(answers)
  // What is only assumed is no reason for a system.
  const confirmed = yes.filter(({ fact }) => decides(fact.basis))
  const likely = open.reduce((sum, { setting }) => sum + settingWeights[setting] * likelihood(candidate, setting), 0)
  return assessment(
    { least: weight(yes) / total, most: (weight(yes) + weight(open)) / total },
    {
      expected: (weight(yes) + likely) / total,
      reasons:
        confirmed.length > 0
          ? [statement(candidate, `Serves ${names(confirmed)}${notes(confirmed)}.`, ...facts(confirmed))]
          : [],
      against: [...(no.length > 0 ? [notServed(candidate, no)] : []), ...unconfirmed(candidate, open)],
      unknown: [...new Set(open.map(({ fact }) => fact.field))],
      ask: open.length > 0 ? [`Do you serve ${names(open)}? May we talk with a customer like us?`] : [],
    },
  )
}

export function notServed(candidate: Candidate, unserved: readonly Served[]): Statement {
  // A level of care is only missing from a list; a feature's no is a source's own.
  const isListed = unserved.every(({ fact }) => fact.field === settingField)
  const text = isListed
    ? `Its listed levels of care do not include ${names(unserved, 'or')}.`
    : `Does not serve ${names(unserved, 'or')}.`
  return statement(candidate, text, ...facts(unserved))
}

/** What is unknown about settings: those that our record names without a source, then the others. */
export function unconfirmed(candidate: Candidate, open: readonly Served[]): Statement[] {
  const { levels: known } = candidate
  const named = open.filter(({ setting }) => known.unverified?.includes(setting))
  const others = open.filter((one) => !named.includes(one))
  return [
    ...(named.length > 0
      ? [
          statement(
            candidate,
            `Our record lists ${names(named)}, but we found no source for ${named.length === 1 ? 'it' : 'them'}.`,
            known,
          ),
        ]
      : []),
    ...(others.length > 0
      ? [statement(candidate, `We could not confirm that it serves ${names(others, 'or')}.`, ...facts(others))]
      : []),
  ]
}

/** How much an unknown setting counts in the score, from 0 to 1. */
function likelihood({ levels: { unverified } }: Candidate, setting: Setting): number {
  if (unverified === undefined || !levels.includes(setting)) return unknownCounts
  return unverified.includes(setting) ? unverifiedCounts.named : unverifiedCounts.missing
}

/** Each field once. */
function facts(answers: readonly Served[]): Evidence<Having>[] {
  return [...new Map(answers.map(({ fact }) => [fact.field, fact])).values()]
}
