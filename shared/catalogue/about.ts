import { z } from 'zod'

const text = z.string().min(1)

/** What a system is if it is no EMR. */
const product = z.strictObject({
  /** What somebody can ask for instead of an EMR. */
  kind: z.enum(['billing', 'video', 'payments', 'network', 'other']),
  /** As part of a sentence, `payment processor`, and what it does beside an EMR: `takes card payments`. */
  is: text.optional(),
  use: text.optional(),
  /** The part of the work that it covers, if it needs another system for the rest. */
  part: text.optional(),
  /** Groups of the dossier that do not apply to it. */
  beside: z.array(text).optional(),
})

const benefit = z.union([text, z.strictObject({ title: text, text, restsOn: text })])

/** The short texts on a vendor's page and its cards, beside its record. */
const card = z.strictObject({
  badge: text.optional(),
  blurb: text,
  /** Titles for the record's strengths at the same position, or sentences on a field. */
  benefits: z.array(benefit).max(4).optional(),
  /** Values that only the vendor's page gives and that differ from the catalogue's; the page shows both. */
  reading: z.strictObject({ starRating: text, setupTime: text, aiNotetaking: text }).partial().optional(),
})

/** What a record says of the system itself, apart from its facts. */
export const aboutShape = {
  /** Its place in the catalogue, for the systems whose order is fixed; all others follow by name. */
  place: z.int().positive().optional(),
  /**
   * `review`: read in depth, with a long review. `record`: a verdict and the record. `listed`: too little is known for
   * a comparison or a pick.
   */
  depth: z.enum(['review', 'record', 'listed']),
  /** Absent for an EMR. */
  product: product.optional(),
  /** It takes no new customers. */
  closed: z.literal(true).optional(),
  /** Made for all of medicine, with behavioral health as one specialty among others. */
  general: z.literal(true).optional(),
  segment: z.enum(['enterprise', 'mid-market', 'specialty', 'solo', 'beside']),
  /** Keys that older links or the lead form use for it. */
  keys: z.array(text).optional(),
  names: z.strictObject({
    /** How people write it: alternatives of a regular expression on lowercase text. */
    read: text.optional(),
    /** Further names for it in texts. */
    others: z.array(text).optional(),
    /** The name is also an ordinary word: it counts only if capitalized. */
    isWord: z.literal(true).optional(),
  }),
  card,
}
