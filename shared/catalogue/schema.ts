import { z } from 'zod'
import { vendorIds } from './ids'

/**
 * Where a value comes from: fixed by the product's `spec`ification, read at a `sourced` address, `editorial` (general
 * knowledge, not yet verified), or `unknown`.
 */
const bases = ['spec', 'sourced', 'editorial', 'unknown'] as const

/** One value with its basis. `unknown` and only `unknown` has no value; only `sourced` has an address, and always. */
export interface Fact<T> {
  value: T | null
  basis: (typeof bases)[number]
  /** Where it was read. */
  url?: string
  /** The date that page bears: a year, perhaps with its month. Absent when the page bears none. */
  seen?: string
  /** What public material says where it disagrees. */
  differs?: string
}

const webAddress = z.url({ protocol: /^https?$/ })

function fact<T>(value: z.ZodType<T>): z.ZodType<Fact<T>> {
  return z
    .strictObject({
      value: z.nullable(value),
      basis: z.enum(bases),
      url: webAddress.optional(),
      seen: z
        .string()
        .regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/)
        .optional(),
      differs: z.string().min(1).optional(),
    })
    .refine((it) => (it.value === null) === (it.basis === 'unknown'), 'unknown is the basis of null, and only of null')
    .refine((it) => (it.url !== undefined) === (it.basis === 'sourced'), 'a sourced value has a url, no other has')
    .refine((it) => it.seen === undefined || it.url !== undefined, 'a date belongs to a url')
}

const text = z.string().min(1)
const rating = z.string().regex(/^([0-4]\.\d|5\.0)\/5$|^N\/A$/)
const cost = z.string().regex(/^\$\d+(\+|-\$\d+\+?)$/)
const duration = z.string().regex(/^\d+(-\d+)? (day|week)s?$/)
const count = z.string().regex(/^\d+\+?$/)
const feature = fact(z.boolean())
const statements = z.array(fact(text)).min(1)

export const vendorSchema = z.strictObject({
  id: z.enum(vendorIds),
  name: text,
  /** Another spelling or the present name, where the vendor has one. */
  alsoKnownAs: text.optional(),
  website: fact(webAddress),
  starRating: fact(rating),
  reviewLink: fact(webAddress),
  estimatedCostPerMonth: fact(cost),
  billingType: fact(z.enum(['Per user', 'Flat rate', 'Revenue %', 'Enterprise'])),
  idealOrganizationSize: fact(text),
  setupTime: fact(duration),
  customerSupport: fact(z.enum(['24/7', 'Business hours', 'Email only'])),
  integrations: fact(count),
  aiNotetaking: feature,
  builtInCRM: feature,
  builtInRCM: feature,
  telehealth: feature,
  groupTherapy: feature,
  outcomeTracking: feature,
  mobileApp: feature,
  customForms: feature,
  insuranceBilling: feature,
  appointmentReminders: feature,
  patientPortal: feature,
  reportingAnalytics: feature,
  hipaaCompliant: feature,
  cloudBased: feature,
  guidedOnboarding: feature,
  customizable: feature,
  /** Care settings by the lead form's industry values. */
  specialties: fact(z.array(z.enum(['mental-health', 'substance-abuse', 'eating-disorder', 'autism'])).min(1)),
  levelsOfCare: fact(z.array(z.enum(['detox', 'residential', 'IOP/PHP', 'outpatient', 'inpatient'])).min(1)),
  bestFor: fact(text),
  strengths: statements,
  limits: statements,
})

export type Vendor = Readonly<z.infer<typeof vendorSchema>>

/** All vendors, each once, in the order of `vendorIds`. */
export const catalogueSchema = z
  .array(vendorSchema)
  .refine(
    (vendors) => vendors.map(({ id }) => id).join() === vendorIds.join(),
    'the catalogue holds every id once, in order',
  )
