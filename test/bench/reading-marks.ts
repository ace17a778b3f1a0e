import type { Known } from '../../shared/match/terms/known'
import type { LabeledLead } from '../support/labeled-leads'

/** One mark of a reading: a point that counts, whether it is right, and what is wrong. */
export interface Mark {
  point: string
  isRight: boolean
  fault: string
}

/** Marks in which a reading is compared with its label. Nothing is marked where a label cannot decide. */
export function marksOf({ lead, reads, fits }: LabeledLead, known: Known): Mark[] {
  return [
    ...wishMarks(reads, known),
    mark('head count', sameCount(reads.providers, known.providers?.value), reads.providers, known.providers?.value),
    mark('budget', sameBudget(reads, known), reads.budget, known.budget?.value),
    ...careMarks(reads, known),
    ...organizationMarks(fits, known),
    ...(reads.prescribers === null
      ? []
      : [mark('prescribers', samePrescribers(reads, known), reads.prescribers, known.prescribers?.value)]),
    mark('growth', reads.growth?.to === known.growth?.value.to, reads.growth, known.growth?.value),
    mark('current system', sameCurrent(reads, known), reads.current, known.current?.value.name),
    mark('leaving', sameLeaving(reads, known), reads.leaving, known.leaving?.value),
    mark('country', reads.country === (known.country?.value ?? null), reads.country, known.country?.value),
    mark('no EMR', reads.needsNoEmr === (known.needsNoEmr?.value ?? null), reads.needsNoEmr, known.needsNoEmr?.value),
    ...(lead.organizationDescription.includes('?')
      ? [mark('asks', known.questions.length > 0, 'a question', null)]
      : []),
  ]
}

/** E-prescribing of controlled substances includes e-prescribing, so the first also counts as the second. */
const covers = (keys: readonly string[], key: string) =>
  keys.includes(key) || (key === 'ePrescribing' && keys.includes('epcs'))

function wishMarks({ must, wants, refuses, mentionsOnly }: LabeledLead['reads'], { wishes }: Known): Mark[] {
  const withStance = (...stances: string[]) =>
    wishes.filter(({ value }) => stances.includes(value.stance)).map(({ value }) => value.feature as string)
  const [wished, refused] = [withStance('must', 'want'), withStance('refused')]
  const labeled = [...new Set([...must, ...wants])]
  const each = (point: string, keys: readonly string[], isRight: (key: string) => boolean, what: string) =>
    keys.map((key) => ({ point, isRight: isRight(key), fault: `${what} ${key}` }))
  return [
    ...each('wishes true', wished, (key) => covers(labeled, key), 'false wish'),
    ...each('wishes found', labeled, (key) => covers(wished, key), 'missed wish'),
    ...each('refusals noticed', refuses, (key) => refused.includes(key), 'missed refusal'),
    ...each('refusals no wish', refuses, (key) => !wished.includes(key), 'REFUSAL READ AS A WISH'),
    ...each('refusals true', refused, (key) => refuses.includes(key) || mentionsOnly.includes(key), 'false refusal'),
    ...each('mentions no wish', mentionsOnly, (key) => !wished.includes(key), 'mention read as a wish'),
  ]
}

const mark = (point: string, isRight: boolean, label: unknown, read: unknown): Mark => ({
  point,
  isRight,
  fault: `${point}: ${JSON.stringify(label)} read as ${JSON.stringify(read ?? null)}`,
})

function sameCount(
  label: LabeledLead['reads']['providers'],
  read: { least: number; most: number | null } | undefined,
): boolean {
  if (!(label && read)) return !(label || read)
  return label.least === read.least && label.most === read.most
}

/** A sum to one percent. For one person, "per provider" and "for the practice" are the same. */
function sameBudget({ budget, providers }: LabeledLead['reads'], known: Known): boolean {
  const read = known.budget?.value
  // A label with one bound: a reading has 0 for a missing lower one, and the lower one for a missing upper one.
  const least = budget?.monthlyLeast ?? 0
  const most = budget?.monthlyMost ?? budget?.monthlyLeast ?? null
  if (!budget || most === null) return !read?.monthly
  if (!read?.monthly) return false
  const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(1, b / 100)
  const isSame = near(read.monthly.least, least) && near(read.monthly.most, most)
  const isPer = read.per === budget.per || (providers?.most === 1 && read.per !== null && budget.per !== null)
  return isSame && isPer && read.currency === budget.currency
}

const areaOf: Readonly<Record<string, string>> = {
  'mental-health': 'mental-health',
  'substance-abuse': 'substance-abuse',
  'eating-disorder': 'eating-disorder',
  'autism-aba': 'autism',
  'autism-evaluation': 'autism',
}

/** Of the kinds of care, those that the form has; other ones are not marked. */
function careMarks({ care }: LabeledLead['reads'], { areas }: Known): Mark[] {
  const labeled = [...new Set(care.flatMap((one) => areaOf[one] ?? []))].sort()
  if (labeled.length === 0) return []
  const read = [...new Set(areas.map(({ value }) => value as string))].sort()
  return [mark('care', labeled.join() === read.join(), labeled, read)]
}

/** The kinds of organization that a label's fitting kinds of systems allow. Labels that allow several are lenient. */
const organizationsOf: Readonly<Record<string, readonly string[]>> = {
  'group-therapy': ['practice', 'evaluation', 'community-agency'],
  'solo-therapy': ['practice', 'evaluation'],
  psychiatry: ['practice'],
  aba: ['aba'],
  'addiction-program': ['addiction-program', 'addiction-outpatient', 'recovery-housing'],
  'addiction-outpatient': ['addiction-outpatient', 'addiction-program', 'practice'],
  'community-agency': [
    'community-agency',
    'ccbhc',
    'crisis-center',
    'public-authority',
    'tribal-program',
    'idd-agency',
  ],
  'eating-disorder-program': ['eating-disorder-program'],
  'therapy-rehab': ['rehab-therapy'],
  'billing-tool': ['billing-service', 'practice', 'school'],
  otp: ['otp'],
  'primary-care': ['primary-care', 'fqhc'],
  county: ['public-authority', 'crisis-center'],
  hospital: ['hospital'],
}

/** Marked where every kind of system that fits tells a kind of organization. */
function organizationMarks(fits: readonly string[], { organization }: Known): Mark[] {
  if (!fits.every((fit) => fit in organizationsOf)) return []
  const allowed = fits.flatMap((fit) => organizationsOf[fit] ?? [])
  return [mark('organization', allowed.includes(organization?.value ?? ''), allowed, organization?.value)]
}

function samePrescribers({ prescribers }: LabeledLead['reads'], known: Known): boolean {
  const read = known.prescribers?.value
  if (prescribers === true) return read === true || (typeof read === 'number' && read > 0)
  if (prescribers === false) return read === false || read === 0
  return read === prescribers
}

const squeezed = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Several systems of a label: one is enough. What is no product, such as paper, may be read as none. */
function sameCurrent({ current }: LabeledLead['reads'], known: Known): boolean {
  const read = known.current?.value.name
  if (current === null) return read === undefined
  if (read === undefined) return /^(?:paper|excel|word|phone|our own|a home-built)/i.test(current)
  return squeezed(current).includes(squeezed(read)) || squeezed(read).includes(squeezed(current))
}

/** Where there is no present system, or nothing is said, nothing read is right too. */
function sameLeaving({ leaving, current }: LabeledLead['reads'], known: Known): boolean {
  const read = known.leaving?.value
  if (read === undefined) return leaving === 'undecided' || (leaving === false && current === null)
  return read === leaving
}
