import type { VendorId } from '../catalogue'
import type { VendorReview } from './review'

type BigVendor = 'epic' | 'athenahealth' | 'nextgen' | 'kareo' | 'cerner'

/** Reviews of vendors that serve all of medicine, behavioral health among it. */
export const bigVendorReviews: Record<Extract<VendorId, BigVendor>, VendorReview> = {
  epic: {
    badge: 'Hospital Standard',
    reading: { starRating: '3.5/5', setupTime: '12-24+ months' },
    blurb:
      'Behavioral health in the same record as all other care, for hospital systems and academic centers. Its reach is its strength; length, cost and weight of the project put it out of reach of a practice on its own.',
    benefits: [
      {
        title: 'One patient, one record',
        text: 'All applications share one codebase and one patient record, medical and behavioral.',
        restsOn: ['bestFor', 'strengths'],
      },
      {
        title: 'A portal patients already have',
        text: 'MyChart has more than 200 million activated accounts.',
        restsOn: ['patientPortal', 'strengths'],
      },
      {
        title: 'Notes drafted for you',
        text: 'Ambient listening drafts the note; nurses get drafted shift notes.',
        restsOn: ['aiNotetaking', 'strengths'],
      },
      {
        title: 'Referrals stay inside',
        text: 'It held 52% of US acute-care beds in 2023 by KLAS’s count, so many partners read the same chart.',
        restsOn: ['strengths'],
      },
    ],
  },
  athenahealth: {
    badge: 'Billing Service',
    blurb:
      'For outpatient groups that bill insurance and want the software vendor to carry much of the billing work for a share of collections. Behavioral health is one of many specialties it serves.',
    benefits: [
      {
        title: 'Billing work comes with it',
        text: 'Claims pass more than 30,000 automated rules; by its count 94% resolve at first pass.',
        restsOn: ['builtInRCM', 'insuranceBilling', 'strengths'],
      },
      {
        title: 'Reminders without a meter',
        text: 'Phone, email and text reminders are unlimited in the patient-communication service.',
        restsOn: ['appointmentReminders', 'strengths'],
      },
      {
        title: 'Nothing to install',
        text: 'All customers run on one hosted service, in a network of over 170,000 providers by its count.',
        restsOn: ['cloudBased', 'strengths'],
      },
      {
        title: 'An offer for behavioral health',
        text: 'It is one of the specialties with an offer of its own, group sessions and video visits included.',
        restsOn: ['specialties', 'groupTherapy', 'telehealth', 'strengths'],
      },
    ],
  },
  nextgen: {
    badge: 'Integrated Care',
    reading: { aiNotetaking: 'Limited' },
    blurb:
      'For mid-size and large outpatient groups that combine behavioral health with medical care. Programs carry their own rules for services, credentials and billing, and the system says when an encounter breaks one.',
    benefits: [
      {
        title: 'Rules by program',
        text: 'Services, provider credentials and billing can be ruled program by program, with a warning at the encounter.',
        restsOn: ['customizable', 'strengths'],
      },
      {
        title: 'Group notes that bill either way',
        text: 'At group level or per member, with start and end times that fill the duration.',
        restsOn: ['groupTherapy', 'insuranceBilling', 'strengths'],
      },
      {
        title: 'Video on the schedule',
        text: 'Visits are tied to the practice’s calendar and can be held as groups.',
        restsOn: ['telehealth', 'strengths'],
      },
      {
        title: 'Medical and behavioral together',
        text: 'It is listed for groups that give both kinds of care.',
        restsOn: ['bestFor'],
      },
    ],
  },
  kareo: {
    badge: 'Independent Practice',
    reading: { aiNotetaking: 'No' },
    blurb:
      'Kareo is sold as Tebra today. It serves independent practices, therapists among them, that put billing first and may want the vendor to take on part of that work.',
    benefits: [
      {
        title: 'As much billing help as you want',
        text: 'From claims, eligibility checks and remittances up to a managed billing service.',
        restsOn: ['builtInRCM', 'insuranceBilling', 'strengths'],
      },
      {
        title: 'Psychotherapy notes kept apart',
        text: 'They are a note type of their own that only providers can create and see.',
        restsOn: ['strengths'],
      },
      {
        title: 'Intake on a phone',
        text: 'Forms reach patients by text or email and can be merged into the chart.',
        restsOn: ['customForms', 'strengths'],
      },
      {
        title: 'Pay for those who bill',
        text: 'The subscription counts billing providers; other staff are not charged.',
        restsOn: ['billingType', 'strengths'],
      },
    ],
  },
  cerner: {
    badge: 'Hospital Systems',
    blurb:
      'Cerner is Oracle Health today. Hospitals and health systems run it, a behavioral health hospital among them; it is not listed for practices. Ask which products are still sold under the new owner.',
    benefits: [
      {
        title: 'Proved in a psychiatric hospital',
        text: 'Rogers Behavioral Health replaced a paper and hybrid system with it.',
        restsOn: ['strengths'],
      },
      {
        title: 'Notes drafted from the visit',
        text: 'The Clinical AI Agent listens, drafts the note and prepares orders for sign-off.',
        restsOn: ['aiNotetaking', 'strengths'],
      },
      {
        title: 'A portal with a screener',
        text: 'Booking, messages, bill pay and questionnaires, a depression screener among them.',
        restsOn: ['patientPortal', 'strengths'],
      },
      {
        title: 'Charges and claims in one suite',
        text: 'Revenue-cycle and claims products of the same vendor stand beside the record; ask which of them you would get.',
        restsOn: ['builtInRCM', 'insuranceBilling'],
      },
    ],
  },
}
