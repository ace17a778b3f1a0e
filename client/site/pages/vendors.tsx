import { data, Link, redirect, useLoaderData } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { type ComparisonOrder, defaultOrder } from '../../../shared/comparison/order'
import { kindOf } from '../../../shared/kinds'
import type { Organization } from '../../../shared/match/terms/organizations'
import {
  directoryPath,
  directoryQuery,
  levelEvidence,
  listDirectory,
  parseDirectoryChoice,
  unknownKind,
} from '../../../shared/vendors/directory'
import { kindDescription, kindPath, kindTitle } from '../../../shared/vendors/kind-pages'
import { changedTray, dropKey, gatherKey, readTray } from '../../../shared/vendors/tray'
import { Band } from '../../components/band'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink } from '../../components/button'
import { Container } from '../../components/container'
import { ListData } from '../../components/json-ld'
import { failureLook, noticeClass } from '../../components/notice-class'
import { PageMeta } from '../../components/page-meta'
import { PrintedFrom } from '../../components/printed-from'
import { directoryEntry } from '../../components/vendor/directory-entry'
import { DirectoryForm } from '../../components/vendor/directory-form'
import { DirectoryList } from '../../components/vendor/directory-list'
import { KindAnswer, KindLinks } from '../../components/vendor/kind-answer'
import { NothingFound } from '../../components/vendor/nothing-found'
import { CompareGathered, Tray } from '../../components/vendor/tray'
import { ValueLegend } from '../../components/vendor/value-link'
import type { SiteArgs } from '../args'

/**
 * The address contains the filters and the systems collected for a comparison, so every view can be linked. A button
 * that adds a system redirects to the resulting address, at the same row.
 */
export const loader = async ({ api, request }: SiteArgs) => {
  const vendors = await api.listVendors()
  const { searchParams } = new URL(request.url)
  const choice = parseDirectoryChoice(searchParams)
  const changed = changedTray(searchParams)
  const pressed = searchParams.get(gatherKey) ?? searchParams.get(dropKey)
  if (changed) throw redirect(`${directoryPath(choice, changed)}#gather-${pressed}`, 303)
  const tray = readTray(searchParams)
  const { found, filters, active } = listDirectory(vendors, choice)
  const noSuchKind = unknownKind(searchParams)
  const content = {
    choice,
    tray,
    filters,
    active,
    noSuchKind,
    gathered: tray.flatMap((id) => vendors.filter((vendor) => vendor.id === id).map(({ name }) => ({ id, name }))),
    evidence: levelEvidence(choice, found, vendors),
    all: vendors.length,
    answer: answerOf(vendors, choice.kind as Organization | undefined),
    entries: found.map((vendor) => directoryEntry(vendor, choice.kind !== undefined)),
  }
  return data(content, { status: noSuchKind === undefined ? 200 : 404 })
}

/** What the page of a kind of organization says besides its list, and which systems are made for it. */
function answerOf(vendors: readonly Vendor[], organization: Organization | undefined) {
  if (!organization) return undefined
  const names = vendors.filter(({ madeFor }) => madeFor.value?.includes(organization)).map(({ name }) => name)
  return { organization, kind: kindOf(organization), description: kindDescription(organization, names) }
}

/** Said of both orders by cost, because a row with a published price shows that instead. */
const estimates = 'Where a published price is shown, our older figure decides. Systems without an estimate come last.'

const orderWords: Readonly<Record<ComparisonOrder, string>> = {
  rating: 'Highest rating first within each group; most ratings are our own figures.',
  alphabetical: 'In alphabetical order within each group.',
  'cost-high-low': `Highest estimated cost first within each group. ${estimates}`,
  'cost-low-high': `Lowest estimated cost first within each group. ${estimates}`,
}

type Content = Awaited<ReturnType<typeof loader>>['data']

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { choice, tray, gathered, filters, active, evidence, answer, entries, noSuchKind } = content
  return (
    <>
      {noSuchKind === undefined ? <PageMeta {...metaOf(content)} /> : <UnknownMeta />}
      {entries.length > 0 && (
        <ListData
          name={answer ? kindTitle(answer.organization) : allTitle}
          entries={entries.map(({ id, name }) => ({ name, path: `/emr/${id}` }))}
        />
      )}
      <Breadcrumbs trail={[...(answer ? [directory] : []), answer ? pageOf(answer.organization) : directory]} />
      <Container className="pb-20">
        <h1 className="text-5xl">{answer ? kindTitle(answer.organization) : 'Vendor directory'}</h1>
        <p className={answer ? 'mt-3' : 'mt-3 text-ink-soft'}>
          {answer ? answer.kind.does : orderWords[choice.sort ?? defaultOrder]}
        </p>
        {noSuchKind !== undefined && (
          <p
            className={`mt-5 ${noticeClass(failureLook)}`}
          >{`There is no kind of organization "${noSuchKind}". Here are all systems.`}</p>
        )}
        <KindLinks kinds={filters.find(({ name }) => name === 'kind')?.options ?? []} current={choice.kind} />
        <div className="no-print border-y border-line">
          <DirectoryForm query={directoryQuery(choice, tray)} filters={filters} tray={tray} />
        </div>
        <PrintedFrom path={directoryPath(choice, tray)} />
        <Found {...content} />
        <div className="mb-5">
          <ValueLegend>The bar shows how many of its compared values have a source.</ValueLegend>
        </div>
        {evidence && <p className="mb-5 text-sm text-ink-soft">{evidence}</p>}
        <Tray gathered={gathered} />
        {entries.length > 0 ? (
          <DirectoryList entries={entries} tray={tray} />
        ) : (
          <NothingFound choice={choice} tray={tray} active={active} />
        )}
        <div className="no-print mt-6">
          <CompareGathered gathered={gathered} />
        </div>
        {answer && <KindAnswer {...answer} />}
        <NextStep />
      </Container>
    </>
  )
}

/** How many systems are shown, and by which filters. */
function Found({ entries, all, active, gathered, choice, tray }: Content) {
  return (
    <p id="found" role="status" data-waiting="Loading systems..." className="mt-5 mb-2 font-medium">
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
  )
}

const directory = { label: 'Vendors', to: '/vendors' }

const pageOf = (key: Organization) => ({ label: kindTitle(key), to: kindPath(key) })

const allTitle = 'Behavioral health EMR vendors'

const metaOf = ({ all, answer }: Content) =>
  answer
    ? {
        title: kindTitle(answer.organization),
        description: answer.description,
        path: kindPath(answer.organization),
      }
    : {
        title: 'Behavioral Health EMR Vendors: the Directory',
        description: `All ${all} systems in our catalogue, by kind of organization, level of care, size, published price, prescribing, and what is known of leaving.`,
        path: '/vendors',
      }

/** Has no canonical address or share tags, because there is no page to name. */
function UnknownMeta() {
  return (
    <>
      <title>Vendor directory</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

function NextStep() {
  return (
    <Band aria-labelledby="next" className="no-print mt-16 px-6 py-10 sm:px-10">
      <h2 id="next" className="text-xl">
        Not sure which to compare?
      </h2>
      <p className="mt-3 text-on-band-soft">Say how you work, and see which systems fit and why.</p>
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
