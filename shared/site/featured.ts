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
    description:
      'Video visits with a virtual waiting room for clinicians who already chart elsewhere. It starts with a free plan and is a video service, not a full EMR.',
    reviews: 0,
  },
  {
    emrId: 'kipu',
    badge: 'Enterprise Scale',
    features: ['builtInCRM', 'builtInRCM', 'outcomeTracking'],
    description:
      'Admissions, charts, and billing that share one record, for addiction and behavioral health groups with several sites.',
    reviews: 0,
  },
  {
    emrId: 'opus',
    badge: 'Most Advanced',
    features: ['aiNotetaking', 'builtInRCM', 'reportingAnalytics'],
    description:
      "Clinical and billing work in one system for addiction and behavioral health programs, with more than 140 reports by the vendor's count.",
    reviews: 0,
  },
  {
    emrId: 'simplepractice',
    badge: 'Best Value',
    features: ['telehealth', 'patientPortal', 'outcomeTracking'],
    description:
      'One subscription for scheduling, video visits, notes, client portal, and billing, made for solo clinicians and small groups.',
    reviews: 0,
  },
  {
    emrId: 'therapynotes',
    badge: 'Enterprise Ready',
    features: ['insuranceBilling', 'patientPortal', 'telehealth'],
    description:
      'Notes, claims, portal, and video visits for therapists and group practices that bill insurance, with electronic claims to more than 2,000 payers.',
    reviews: 0,
  },
  {
    emrId: 'valant',
    badge: 'Specialty Focus',
    features: ['builtInCRM', 'telehealth', 'patientPortal'],
    description:
      'Intake, charting, and billing built for behavioral health group practices, including those that run IOP or PHP beside outpatient care.',
    reviews: 0,
  },
]
