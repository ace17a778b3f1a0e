import { z } from 'zod'
import { organizationKeys } from '../match/terms/organizations'
import { aboutShape } from './about'
import { type Dossier, dossierShape, emptyDossier } from './dossier/schema'
import { answer, fact, webAddress } from './evidence'
import { vendorIds } from './ids'

export type { Fact } from './evidence'

const text = z.string().min(1)
const rating = z.string().regex(/^([0-4]\.\d|5\.0)\/5$|^N\/A$/)
const cost = z.string().regex(/^\$\d+(\+|-\$\d+\+?)$/)
const duration = z.string().regex(/^\d+(-\d+)? (day|week)s?$/)
/** A count, or a few words saying that there is nothing to count. */
const count = z.string().regex(/^\d+\+?$|^No [\w; ]{3,40}$/)
/** Kinds of organization, each once. */
const kinds = fact(z.array(z.enum(organizationKeys)).min(1))
const statements = z.array(fact(text)).min(1)

const recordShape = {
  id: z.enum(vendorIds),
  name: text,
  /** Another spelling or the current name, if there is one. */
  alsoKnownAs: text.optional(),
  ...aboutShape,
  website: fact(webAddress),
  starRating: fact(rating),
  reviewLink: fact(webAddress),
  estimatedCostPerMonth: fact(cost),
  billingType: fact(z.enum(['Per user', 'Flat rate', 'Revenue %', 'Enterprise'])),
  idealOrganizationSize: fact(text),
  setupTime: fact(duration),
  customerSupport: fact(z.enum(['24/7', 'Business hours', 'Email only'])),
  integrations: fact(count),
  aiNotetaking: answer,
  builtInCRM: answer,
  builtInRCM: answer,
  telehealth: answer,
  groupTherapy: answer,
  outcomeTracking: answer,
  mobileApp: answer,
  customForms: answer,
  insuranceBilling: answer,
  appointmentReminders: answer,
  patientPortal: answer,
  reportingAnalytics: answer,
  hipaaCompliant: answer,
  cloudBased: answer,
  guidedOnboarding: answer,
  customizable: answer,
  /** Kinds of care, by the values of the lead form's industries. */
  specialties: fact(z.array(z.enum(['mental-health', 'substance-abuse', 'eating-disorder', 'autism'])).min(1)),
  levelsOfCare: fact(z.array(z.enum(['detox', 'residential', 'IOP/PHP', 'outpatient', 'inpatient'])).min(1)),
  /** The kinds of organization for which a source shows that it is made, and those for which it is not. */
  madeFor: kinds,
  notFor: kinds,
  bestFor: fact(text),
  strengths: statements,
  limits: statements,
}

type Recorded = z.infer<z.ZodObject<typeof recordShape>>

/** A system: what its record says of itself, and every fact under its own key. */
export type Vendor = Readonly<Recorded> & Dossier

/** A record as its file holds it, which leaves out the dossier's unknown facts. */
export const vendorSchema = z
  .strictObject({ ...recordShape, ...dossierShape })
  .transform((record): Vendor => ({ ...emptyDossier(record.product?.beside ?? []), ...record }) as Vendor)

/** All vendors, each once, in the order of `vendorIds`. */
export const catalogueSchema = z
  .array(vendorSchema)
  .refine(
    (vendors) => vendors.map(({ id }) => id).join() === vendorIds.join(),
    'the catalogue holds every id once, in order',
  )
