import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { marked } from '../../../shared/catalogue/mark'
import { type ComparisonOrder, defaultOrder } from '../../../shared/comparison/order'
import { shownPrice } from '../../../shared/cost/published-price'
import { cautionOf } from '../../../shared/vendors/caution'
import {
  directoryPath,
  directoryQuery,
  levelEvidence,
  listDirectory,
  parseDirectoryChoice,
} from '../../../shared/vendors/directory'
import { otherName } from '../../../shared/vendors/other-name'
import { vendorReviews } from '../../../shared/vendors/reviews'
import { changedTray, dropKey, gatherKey, readTray } from '../../../shared/vendors/tray'
import { capitalized } from '../../../shared/words'
import { Band } from '../../components/band'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { PrintedFrom } from '../../components/printed-from'
import { useSite } from '../../components/site-context'
import { FiguresLegend } from '../../components/vendor/basis-legend'
import { DirectoryCard, type DirectoryEntry } from '../../components/vendor/directory-card'
import { DirectoryForm } from '../../components/vendor/directory-form'
import { NothingFound } from '../../components/vendor/nothing-found'
import { CompareGathered, Tray } from '../../components/vendor/tray'

/**
 * The address contains the filters and the systems collected for a comparison, so every view can be linked. A button
 * that adds a system redirects to the resulting address, at the same card.
 */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const vendors = await api.listVendors()
    const { searchParams } = new URL(request.url)
    const choice = parseDirectoryChoice(searchParams)
    const changed = changedTray(searchParams)
    if (changed) throw redirect(addressOf(directoryPath(choice, changed), searchParams), 303)
    const tray = readTray(searchParams)
    const { found, filters, active } = listDirectory(vendors, choice)
    return {
      choice,
      tray,
      gathered: tray.flatMap((id) => vendors.filter((vendor) => vendor.id === id).map(({ name }) => ({ id, name }))),
      filters,
      active,
      evidence: levelEvidence(choice, found, vendors),
      all: vendors.length,
      entries: found.map((vendor) => entryOf(vendor, vendorReviews[vendor.id].badge)),
    }
  }

/** An address of the directory, at the card of the system whose button was pressed. */
function addressOf(path: string, pressed: URLSearchParams): string {
  const at = pressed.get(gatherKey) ?? pressed.get(dropKey)
  return `${path}#gather-${at}`
}

function entryOf(vendor: Vendor, badge = ''): DirectoryEntry {
  const { id, name } = vendor
  return {
    id,
    name,
    otherName: otherName(vendor),
    badge,
    rating: marked(vendor, 'starRating'),
    price: shownPrice(vendor),
    size: marked(vendor, 'idealOrganizationSize'),
    care: marked(vendor, 'specialties', (kinds) => capitalized(kinds.map((kind) => careWords[kind]).join(', '))),
    level: marked(vendor, 'levelsOfCare', (levels) => capitalized(levels.join(', '))),
    bestFor: marked(vendor, 'bestFor'),
    caution: cautionOf(vendor),
  }
}

/** Said of both orders by cost, because a card with a published price leads with that instead. */
const estimates = 'Where a published price is shown, our older figure decides. Systems without an estimate come last.'

const orderWords: Readonly<Record<ComparisonOrder, string>> = {
  rating: 'Highest rating first; most ratings are our own figures. Unrated systems come last.',
  alphabetical: 'In alphabetical order.',
  'cost-high-low': `Highest estimated cost first. ${estimates}`,
  'cost-low-high': `Lowest estimated cost first. ${estimates}`,
}

export function Component() {
  const { choice, tray, gathered, filters, active, evidence, all, entries } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Behavioral Health EMR Vendors: the Directory"
        description={`All ${all} systems in our catalogue. Filter them by kind and level of care, size, starting price, features, and support.`}
        path="/vendors"
      />
      <DirectoryData entries={entries} />
      <Breadcrumbs trail={[{ label: 'Vendors', to: '/vendors' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Vendor directory</h1>
        <p className="mt-3 text-ink-soft">{orderWords[choice.sort ?? defaultOrder]}</p>
        <div className="mt-2">
          <FiguresLegend />
        </div>
        <div className="no-print mt-5 rounded-2xl border border-line bg-sunken px-4 sm:mt-8 sm:p-6">
          <DirectoryForm query={directoryQuery(choice, tray)} filters={filters} tray={tray} />
        </div>
        <PrintedFrom path={directoryPath(choice, tray)} />
        <p id="found" role="status" data-waiting="Loading systems..." className="mt-5 mb-4 font-medium sm:mt-8 sm:mb-5">
          {`${entries.length} of ${all} systems`}
          {active.length > 0 && `: ${active.map(({ option }) => option).join(', ')}`}
          {gathered.length > 0 && `; ${gathered.length} added to your comparison`}
          {active.length > 0 && (
            <Link
              to={directoryPath({ sort: choice.sort }, tray)}
              data-enhance="choose"
              className="link no-print ml-4 font-normal"
            >
              Clear filters
            </Link>
          )}
        </p>
        {evidence && <p className="mb-5 text-sm text-ink-soft">{evidence}</p>}
        <Tray gathered={gathered} />
        {entries.length > 0 ? (
          <ul className="directory">
            {entries.map((entry) => (
              <li key={entry.id}>
                <DirectoryCard {...entry} tray={tray} />
              </li>
            ))}
          </ul>
        ) : (
          <NothingFound choice={choice} tray={tray} active={active} />
        )}
        <div className="no-print mt-6">
          <CompareGathered gathered={gathered} />
        </div>
        <NextStep />
      </Container>
    </>
  )
}

function NextStep() {
  return (
    <Band aria-labelledby="next" className="no-print mt-16 px-6 py-10 sm:px-10">
      <h2 id="next" className="text-xl">
        Not sure which to compare?
      </h2>
      <p className="mt-3 text-on-band-soft">
        Say what kind of practice you run, and see which systems fit it and why. Or set two to four systems side by
        side.
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to="/match" look="onBand" size="large">
          Find your match
        </ButtonLink>
        <ButtonLink to="/comparisons" look="onBand" size="large">
          Compare EMRs
        </ButtonLink>
      </div>
    </Band>
  )
}

function DirectoryData({ entries }: { entries: DirectoryEntry[] }) {
  const { siteUrl } = useSite()
  if (entries.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        name: 'Behavioral health EMR vendors',
        itemListElement: entries.map(({ id, name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: new URL(`/emr/${id}`, siteUrl).href,
        })),
      }}
    />
  )
}
