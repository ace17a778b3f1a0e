import type { VendorId } from '../../shared/catalogue'
import { findVendor, pickable } from '../../shared/catalogue'
import { settings } from '../../shared/match/terms/care'
import type { FeatureKey } from '../../shared/match/terms/features'
import { type Item, type Known, nothingKnown, type Stance } from '../../shared/match/terms/known'
import type { Organization } from '../../shared/match/terms/organizations'
import labeled from '../fixtures/labeled-leads.json'

/** A lead of which is known what it says. */
export interface LabeledLead {
  id: string
  half: 'tune' | 'measure'
  lead: {
    industry: string
    numberOfProviders: string
    estimatedMonthlyBudget: string
    currentEmr: string
    organizationDescription: string
  }
  /** What people who know the field read in it. */
  reads: {
    providers: { least: number; most: number | null } | null
    growth: { to: number } | null
    budget: {
      monthlyLeast: number | null
      monthlyMost: number | null
      per: string | null
      currency: string | null
    } | null
    care: string[]
    settings: string[]
    otherNeeds: string[]
    wants: string[]
    must: string[]
    refuses: string[]
    mentionsOnly: string[]
    current: string | null
    leaving: boolean | 'undecided'
    staying: boolean
    needsNoEmr: string | null
    country: string | null
    /** Null: not to be told from the text, so it is not marked. */
    prescribers: number | boolean | null
  }
  fits: string[]
}

export const labeledLeads = labeled as LabeledLead[]

/** What each system is sensible for, as somebody who advises practices sees it, apart from what its record says. */
const sensibleFor: Readonly<Partial<Record<VendorId, readonly string[]>>> = {
  alleva: ['addiction-program', 'addiction-outpatient', 'eating-disorder-program'],
  alma: [],
  athenahealth: ['primary-care', 'psychiatry'],
  bestnotes: ['addiction-program', 'addiction-outpatient'],
  carelogic: ['community-agency', 'county'],
  centralreach: ['aba'],
  cerner: ['hospital'],
  charm: ['psychiatry', 'primary-care'],
  clearent: ['payment-tool'],
  clinicsource: ['therapy-rehab', 'group-therapy'],
  credibleemr: ['community-agency', 'county', 'addiction-outpatient', 'addiction-program'],
  doxy: ['video-tool'],
  elation: ['primary-care'],
  epic: ['hospital', 'primary-care'],
  epitomax: ['community-agency'],
  exym: ['community-agency', 'county'],
  healthie: ['solo-therapy', 'group-therapy', 'psychiatry'],
  icanotes: ['solo-therapy', 'group-therapy', 'psychiatry'],
  insync: ['group-therapy', 'psychiatry', 'therapy-rehab', 'addiction-outpatient'],
  jane: ['solo-therapy', 'group-therapy', 'therapy-rehab'],
  kareo: ['solo-therapy', 'group-therapy', 'psychiatry', 'primary-care'],
  kipu: ['addiction-program', 'addiction-outpatient', 'eating-disorder-program'],
  lightningstep: ['addiction-program', 'addiction-outpatient'],
  luminello: [],
  mentegram: [],
  methasoft: ['otp'],
  motivity: ['aba'],
  netsmart: ['community-agency', 'county', 'hospital'],
  nextgen: ['primary-care', 'community-agency', 'psychiatry'],
  opus: ['addiction-program', 'addiction-outpatient'],
  osmind: ['psychiatry'],
  practicefusion: ['primary-care', 'psychiatry'],
  practiceq: ['solo-therapy', 'group-therapy', 'psychiatry'],
  rethink: ['aba'],
  ritten: ['addiction-program', 'addiction-outpatient', 'eating-disorder-program'],
  sessionshealth: ['solo-therapy', 'group-therapy'],
  simplepractice: ['solo-therapy', 'group-therapy', 'psychiatry', 'therapy-rehab'],
  smartcare: ['community-agency', 'county'],
  sunwave: ['addiction-program', 'addiction-outpatient'],
  therabill: ['billing-tool', 'therapy-rehab'],
  theranest: ['solo-therapy', 'group-therapy', 'psychiatry'],
  therapyappointment: ['solo-therapy', 'group-therapy'],
  therapynotes: ['solo-therapy', 'group-therapy', 'psychiatry'],
  valant: ['group-therapy', 'psychiatry'],
  welligent: ['community-agency'],
  zencharts: ['addiction-program'],
}

/** Whether a consultant could name this system for a lead; a product that was asked for instead of an EMR always, and a system that nobody has judged yet. */
export function isSensible(id: VendorId, { fits, reads }: LabeledLead): boolean {
  const asked = { 'payments-only': 'payment-tool', 'billing-only': 'billing-tool', 'video-only': 'video-tool' }
  const also = asked[reads.needsNoEmr as keyof typeof asked]
  return sensibleFor[id]?.some((kind) => kind === also || fits.includes(kind)) ?? true
}

/** Whether any system that an answer may name could be named. */
export const hasSensible = (lead: LabeledLead): boolean => pickable.some(({ id }) => isSensible(id, lead))

const organizations: Readonly<Record<string, Organization>> = {
  'solo-therapy': 'practice',
  'group-therapy': 'practice',
  psychiatry: 'practice',
  county: 'public-authority',
  'therapy-rehab': 'rehab-therapy',
}
const noOrganization = ['none', 'billing-tool', 'video-tool']

const confirmed = <Value>(value: Value): Item<Value> => ({ value, origin: 'confirmed', quote: null })
const item = <Value>(value: Value | null) => (value === null ? null : confirmed(value))

/** The labels of a lead, as if the visitor had said yes to each. */
export function knownFromLabels({ reads, fits }: LabeledLead): Known {
  const wishes = (keys: readonly string[], stance: Stance) =>
    keys.map((feature) => confirmed({ feature: feature as FeatureKey, stance }))
  return {
    ...nothingKnown,
    organization: item(organizationOf(reads.settings, fits[0] ?? 'none')),
    settings: settings.filter((setting) => reads.settings.includes(setting)).map(confirmed),
    providers: item(reads.providers),
    prescribers: item(reads.prescribers),
    growth: reads.growth && confirmed({ to: reads.growth.to, when: '' }),
    budget: budgetOf(reads.budget),
    wishes: [
      ...wishes(reads.must, 'must'),
      ...wishes(
        reads.wants.filter((key) => !reads.must.includes(key)),
        'want',
      ),
      ...wishes(reads.refuses, 'refused'),
    ],
    current:
      reads.current === null ? null : confirmed({ id: findVendor(reads.current)?.id ?? null, name: reads.current }),
    leaving: item(reads.leaving),
    needs: reads.otherNeeds.map(confirmed),
    country: item(reads.country),
    needsNoEmr: item(reads.needsNoEmr as 'other' | null),
  }
}

function organizationOf(places: readonly string[], fit: string): Organization | null {
  if (places.includes('ccbhc')) return 'ccbhc'
  if (places.includes('fqhc')) return 'fqhc'
  return noOrganization.includes(fit) ? null : (organizations[fit] ?? (fit as Organization))
}

function budgetOf(budget: LabeledLead['reads']['budget']): Known['budget'] {
  if (!budget) return null
  const { monthlyLeast, monthlyMost, per, currency } = budget
  const monthly = { least: monthlyLeast ?? 0, most: monthlyMost ?? monthlyLeast ?? 0 }
  return confirmed({ monthly, per: per as 'practice', currency, shareOfRevenue: null, from: '' })
}
