import { useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { compared, type Vendor } from '../../../shared/catalogue'
import { evidencedOf } from '../../../shared/catalogue/counts'
import { type ComparedFeature, fieldLabel } from '../../../shared/catalogue/fields'
import { type MarkedText, marked, markOf } from '../../../shared/catalogue/mark'
import { shownPrice } from '../../../shared/cost/published-price'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { readableAnswers } from '../../../shared/match/terms/query'
import { featuredEmrs } from '../../../shared/site/featured'
import { specialtyGuides } from '../../../shared/site/specialty-guides'
import { cautionOf } from '../../../shared/vendors/caution'
import { Container } from '../../components/container'
import { ComingRules } from '../../components/home/coming-rules'
import type { ExampleAnswer } from '../../components/home/example'
import { type FeaturedCard, FeaturedGrid } from '../../components/home/featured-grid'
import { type DrawnGuide, Guides } from '../../components/home/guides'
import { Hero, type HeroProps } from '../../components/home/hero'
import { Trust } from '../../components/home/trust'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { PrintedFrom } from '../../components/printed-from'
import { useSite } from '../../components/site-context'
import { loadGuide } from '../../content/specialty-guides'

interface HomeContent {
  hero: HeroProps
  cards: FeaturedCard[]
  guides: DrawnGuide[]
}

/** The six featured systems with the catalogue's names and ratings, and the guides with their drawings. */
export const loader = (api: Api) => async (): Promise<HomeContent> => {
  const drawn = specialtyGuides.map(async ({ slug }) => {
    const { specialty, drawing } = (await loadGuide(slug)).meta
    return { slug, specialty, drawing }
  })
  const [vendors, ...guides] = await Promise.all([api.listVendors(), ...drawn])
  const cards = featuredEmrs.flatMap((featured) => {
    const vendor = vendors.find(({ id }) => id === featured.emrId)
    if (!vendor) return []
    const tags = featured.features.map((key) => ({ label: tagOf(vendor, key), mark: markOf(vendor, key) }))
    const rating = marked(vendor, 'starRating')
    const caution = cautionOf(vendor)?.kind
    const evidence = evidencedOf([vendor]).sourced
    return [{ ...featured, name: vendor.name, rating, caution, price: startOf(vendor), tags, evidence }]
  })
  const hipaaFound = vendors.filter(({ hipaaCompliant: { value } }) => value === true).length
  const example = exampleOf(vendors, await api.match(readableAnswers(new URLSearchParams(exampleQuery))))
  return { hero: { hipaaFound, systems: vendors.length, example }, cards, guides }
}

/** The budget of the example, in dollars a month. */
const exampleBudget = 100
const exampleQuery = `organization=practice&providers=1&budget=${exampleBudget}&must=telehealth`

/** What the picks of the example cost a month in the first year; one without a published price has no bar and is left out. */
function exampleOf(vendors: readonly Vendor[], { picks }: MatchAnswer): ExampleAnswer {
  const shown = picks.flatMap(({ id, name, cost: [first] }) => {
    const vendor = vendors.find((one) => one.id === id)
    if (!(vendor && first)) return []
    const [least, most] = [first.least, first.most].map((dollars) => Math.round(dollars / 12))
    return [{ id, name, least: least ?? 0, most: most ?? 0, mark: markOf(vendor, 'price.plans') }]
  })
  return { to: `/match?${exampleQuery}`, budget: exampleBudget, picks: shown }
}

/** A feature's name, and whether only some plans have it. */
const tagOf = (vendor: Vendor, key: ComparedFeature) => `${fieldLabel(key)}${vendor[key].plans ? ', some plans' : ''}`

/** The price that a system starts at, in few words. */
function startOf(vendor: Vendor): MarkedText {
  const { lead, published } = shownPrice(vendor)
  return published ? { ...lead, text: `From ${published.price} a month` } : lead
}

export function Component() {
  const { hero, cards, guides } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Best Behavioral Health EMR Software 2025 Comparison"
        description={`Compare ${compared.length} behavioral health EMR systems side by side, free of charge, and get an expert recommendation for your practice within 1 business day.`}
        path="/"
      />
      <HomeData cards={cards} />
      <Hero {...hero} />
      <ComingRules />
      <FeaturedGrid cards={cards} />
      <Guides guides={guides} />
      <Trust />
      <Container>
        <PrintedFrom path="/" />
      </Container>
    </>
  )
}

function HomeData({ cards }: { cards: FeaturedCard[] }) {
  const { siteUrl, siteName } = useSite()
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Organization',
          name: siteName,
          url: siteUrl,
          logo: new URL('/apple-touch-icon.png', siteUrl).href,
        }}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: 'Top-Rated Behavioral EMRs',
          itemListElement: cards.map(({ name, emrId }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: new URL(`/emr/${emrId}`, siteUrl).href,
          })),
        }}
      />
    </>
  )
}
