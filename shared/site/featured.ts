import type { ComparedFeature } from '../catalogue/fields'
import type { VendorId } from '../catalogue/ids'

/** A card on the home page. Name and rating come from the catalogue, so they cannot differ from it. */
export interface FeaturedEmr {
  emrId: VendorId
  badge: string
  /** Feature tags: fields whose value in the catalogue is yes. */
  features: readonly ComparedFeature[]
  description: string
  /** The number of reviews collected on this site, which is none. */
  reviews: 0
}

export const featuredEmrs: readonly FeaturedEmr[] = [
  {
    emrId: 'doxy',
    badge: 'Telehealth Leader',
    features: ['telehealth', 'cloudBased'],
    description: 'Video visits with a waiting room, for clinicians who already chart elsewhere.',
    reviews: 0,
  },
  {
    emrId: 'kipu',
    badge: 'Enterprise Scale',
    features: ['builtInCRM', 'builtInRCM', 'outcomeTracking'],
    description: 'Admissions, charts, and billing in one record, for addiction groups with several sites.',
    reviews: 0,
  },
  {
    emrId: 'opus',
    badge: 'Most Advanced',
    features: ['aiNotetaking', 'builtInRCM', 'reportingAnalytics'],
    description: 'Clinical and billing work in one system, for addiction programs.',
    reviews: 0,
  },
  {
    emrId: 'simplepractice',
    badge: 'Best Value',
    features: ['telehealth', 'patientPortal', 'outcomeTracking'],
    description: 'Scheduling, notes, portal, and billing, for solo clinicians and small groups.',
    reviews: 0,
  },
  {
    emrId: 'therapynotes',
    badge: 'Enterprise Ready',
    features: ['insuranceBilling', 'patientPortal', 'telehealth'],
    description: 'Notes, claims, portal, and video, for therapists and groups that bill insurance.',
    reviews: 0,
  },
  {
    emrId: 'valant',
    badge: 'Specialty Focus',
    features: ['builtInCRM', 'telehealth', 'patientPortal'],
    description: 'Intake, charting, and billing, for behavioral health groups, IOP and PHP included.',
    reviews: 0,
  },
]
