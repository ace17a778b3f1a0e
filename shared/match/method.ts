import type { Area, Setting } from './reading/situation'

/** The method's version, shown with every result. It changes with any figure in this file or rule in this folder. */
export const methodVersion = '2026-11-28'

/** What each version changed, newest last. A link with an older version shows the changes since. */
export const methodChanges: readonly { version: string; text: string }[] = [
  { version: '2026-11-22', text: 'The first published version.' },
  {
    version: '2026-11-22.2',
    text: 'Where only some weights are given as numbers, the others are those suggested for the practice; before, they were the Balanced ones. Nothing else changed.',
  },
  {
    version: '2026-11-22.3',
    text: 'More ways of writing a head count, a wanted feature or a planned move are understood in descriptions, and autism care without ABA is no longer taken for ABA. No weight or figure changed.',
  },
  {
    version: '2026-11-22.4',
    text: 'Where our own figure is the only price we have, and it is above the budget, the unknown price counts for less, and the further above, the less; before, it counted like any other unknown price. Such a figure never counts in favor of a system.',
  },
  {
    version: '2026-11-23',
    text: 'HL7 and health information exchanges are no longer read as FHIR, more of the features in a list are recognized, "an app" is read as a mobile app, and filler words are ignored. No weight or figure changed.',
  },
  {
    version: '2026-11-23.2',
    text: 'Primary care and federally qualified health centers are listed among the needs that we do not compare. No weight or figure changed.',
  },
  {
    version: '2026-11-24',
    text: 'Lists with dashes, bullets, or numbers are read item by item, and more ways of saying what a system has to do, or what is not needed, are understood. No weight or figure changed.',
  },
  {
    version: '2026-11-24.2',
    text: 'Outpatient care counts as served where our record lists it, even without a source; before, it counted for two thirds there, so systems made for private practices lost points. No weight or figure changed.',
  },
  {
    version: '2026-11-24.3',
    text: 'Speech and occupational therapy, TMS, sober living, case management, and a shared calendar are listed among the needs that we do not compare. No weight or figure changed.',
  },
  {
    version: '2026-11-24.4',
    text: "The cost includes what a vendor charges by the month for requested features, and only plans that have them count; before, these charges were named but not counted. With a budget, equal scores are listed by confirmed price, then by name. A head count in the description can replace the form's, and a client portal in another language counts in part. Complaints are no longer read as leaving, sober living as residential care, or speech and occupational therapy as ABA. No weight changed.",
  },
  {
    version: '2026-11-26',
    text: 'Of several equal systems, each is now as likely to come first in the 2,000 runs; before, the later ones in the alphabet were more likely. The other systems are sorted by score. Names of insurers are read as insurance billing, "paper charts now" as no system, and "because of the app" as a mobile app, and "no clinical care" as none. No weight or figure changed.',
  },
  {
    version: '2026-11-27',
    text: 'Where other sources name a starting price above the budget, the unknown price counts for less; before, only our own figure did. CCBHCs count as served where a source names them among the customers; before, nothing did. In the 2,000 runs, an unknown counts on average what it counts in the score; before, half of its range. Languages other than Spanish are listed among the needs that we do not compare, text in another script among those we do not read, and the UDS of a health center is no longer read as a drug screen.',
  },
  {
    version: '2026-11-27.2',
    text: 'Where the kind of care is another than the four we compare, and no level of care is named, no system is named; before, systems were ranked by size and cost alone. For prescribers, AI note-taking that leaves out psychiatry counts in part; before, it counted in full. Oracle Cerner is left out, because our review would not start a new search with it. No weight or figure changed.',
  },
  {
    version: '2026-11-28',
    text: "Equal scores are listed by what prescribers need, if you prescribe, by the growth you expect, and by our reviews' reservations, then by confirmed price, also without a budget; before, by name. Primary care of the practice's own counts as a must-have that three systems are known to meet; before, it was only listed as a need we do not compare. A system that our review calls an agency's is left out for a smaller practice if its size or price speaks against it too, and SmartCare for every smaller practice that runs no program, as its review says. Nobody who must have ABA session data is named a system, whatever the kind of care. PCL-5 is read as an outcome measure, '$0' as a free system, and 'pmpm' as no monthly budget; amounts converted to months are rounded to dollars. Stated growth, and descriptions in other languages, are noticed but not scored. No weight or figure changed.",
  },
]

