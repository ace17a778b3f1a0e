import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { fieldLabel } from '../../../shared/catalogue/fields'
import { markOf } from '../../../shared/catalogue/mark'
import { shownPrice } from '../../../shared/cost/published-price'
import { cardFigures } from '../../../shared/vendors/guide-cards'
import type { GuideMeta } from '../../content/texts'
import { decidingFact } from './deciding-facts'

/** The part of the catalogue that a vendor's card shows. */
export type VendorCardData = ReturnType<typeof vendorCards>[number]

type Chosen = Pick<GuideMeta, 'cards' | 'decides'>

/** The cards of a guide in its own order. Throws if the catalogue does not have a vendor that the guide names. */
export function vendorCards({ cards, decides }: Chosen, vendors: readonly Vendor[]) {
  return cards.map((choice) => {
    const vendor = vendors.find(({ id }) => id === choice.vendor)
    if (!vendor) throw new Error(`A guide names ${choice.vendor}, which is no vendor of the catalogue`)
    const price = shownPrice(vendor)
    return {
      id: vendor.id,
      name: vendor.name,
      ...cardFigures(vendor),
      /** The price that a vendor publishes, which leads if there is one. */
      published: price.published && { ...price.published, mark: price.lead.mark },
      billing: billingOf(vendor),
      detail: choice.shows === 'setup' ? setupOf(vendor) : focusOf(vendor),
      marks: {
        rating: markOf(vendor, 'starRating'),
        startingPrice: markOf(vendor, 'estimatedCostPerMonth'),
        providers: markOf(vendor, 'idealOrganizationSize'),
        detail: markOf(vendor, choice.shows === 'setup' ? 'setupTime' : 'specialties'),
      },
      features: choice.features.map((key) => ({ text: fieldLabel(key), mark: markOf(vendor, key) })),
      /** What decides between the guide's systems, if their figures and features do not. */
      decides: decides && { label: decides.label, facts: decides.facts.map((key) => decidingFact(vendor, key)) },
      why: choice.why,
      reviews: reviewsOf(vendor),
    }
  })
}

const billingWords = {
  'Per user': 'per user',
  'Flat rate': 'flat rate',
  'Revenue %': 'share of collections',
  Enterprise: 'by contract',
}

const billingOf = ({ billingType: { value } }: Vendor) => (value === null ? 'basis not verified' : billingWords[value])

const setupOf = ({ setupTime }: Vendor) => ({ label: 'Setup time', text: setupTime.value ?? 'Not verified' })

function focusOf({ specialties }: Vendor) {
  const kinds = specialties.value?.map((kind) => careWords[kind]).join(', ') ?? 'Not verified'
  return { label: 'Specialty focus', text: kinds.charAt(0).toUpperCase() + kinds.slice(1) }
}

/** A link to a web search if no reviews are known. */
function reviewsOf({ name, reviewLink }: Vendor) {
  if (reviewLink.value !== null) return { url: reviewLink.value, label: 'View ratings' }
  return { url: `https://www.g2.com/search?query=${encodeURIComponent(name)}`, label: 'Search for ratings' }
}
