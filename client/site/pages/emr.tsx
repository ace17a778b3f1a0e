import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Fact, Vendor } from '../../../shared/catalogue'
import { noRating } from '../../../shared/catalogue/figures'
import { marked } from '../../../shared/catalogue/mark'
import { noAssumptions, sizesShown } from '../../../shared/cost/assumptions'
import { publishedFrom, shownPrice } from '../../../shared/cost/published-price'
import { costSummary } from '../../../shared/cost/vendor-cost'
import { acceptedCorrections } from '../../../shared/dataset/accepted-corrections'
import { shownWhole } from '../../../shared/site/description'
import { shareAlt } from '../../../shared/site/share-picture'
import { type Alternative, nearestAlternatives } from '../../../shared/vendors/alternatives'
import { cautionOf } from '../../../shared/vendors/caution'
import { type KeyDetail, pageDetails, pageRating } from '../../../shared/vendors/details'
import { otherName } from '../../../shared/vendors/other-name'
import { benefitsOf } from '../../../shared/vendors/review'
import { readTray } from '../../../shared/vendors/tray'
import { Band } from '../../components/band'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'
import { type AlternativeCard, Alternatives } from '../../components/vendor/alternatives'
import { CostBySize, costHeading, hasCost } from '../../components/vendor/cost-by-size'
import { Dossier } from '../../components/vendor/dossier'
import { besideThePoint, changedOf, dossierOf } from '../../components/vendor/dossier-rows'
import { FullRecord } from '../../components/vendor/full-record'
import { type Limit, Limits, type Statement } from '../../components/vendor/limits'
import { evidenceOf, recordOf } from '../../components/vendor/record'
import { ReviewText } from '../../components/vendor/review-text'
import { VendorChanges } from '../../components/vendor/vendor-changes'
import { VendorHero } from '../../components/vendor/vendor-hero'
import { WhyChoose } from '../../components/vendor/why-choose'
import { beforeAsking, loadReview } from '../../content/reviews'

/** The number of accepted reports, newest first, on this already large page; the page of changes lists them all. */
const correctionsShownMax = 1

/** A vendor by its catalogue id; any other address is a 404. */
export const loader =
  (api: Api) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const vendors = await api.listVendors()
    const vendor = vendors.find(({ id }) => id === params.id)
    if (!vendor) throw data(null, { status: 404 })
    const review = vendor.card
    const published = await api.listAcceptedCorrections(vendor.id)
    const text = await loadReview(vendor.id)
    const rating = pageRating(vendor, review)
    const details = pageDetails(vendor, review)
    const caution = cautionOf(vendor)
    const isCompared = vendor.depth !== 'listed'
    const nearest = isCompared ? nearestAlternatives(vendor, vendors) : []
    return {
      hero: {
        id: vendor.id,
        depth: vendor.depth,
        description: descriptionOf(vendor, rating, details),
        name: vendor.name,
        otherName: otherName(vendor),
        badge: review.badge,
        blurb: review.blurb,
        updated: text.updated,
        asking: text.asking,
        caution,
        rating,
        details,
        website: vendor.website.value,
        tray: readTray(new URL(request.url).searchParams).filter((id) => id !== vendor.id),
      },
      text,
      benefits: benefitsOf(vendor, review).map(({ title, fact }) => ({ title, ...statementOf(fact) })),
      bestFor: statementOf(vendor.bestFor),
      limits: vendor.limits.map((limit, place) => limitOf(limit, `limits.${place}`, text.html.join(''))),
      record: recordOf(vendor),
      dossier: dossierOf(vendor),
      beside: besideThePoint(vendor),
      changed: changedOf(vendor.id),
      sizes: (isCompared && !vendor.closed ? sizesShown : []).map((providers) => ({
        providers,
        cost: costSummary(vendor, { providers, assumptions: noAssumptions }),
      })),
      published: published.slice(0, correctionsShownMax),
      alternatives: nearest.map(cardOf),
      hasAlternatives: nearest.length > 0 || (isCompared && caution?.isBeside === true),
    }
  }

