import type { VendorId } from '../catalogue/ids'

/**
 * Whether a link to a vendor's own site can pay whoever runs this one. It decides two things only: the `rel` of that
 * link and the note beside it. Nothing that orders, filters or recommends may read it. Every link counts as one that
 * can pay until its vendor is known not to, because a notice too many misleads nobody.
 */
export const linkCanPay: Readonly<Record<VendorId, boolean>> = {
  opus: true,
  therapynotes: true,
  kipu: true,
  simplepractice: true,
  doxy: true,
  epic: true,
  therabill: true,
  therapyappointment: true,
  valant: true,
  nextgen: true,
  kareo: true,
  credibleemr: true,
  athenahealth: true,
  clinicsource: true,
  cerner: true,
  clearent: true,
  mentegram: true,
  smartcare: true,
}
