import { Link, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { dateWords } from '../../../shared/catalogue/basis'
import { release } from '../../../shared/catalogue/history'
import { factsOf } from '../../../shared/dataset/facts'
import { dataLicense } from '../../../shared/dataset/files'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { BasisSummary, summaryOf } from '../../components/resources/basis-summary'
import { useSite } from '../../components/site-context'

const downloads = [
  { path: '/data/vendors.json', type: 'application/json', about: 'every fact with its evidence, as JSON' },
  { path: '/data/facts.csv', type: 'text/csv', about: 'the same facts, one per row' },
  { path: '/data/vendors.schema.json', type: 'application/schema+json', about: 'the JSON Schema of vendors.json' },
  { path: '/data/changes.json', type: 'application/json', about: 'every change to a fact, with the reason' },
] as const

/** The catalogue as open data. */
export const loader = (api: Api) => async () => {
  const vendors = await api.listVendors()
  const facts = vendors.flatMap((vendor) => factsOf(vendor))
  return { ...release, vendors: vendors.length, facts: facts.length, summary: summaryOf(vendors) }
}

export function Component() {
  const { version, generated, vendors, facts, summary } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="The Catalogue as Open Data"
        description={`${facts.toLocaleString('en-US')} facts on ${vendors} behavioral health EMR vendors, each with its basis and source, to download and use.`}
        path="/dataset"
      />
      <DatasetData version={version} generated={generated} />
      <Breadcrumbs trail={[{ label: 'Open data', to: '/dataset' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Open data</h1>
        <p className="mt-3 text-ink-soft">
          {`The catalogue behind every page: ${facts.toLocaleString('en-US')} facts on ${vendors} vendors, known and unknown, each with its basis. Version ${version}, released on `}
          <time dateTime={generated}>{dateWords(generated)}</time>.
        </p>
        <ul className="mt-8 stack-3">
          {downloads.map(({ path, about }) => (
            <li key={path}>
              <a href={path} className="link font-semibold">
                {path}
              </a>
              {`: ${about}`}
            </li>
          ))}
        </ul>
        <h2 className="mt-12 text-xl">License</h2>
        <p className="mt-3">
          <a href={dataLicense.url} rel="license" className="link">
            {dataLicense.name}
          </a>
          : use it for anything, including commercial work, as long as you credit this site and name the version. We
          cannot license the pages we cite.
        </p>
        <h2 className="mt-12 text-xl">How to read it</h2>
        <p className="mt-3 mb-8">
          A value whose basis is <code>unknown</code> does not mean <em>no</em>. The basis <code>spec</code> marks our
          own figure without a source. The meaning of each basis is in the{' '}
          <Link to="/methodology#sources" className="link">
            methodology
          </Link>
          , and changes since the previous version are under{' '}
          <Link to="/changes" className="link">
            changes
          </Link>
          .
        </p>
        <BasisSummary {...summary} />
      </Container>
    </>
  )
}

function DatasetData({ version, generated }: { version: string; generated: string }) {
  const { siteUrl, siteName } = useSite()
  const address = (path: string) => new URL(path, siteUrl).href
  return (
    <JsonLd
      data={{
        '@type': 'Dataset',
        name: 'Behavioral health EMR vendors',
        description: 'Facts on EMR vendors for behavioral health, each with its basis and source.',
        url: address('/dataset'),
        version,
        dateModified: generated,
        license: dataLicense.url,
        creator: { '@type': 'Organization', name: siteName, url: siteUrl },
        distribution: downloads.map(({ path, type }) => ({
          '@type': 'DataDownload',
          encodingFormat: type,
          contentUrl: address(path),
        })),
      }}
    />
  )
}
