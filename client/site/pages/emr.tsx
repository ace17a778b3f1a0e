import { data, useLoaderData } from 'react-router'
import type { Fact, Vendor } from '../../../shared/catalogue'
import { basisCounts } from '../../../shared/catalogue/counts'
import { noRating } from '../../../shared/catalogue/figures'
import { hasValue } from '../../../shared/catalogue/mark'
import { isCompared, isOffered } from '../../../shared/catalogue/scope'
import { noAssumptions, sizesShown } from '../../../shared/cost/assumptions'
import { publishedFrom } from '../../../shared/cost/published-price'
import { costSummary } from '../../../shared/cost/vendor-cost'
import { acceptedCorrections } from '../../../shared/dataset/accepted-corrections'
import { shownWhole } from '../../../shared/site/description'
import { shareAlt } from '../../../shared/site/share-picture'
import { nearestAlternatives } from '../../../shared/vendors/alternatives'
import { cautionOf } from '../../../shared/vendors/caution'
import { type KeyDetail, pageDetails, pageRating } from '../../../shared/vendors/details'
import { howToBuy } from '../../../shared/vendors/how-to-buy'
import { chargesBeside, exportBeside } from '../../../shared/vendors/not-quoted'
import { otherName } from '../../../shared/vendors/other-name'
import { benefitsOf } from '../../../shared/vendors/review'
import { readTray } from '../../../shared/vendors/tray'
import { Band } from '../../components/band'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'
import { Titled } from '../../components/titled'
import { Alternatives } from '../../components/vendor/alternatives'
import type { Glance } from '../../components/vendor/at-a-glance'
import { CostBySize, canBeComputed } from '../../components/vendor/cost-by-size'
import { directoryEntry } from '../../components/vendor/directory-entry'
import { Dossier } from '../../components/vendor/dossier'
import { besideThePoint, changedOf, dossierOf } from '../../components/vendor/dossier-rows'
import { FullRecord } from '../../components/vendor/full-record'
import { type Limit, Limits, type Statement } from '../../components/vendor/limits'
import { evidenceOf, recordOf } from '../../components/vendor/record'
import { EvidenceText, leavingSection, openText, ReviewText } from '../../components/vendor/review-text'
import { ValueLink } from '../../components/vendor/value-link'
import { VendorChanges } from '../../components/vendor/vendor-changes'
import { VendorHero } from '../../components/vendor/vendor-hero'
import { WhyChoose } from '../../components/vendor/why-choose'
import { loadReview } from '../../content/reviews'
import type { SiteArgs } from '../args'

/** The number of accepted reports, newest first, on this already large page; the page of changes lists them all. */
const correctionsShownMax = 1

/** A vendor by its catalogue id; any other address is a 404. */
export const loader = async ({ api, params, request }: SiteArgs) => {
  const vendors = await api.listVendors()
  const vendor = vendors.find(({ id }) => id === params.id)
  if (!vendor) throw data(null, { status: 404 })
  const review = vendor.card
  const published = await api.listAcceptedCorrections(vendor.id)
  const text = await loadReview(vendor.id)
  const html = openText(text)
  const rating = pageRating(vendor, review)
  const details = pageDetails(vendor, review)
  const caution = cautionOf(vendor)
  const nearest = isCompared(vendor) ? nearestAlternatives(vendor, vendors) : []
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
      glance: glanceOf(vendor),
      website: vendor.website.value,
      tray: readTray(new URL(request.url).searchParams).filter((id) => id !== vendor.id),
    },
    text,
    details,
    benefits: benefitsOf(vendor, review).map(({ title, fact }) => ({ title, ...statementOf(fact) })),
    limits: vendor.limits.map((limit, place) => limitOf(limit, `limits.${place}`, html)),
    record: recordOf(vendor),
    dossier: dossierOf(vendor),
    beside: besideThePoint(vendor),
    changed: changedOf(vendor.id),
    charges: vendor.closed ? [] : chargesBeside(vendor, html),
    keeps: text.sections.some(({ id }) => id === leavingSection) ? [] : exportBeside(vendor, html),
    published: published.slice(0, correctionsShownMax),
    alternatives: nearest.map((near) => directoryEntry(near, false)),
    hasAlternatives: nearest.length > 0 || (isCompared(vendor) && caution?.isBeside === true),
  }
}

export function Component() {
  const { hero, text, details, benefits, published, charges, alternatives, ...page } = useLoaderData<typeof loader>()
  const { timeZone } = useSite()
  const { id, name, depth, caution } = hero
  const { sizes } = hero.glance
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
      <Container className="vendor-page">
        <ReviewText
          text={text}
          details={<KeyDetails details={details} />}
          costs={
            (canBeComputed(sizes) || charges.length > 0) && (
              <CostBySize id={id} name={name} sizes={sizes} charges={charges} />
            )
          }
          limits={<Limits limits={page.limits} brief={depth !== 'review'} />}
        >
          <WhyChoose name={name} depth={depth} benefits={benefits} />
        </ReviewText>
        {page.hasAlternatives && <Alternatives id={id} name={name} alternatives={alternatives} keeps={page.keeps} />}
        <div className="closed">
          <EvidenceText text={text} />
          <FullRecord id={id} name={name} {...page.record} />
          <Dossier id={id} name={name} groups={page.dossier} beside={page.beside} />
          <VendorChanges name={name} changed={page.changed} corrections={acceptedCorrections(published, timeZone)} />
        </div>
        {isCompared({ depth }) && <Next name={name} isOther={caution?.isBeside || caution?.isClosed} />}
      </Container>
    </>
  )
}

/** The way to a recommendation; `isOther`: of other systems than this one. */
function Next({ name, isOther = false }: { name: string; isOther?: boolean }) {
  return (
    <Band aria-labelledby="next" className="px-6 py-10 sm:px-10">
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

/** Of what nobody can buy, or of which too little is known, only how much is known. */
function glanceOf(vendor: Vendor): Glance {
  const counts = basisCounts(vendor)
  if (!isOffered(vendor)) return { counts, sizes: [], buying: null }
  const sizes = sizesShown.map((providers) => ({
    providers,
    cost: costSummary(vendor, { providers, assumptions: noAssumptions }),
  }))
  return { counts, sizes, buying: howToBuy(vendor) }
}

function statementOf(fact: Fact<string>): Statement {
  return { text: fact.value ?? 'Not verified', evidence: evidenceOf(fact) }
}

/** A review links what it quotes to the quoted fact. What it quotes only in a fold is still to be read. */
function limitOf(fact: Fact<string>, id: string, review: string): Limit {
  return { id, isQuoted: review.includes(`href="#${id}"`), ...statementOf(fact) }
}

/** The details in one strip. What is not known stands last, so that an empty record is short. */
function KeyDetails({ details }: { details: KeyDetail[] }) {
  const known = details.filter(({ mark }) => hasValue(mark))
  return (
    <Titled id="key-details" title="Key details">
      <dl className="key-details">
        {[...known, ...details.filter((detail) => !known.includes(detail))].map(
          ({ label, text, elsewhere, also, mark }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ValueLink mark={mark} of={label} inWords text={text} />
                {elsewhere && <small>{`In the comparison: ${elsewhere}`}</small>}
                {also && (
                  <small>
                    <ValueLink mark={also.mark} of={label} text={also.text} />
                  </small>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
    </Titled>
  )
}
