import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'

type BigVendor = 'epic' | 'athenahealth' | 'nextgen' | 'kareo' | 'cerner'

/** Reviews of vendors for all of medicine, including behavioral health. */
export const bigVendorReviews: Record<Extract<VendorId, BigVendor>, VendorReview> = {
  epic: {
    badge: 'Hospital Standard',
    reading: { starRating: '3.5/5', setupTime: '12-24+ months' },
    blurb:
      'Behavioral health in the same record as all other care, for hospital systems and academic centers. Its breadth is its strength; the length and cost of the project put it out of reach for an independent practice.',
    benefits: [
      'A portal patients already have',
      'One patient, one record',
      'Notes drafted for you',
      'Hospital work in one place',
    ],
  },
  athenahealth: {
    badge: 'Billing Service',
    blurb:
      'For outpatient groups that bill insurance and want the software vendor to carry much of the billing work for a share of collections. Behavioral health is one of many specialties it serves.',
    benefits: [
      'Billing work comes with it',
      'Reminders without a meter',
      'Nothing to install',
      'An offer for behavioral health',
    ],
  },
  nextgen: {
    badge: 'Integrated Care',
    reading: { aiNotetaking: 'Limited' },
    blurb:
      'For mid-size and large outpatient groups that combine behavioral health with medical care. Programs carry their own rules for services, credentials, and billing, and the system warns when an encounter breaks one.',
    benefits: [
      'Group notes that bill either way',
      'Rules by program',
      'Video on the schedule',
      'Ranked for behavioral health',
    ],
  },
  kareo: {
    badge: 'Independent Practice',
    reading: { aiNotetaking: 'No' },
    blurb:
      'Kareo is sold as Tebra today. It serves independent practices, therapists among them, that put billing first and may want the vendor to take on part of that work.',
    benefits: [
      'Psychotherapy notes kept apart',
      'As much billing help as you want',
      'Intake on a phone',
      'Pay for those who bill',
    ],
  },
  cerner: {
    badge: 'Hospital Systems',
    blurb:
      'Cerner is Oracle Health today. Hospitals and health systems run it, a behavioral health hospital among them; it is not listed for practices. Ask which products are still sold under the new owner.',
    benefits: [
      'Notes drafted from the visit',
      'A portal with a screener',
      'Used in a psychiatric hospital',
      {
        title: 'Charges and claims in one suite',
        text: 'Revenue-cycle products of the same vendor work beside the record; ask which of them you would get.',
        restsOn: 'builtInRCM',
      },
    ],
  },
}
