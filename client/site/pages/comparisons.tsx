import { Link, useLoaderData } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import { isCompared } from '../../../shared/catalogue/scope'
import { type ComparisonOrder, orderVendors } from '../../../shared/comparison/order'
import {
  canonicalSelectionQuery,
  parseSelection,
  selectedVendors,
  systemsQuery,
} from '../../../shared/comparison/selection'
import type { CostQuestion } from '../../../shared/cost/assumptions'
import { costSummary, pricedFact } from '../../../shared/cost/vendor-cost'
import { cautionOf } from '../../../shared/vendors/caution'
import { byDepth, depthWords } from '../../../shared/vendors/depth'
import { counted, listed } from '../../../shared/words'
import { ButtonLink } from '../../components/button'
import { buttonClass } from '../../components/button-class'
import { ComparisonForm, type OptionGroup } from '../../components/comparison/comparison-form'
import { ComparisonTable } from '../../components/comparison/comparison-table'
import { CostChart } from '../../components/comparison/cost-chart'
import { CostNotes, LeavingLinks } from '../../components/comparison/cost-notes'
import { type Beginning, NothingChosen } from '../../components/comparison/nothing-chosen'
import { type ComparedRows, comparedRows } from '../../components/comparison/rows'
import { sideOf } from '../../components/comparison/side'
import { DownloadIcon } from '../../components/icons'
import { failureLook, noticeClass } from '../../components/notice-class'
import { PrintedFrom } from '../../components/printed-from'
import { SitePage } from '../../components/site-page'
import { PrintButton, TakeAlong, takeAlongClass } from '../../components/take-along'
import { TextLink } from '../../components/text-link'
import { loadGuides } from '../../content/texts'
import type { SiteArgs } from '../args'

/** The address contains the selection, so every view can be linked. Only what the page shows is passed to it. */
export const loader = async ({ api, request }: SiteArgs) => {
  const vendors = await api.listVendors()
  const search = new URL(request.url).searchParams
  const selection = parseSelection(search, vendors)
  const { columns, listed: notCompared, order, onlyDifferences, cost } = selection
  const selected = selectedVendors(selection)
  const chosen = selected.map(({ id }) => id)
  return {
    query: canonicalSelectionQuery(search),
    options: optionsOf(vendors, order),
    all: vendors.length,
    notCompared: notCompared.map(({ id, name }) => ({ id, name })),
    sides: columns.map((vendor) => (vendor ? sideOf(vendor) : null)),
    chosen,
    cautions: cautionsAbout(selected),
    noListPrice: selected.some(({ billingType: { value } }) => value === 'Enterprise' || value === 'Revenue %'),
    beginnings: chosen.length === 0 ? await beginningsFrom(vendors) : [],
    onlyDifferences,
    differencesToggle: differencesToggled(search),
    cost: {
      ...cost,
      columns: columns.map((vendor) => (vendor ? comparedCost(vendor, cost) : null)),
    },
  }
}

/** The systems that can be compared, in groups by depth, each in the chosen order. */
function optionsOf(vendors: readonly Vendor[], order: ComparisonOrder): OptionGroup[] {
  const ordered = orderVendors(vendors.filter(isCompared), order)
  return byDepth(ordered).map((group) => ({
    heading: depthWords[group.depth].name,
    systems: group.vendors.map(({ id, name }) => ({ id, name })),
  }))
}

/**
 * A cost, and whether the page with the prices behind it is a directory or catalogue. That another source gives another
 * price is said at the price.
 */
function comparedCost(vendor: Vendor, question: CostQuestion) {
  const fromCatalogue = pricedFact(vendor, question).source?.kind === 'aggregator'
  const summary = costSummary(vendor, question)
  return { ...summary, mark: { ...summary.mark, disputed: false }, fromCatalogue }
}

/** The comparisons of the systems that each guide names. */
async function beginningsFrom(vendors: readonly Vendor[]): Promise<Beginning[]> {
  const nameOf = new Map<string, string>(vendors.map(({ id, name }) => [id, name]))
  return (await loadGuides()).map(({ specialty, cards }) => {
    const systems = cards.map(({ vendor }) => vendor)
    return {
      specialty,
      names: systems.map((id) => nameOf.get(id) ?? id),
      cautions: cautionsAbout(vendors.filter(({ id }) => systems.some((system) => id === system))),
      to: `/comparisons?${systemsQuery(systems)}`,
    }
  })
}

/** Which of the systems are a poor start for a comparison, and why. */
function cautionsAbout(vendors: readonly Vendor[]): string[] {
  return vendors.flatMap((vendor) => {
    const caution = cautionOf(vendor)
    return caution ? [`${vendor.name}: ${caution.kind}`] : []
  })
}

/** The Markdown version for the same systems. */
function markdownOf(chosen: readonly string[]): string {
  const query = systemsQuery(chosen)
  return `/comparisons.md${query && `?${query}`}`
}

