import { Link, useLoaderData } from 'react-router'
import { compared, type Vendor, vendors } from '../../../shared/catalogue'
import { evidencedOf } from '../../../shared/catalogue/counts'
import { type ComparedFeature, fieldLabel } from '../../../shared/catalogue/fields'
import { type MarkedText, marked, markOf } from '../../../shared/catalogue/mark'
import { shownPrice } from '../../../shared/cost/published-price'
import { groupBy } from '../../../shared/group-by'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { readableAnswers } from '../../../shared/match/terms/query'
import { rulesOn } from '../../../shared/rules'
import { datesWithin } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { featuredEmrs } from '../../../shared/site/featured'
import { cautionOf } from '../../../shared/vendors/caution'
import { depthCounts } from '../../../shared/vendors/depth'
import { Container } from '../../components/container'
import type { ExampleAnswer } from '../../components/home/example'
import { type FeaturedCard, FeaturedGrid } from '../../components/home/featured-grid'
import { Guides } from '../../components/home/guides'
import { Hero } from '../../components/home/hero'
import { JsonLd, ListData } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { PrintedFrom } from '../../components/printed-from'
import { RuleDay } from '../../components/rules/rule-day'
import { useSite } from '../../components/site-context'
import { Titled } from '../../components/titled'
import { loadGuides } from '../../content/texts'
import type { SiteArgs } from '../args'

/** The six featured systems with the catalogue's names and ratings, and the guides with their drawings. */
export const loader = async ({ api }: SiteArgs) => {
  const [vendors, texts] = await Promise.all([api.listVendors(), loadGuides()])
  const guides = texts.map(({ slug, specialty, drawing }) => ({ slug, specialty, drawing }))
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
  const { hero, cards, guides } = useLoaderData<typeof loader>()
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
      <ListData
        name="Top-Rated Behavioral EMRs"
        entries={cards.map(({ name, emrId }) => ({ name, path: `/emr/${emrId}` }))}
      />
    </>
  )
}

/** How far the box looks ahead, in days. */
const horizonDays = 100

/** The rules that change in the next months, each leading to what to do; nothing while none does. */
function ComingRules() {
  const day = today()
  const coming = datesWithin(rulesOn(day), day, horizonDays)
  if (coming.length === 0) return null
  return (
    <Container>
      <Titled
        id="coming"
        title="Rules that change soon"
        className="my-10 rounded-2xl border border-line bg-surface p-4 sm:p-6"
      >
        <ol className="mt-3 rows">
          {[...groupBy(coming, ({ date }) => date)].map(([date, ofDay]) => (
            <li key={date} className="grid gap-x-6 py-2 md:grid-cols-[9.5rem_1fr]">
              <RuleDay date={date} strong />
              <ul className="flex flex-wrap gap-x-6">
                {ofDay.map(({ id, what }) => (
                  <li key={id}>
                    <a href={`/rules#${id}`} className="link inline-block py-1">
                      {what}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Titled>
    </Container>
  )
}

const { review, record } = depthCounts(vendors)

const statistics: readonly { figure: string; label: string; note?: string }[] = [
  { figure: '20+', label: 'EMR systems reviewed', note: `${review} in depth, ${record} on record` },
  { figure: String(compared.length), label: 'systems compared side by side' },
  { figure: '1', label: 'business day to a recommendation' },
  { figure: '100%', label: 'free consultation' },
]

function Trust() {
  return (
    <section
      aria-labelledby="trust"
      className="border-t border-line bg-sunken py-10 sm:py-14 print:bg-transparent print:py-4"
    >
      <Container>
        <h2 id="trust" className="text-3xl">
          Why practices trust this guide
        </h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-4">
          {statistics.map(({ figure, label, note }) => (
            <li key={label} className="text-ink-soft">
              <span className="block text-5xl font-semibold text-ink figures">{figure}</span> {label}
              {note && <span className="block text-sm">{note}</span>}
            </li>
          ))}
        </ul>
        <p className="no-print mt-6">
          <Link to="/methodology#figures" className="link inline-flex min-h-11 items-center">
            Where these figures come from
          </Link>
        </p>
      </Container>
    </section>
  )
}