/** The criteria. Each gives a score from 0 to 1, or a range if the catalogue has unknowns. */
export const criteria = ['care', 'setting', 'size', 'cost', 'wishes'] as const
export type CriterionKey = (typeof criteria)[number]
export type Weights = Readonly<Record<CriterionKey, number>>

export const criterionLabels: Readonly<Record<CriterionKey, string>> = {
  care: 'Kind of care',
  setting: 'Care setting',
  size: 'Organization size',
  cost: 'Cost',
  wishes: 'Features asked for',
}

/**
 * Weights by the kind of practice; "balanced" is used where none is named. They are our judgment, not a measurement: a
 * system for another kind of care, or without the ward it has to run, is unsuitable whatever else it offers, so care
 * and setting weigh most. Cost weighs most for those who pay it themselves. Visitors can set other weights.
 */
export const presets = {
  balanced: { care: 25, setting: 20, size: 15, cost: 15, wishes: 25 },
  solo: { care: 20, setting: 10, size: 20, cost: 30, wishes: 20 },
  'group-insurance': { care: 20, setting: 10, size: 20, cost: 20, wishes: 30 },
  'sud-program': { care: 30, setting: 25, size: 10, cost: 10, wishes: 25 },
  residential: { care: 20, setting: 35, size: 10, cost: 10, wishes: 25 },
  'multi-site': { care: 20, setting: 20, size: 25, cost: 10, wishes: 25 },
} as const satisfies Record<string, Weights>

export type Preset = keyof typeof presets

export const presetLabels: Readonly<Record<Preset, string>> = {
  balanced: 'Balanced',
  solo: 'Solo practice',
  'group-insurance': 'Group that bills insurance',
  'sud-program': 'Substance use program',
  residential: 'Residential or inpatient program',
  'multi-site': 'Several sites',
}

/** The minimum score of a pick. */
export const scoreFloor = 60

/** As many as a practice can examine closely. */
export const picksMax = 3

/** The point within an unknown range that counts: below half, so missing information never beats a source. */
export const unknownCounts = 1 / 3

/**
 * How much an unknown setting counts if the vendor's unverified levels of care are given: as likely if they name it,
 * otherwise not at all.
 */
export const unverifiedCounts = { named: 2 / 3, missing: 0 } as const

/** A system made for practices this many times larger or smaller is excluded. */
export const sizeRatioMax = 2

/** The same for a size without a source. */
export const unverifiedSizeRatioMax = 10

/** A must-have counts as much as this many other wishes. */
export const mustCounts = 2

/** How well a system made for one kind of care (inner key) serves another (outer key), from 0 to 1; 0 if not listed. */
export const affinity: Readonly<Record<Area, Partial<Record<Area, number>>>> = {
  'mental-health': { 'substance-abuse': 0.4, 'eating-disorder': 0.4 },
  'substance-abuse': { 'mental-health': 0.3 },
  'eating-disorder': { 'mental-health': 0.4 },
  autism: {},
}

/** The score for a kind of care that the catalogue lists for a system, but not first. */
export const notFirst = 0.9

/** The weight of each setting relative to others: wards and residences depend on the record most. */
export const settingWeights: Readonly<Record<Setting, number>> = {
  outpatient: 1,
  'iop-php': 2,
  residential: 3,
  detox: 3,
  inpatient: 3,
  otp: 3,
  ccbhc: 2,
  school: 1,
  'telehealth-only': 2,
}

/** The number of random weightings for `share`, and the seed, so they are the same for every result. */
export const draws = 2000
export const drawSeed = 20_261_122

/** Each weight is drawn from its value divided by this to its value multiplied by this. */
export const weightSpread = 2