/** The address of the view with only the rows that differ, or from there with all. */
function differencesToggled(search: URLSearchParams): string {
  const query = new URLSearchParams(search)
  if (query.has('differences')) query.delete('differences')
  else query.set('differences', '1')
  return `/comparisons?${canonicalSelectionQuery(query)}`
}

export function Component() {
  const { query, options, all, notCompared, sides, chosen, noListPrice, beginnings, ...table } =
    useLoaderData<typeof loader>()
  const count = options.reduce((sum, { systems }) => sum + systems.length, 0)
  const shown = chosen.flatMap((id) => sides.find((side) => side?.id === id) ?? [])
  const names = shown.map(({ name }) => name)
  const rows = comparedRows(sides, table)
  return (
    <SitePage
      title={shown.length > 1 ? `${listed(names)} Compared` : 'Compare Behavioral Health EMRs Side by Side'}
      description={`Compare ${count} behavioral health EMR systems side by side: ratings, cost, setup time, and features.`}
      path="/comparisons"
      markdown={markdownOf(chosen)}
      label="Comparisons"
      heading="Compare EMRs"
    >
      {rows.severalChosen ? (
        <p className="mt-3 max-w-3xl text-xl font-medium">{findingOf(names, rows)}</p>
      ) : (
        <p className="mt-3 text-ink-soft">
          {'Put two systems side by side, or up to four, of our '}
          <Link to="/vendors" className="link whitespace-nowrap">
            {`catalogue of ${all}`}
          </Link>
          .
        </p>
      )}
      {notCompared.map((system) => (
        <NotCompared key={system.id} {...system} />
      ))}
      <div className="no-print mt-5 rounded-2xl border border-line bg-sunken px-4 sm:mt-8 sm:p-6">
        <ComparisonForm query={query} options={options} chosen={shown.length} />
      </div>
      <p role="status" data-waiting="Loading the comparison..." className="sr-only">
        {shown.length > 0 ? `Comparing ${names.join(', ')}` : 'No system is chosen'}
      </p>
      <PrintedFrom path={`/comparisons${query && `?${query}`}`} />

      <div id="compared" className="mt-6 stack-6 sm:mt-10">
        {shown.length > 0 ? (
          <>
            <div>
              <CostChart cost={table.cost} />
              <CostNotes cost={table.cost} noListPrice={noListPrice} />
            </div>
            <ComparisonTable sides={sides} rows={rows} {...table} takeAlong={<TakeSelection chosen={chosen} />} />
            <LeavingLinks columns={table.cost.columns} />
          </>
        ) : (
          <NothingChosen beginnings={beginnings} />
        )}
      </div>

      <div className="no-print mt-10 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/get-recommendation" size="large">
          Get Your Free EMR Analysis
        </ButtonLink>
        <a href="/emr-comparison-data.csv" download className={buttonClass('secondary', 'large')}>
          <DownloadIcon />
          Download Full Comparison (CSV)
        </a>
      </div>
    </SitePage>
  )
}

/** The answer for a system that the address names and that is only listed. */
function NotCompared({ id, name }: { id: string; name: string }) {
  return (
    <p className={`mt-5 ${noticeClass(failureLook)}`}>
      <span>
        {`${name} is listed, not compared: too little about it is public. `}
        <TextLink to={`/emr/${id}`}>{`What we know of ${name}`}</TextLink>
      </span>
    </p>
  )
}

/** The selected systems as a file and on paper. */
function TakeSelection({ chosen }: { chosen: string[] }) {
  return (
    <TakeAlong>
      <a href={`/emr-comparison-data.csv?${systemsQuery(chosen)}`} download className={takeAlongClass}>
        <DownloadIcon />
        Download this selection (CSV)
      </a>
      <PrintButton>Print this comparison</PrintButton>
    </TakeAlong>
  )
}

/** The fields that decide most, each as a sentence names it. */
const decisive: Partial<Record<ComparisonField['key'], string>> = {
  idealOrganizationSize: 'size',
  estimatedCostPerMonth: 'price',
  setupTime: 'setup time',
}

/** What the comparison of several systems found, in the words that a page begins with. */
export function findingOf(names: readonly string[], { differing, unclear }: ComparedRows): string {
  const found =
    differing.length > 0
      ? `${listed(names)} differ in ${rowsOf(differing.length)}${firstOf(differing)}.`
      : `${listed(names)} differ in no row that we can judge.`
  return unclear > 0 ? `${found} In ${rowsOf(unclear)} we don't know enough.` : found
}

const rowsOf = (count: number) => counted(count, 'row')

/** Names the decisive fields that differ. */
function firstOf(differing: readonly ComparisonField[]): string {
  const named = differing.flatMap(({ key }) => decisive[key] ?? [])
  const rest = differing.length - named.length
  if (named.length === 0) return ''
  return `: ${listed(rest > 0 ? [...named, `${rest} more`] : named)}`
}
