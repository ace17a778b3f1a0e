import { Link, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { basisWords, dateWords } from '../../../shared/catalogue/basis'
import { noRating } from '../../../shared/catalogue/figures'
import { release } from '../../../shared/catalogue/history'
import { hasValue } from '../../../shared/catalogue/mark'
import { downloads, sizeWords } from '../../../shared/dataset/downloads'
import { factsOf } from '../../../shared/dataset/facts'
import { dataLicense } from '../../../shared/dataset/files'
import { counted, grouped } from '../../../shared/words'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { BasisSummary, summaryOf } from '../../components/resources/basis-summary'
import { useSite } from '../../components/site-context'

/** The catalogue as open data. */
export const loader = (api: Api) => async () => {
  const vendors = await api.listVendors()
  const facts = vendors.flatMap((vendor) => factsOf(vendor))
  const files = downloads.map(({ body, ...download }) => ({ ...download, size: sizeWords(body()) }))
  const unrated = facts.filter(({ fact }) => hasValue(fact) && fact.value === noRating).length
  const known = facts.filter(({ fact }) => hasValue(fact)).length - unrated
  const beside = facts.filter(({ fact }) => fact.basis === 'not-applicable').length
  return {
    ...release,
    files,
    vendors: vendors.length,
    known,
    unrated,
    beside,
    unknown: facts.length - known - beside,
    summary: summaryOf(vendors),
  }
}

export function Component() {
  const { version, generated, files, vendors, known, unrated, unknown, beside, summary } =
    useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="The Catalogue as Open Data"
        description={`${grouped(known)} facts on ${vendors} behavioral health EMR vendors, each with its basis, to download and use.`}
        path="/dataset"
      />
      <DatasetData version={version} generated={generated} files={files} />
      <Breadcrumbs trail={[{ label: 'Open data', to: '/dataset' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Open data</h1>
        <p className="mt-3 text-ink-soft">
          {`The catalogue behind every page: ${vendors} vendors with ${grouped(known + unknown + beside)} fields in all. We have a value for ${grouped(known)} of them and found none for ${grouped(unknown)}; ${grouped(beside)} do not apply to the product. The ${counted(unrated, 'rating')} that the files give as ${noRating} count as not found. Version ${version}, released on `}
          <time dateTime={generated}>{dateWords(generated)}</time>.
        </p>
        <ul className="mt-8 stack-3">
          {files.map(({ path, name, size, about }) => (
            <li key={path}>
              <a href={path} className="link font-semibold">
                {name}
              </a>
              {`, ${size}: ${about}`}
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
        <p className="mt-3">
          {'The files name the basis of each value by a code. See the '}
          <Link to="/methodology#sources" className="link">
            methodology
          </Link>
          {' for how we use them, and the '}
          <Link to="/changes" className="link">
            change log
          </Link>
          {' for what changed.'}
        </p>
        <Codes />
        <BasisSummary {...summary} />
      </Container>
    </>
  )
}

const columns = ['Code', 'Shown as', 'What it means']

/** What the codes of the files stand for. */
function Codes() {
  return (
    <div className="prose mb-8">
      <div className="table-box">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.entries(basisWords).map(([code, { label, meaning }]) => (
              <tr key={code}>
                <td data-label={columns[0]}>
                  <code className="unbroken">{code}</code>
                </td>
                <td data-label={columns[1]}>{label}</td>
                <td data-label={columns[2]}>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface DatasetDataProps {
  version: string
  generated: string
  files: readonly { path: string; type: string }[]
}

function DatasetData({ version, generated, files }: DatasetDataProps) {
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
        distribution: files.map(({ path, type }) => ({
          '@type': 'DataDownload',
          encodingFormat: type,
          contentUrl: address(path),
        })),
      }}
    />
  )
}