export function Component() {
  const { hero, text, benefits, bestFor, limits, record, dossier, beside, changed, published, sizes, ...near } =
    useLoaderData<ReturnType<typeof loader>>()
  const { timeZone } = useSite()
  const { id, name, depth, caution } = hero
  const pricesOnly = hasCost(sizes) && !text.headings.some((heading) => heading.id === costHeading.id)
  return (
    <>
      <PageMeta
        title={depth === 'review' ? `${name} Review: Cost & Features` : `${name}: What We Know`}
        description={hero.description}
        path={`/emr/${id}`}
        imageAlt={shareAlt(`/emr/${id}`, name)}
        markdown={`/emr/${id}.md`}
      />
      <Breadcrumbs
        trail={[
          { label: 'Vendors', to: '/vendors' },
          { label: name, to: `/emr/${id}` },
        ]}
      />
      <VendorHero {...hero} />
      <Container className="pb-20">
        <ReviewText
          {...text}
          headings={pricesOnly ? beforeAsking(text, costHeading) : text.headings}
          name={name}
          depth={depth}
          costs={<CostBySize id={id} name={name} sizes={sizes} isSection={pricesOnly} />}
          hasLimits={limits.some(({ isQuoted }) => !isQuoted)}
          hasChanged={changed !== null || published.length > 0}
          hasAlternatives={near.hasAlternatives}
        />
        <WhyChoose name={name} depth={depth} bestFor={bestFor} benefits={benefits} />
        <Limits limits={limits} brief={depth !== 'review'} />
        <FullRecord id={id} name={name} {...record} />
        <Dossier id={id} name={name} groups={dossier} beside={beside} />
        <VendorChanges name={name} changed={changed} corrections={acceptedCorrections(published, timeZone)} />
        {near.hasAlternatives && <Alternatives id={id} name={name} alternatives={near.alternatives} />}
        {depth !== 'listed' && <Next name={name} isOther={caution?.isBeside || caution?.isClosed} />}
      </Container>
    </>
  )
}

/** The way to a recommendation; `isOther`: of other systems than this one. */
function Next({ name, isOther = false }: { name: string; isOther?: boolean }) {
  return (
    <Band aria-labelledby="next" className="mt-16 px-6 py-10 sm:px-10">
      <h2 id="next" className="text-xl">
        {isOther ? 'Looking for an EMR?' : `Is ${name} right for your practice?`}
      </h2>
      <p className="mt-3 text-on-band-soft">
        {`Tell us how you work, and an expert will compare ${isOther ? 'EMRs' : 'it with the others'} for you, free.`}
      </p>
      <ButtonLink to="/get-recommendation" look="onBand" size="large" className="mt-6">
        Get Your Free EMR Analysis
      </ButtonLink>
    </Band>
  )
}

/** The essentials for a list of search results, with the published price where there is one. */
function descriptionOf(vendor: Vendor, rating: KeyDetail, [price, size]: KeyDetail[]) {
  if (vendor.closed)
    return `${vendor.name} takes no new customers: what we know of it, how to leave it, and alternatives, with sources.`
  const rated = rating.text === noRating ? 'no rating found' : `rated ${rating.text}${ofOurs(rating)}`
  const from = publishedFrom(vendor)
  const cost = from ? `published price: ${from} (1 provider)` : `cost: ${price?.text}${price ? ofOurs(price) : ''}`
  const figures = `${vendor.name} for behavioral health: ${rated}; ${cost}`
  return shownWhole(
    `${figures}; size: ${size?.text}. Strengths, limits, and sources.`,
    `${figures}; size: ${size?.text}.`,
    `${figures}.`,
  )
}

/** Added to a value without a source. */
const ofOurs = ({ mark }: Pick<KeyDetail, 'mark'>) => (mark.basis === 'spec' ? ' (our figure)' : '')

function statementOf(fact: Fact<string>): Statement {
  return { text: fact.value ?? 'Not verified', evidence: evidenceOf(fact) }
}

/** A review links what it quotes to the quoted fact. */
function limitOf(fact: Fact<string>, id: string, review: string): Limit {
  return { id, isQuoted: review.includes(`href="#${id}"`), ...statementOf(fact) }
}

/** The published starting price, or else our figure. */
function startOf(vendor: Vendor) {
  const { lead, published } = shownPrice(vendor)
  return published ? { ...lead, text: `From ${published.price} a month (1 provider)` } : lead
}

function cardOf({ vendor, shared }: Alternative): AlternativeCard {
  const { id, name } = vendor
  return {
    id,
    name,
    rating: marked(vendor, 'starRating'),
    cost: startOf(vendor),
    size: marked(vendor, 'idealOrganizationSize'),
    shared,
  }
}
