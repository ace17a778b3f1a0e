import { Fragment } from 'react'
import { useLoaderData } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { basisWords, dateWords } from '../../../shared/catalogue/basis'
import { factsOf } from '../../../shared/catalogue/facts'
import { fields } from '../../../shared/catalogue/fields'
import { release } from '../../../shared/catalogue/history'
import { hasValue } from '../../../shared/catalogue/mark'
import { downloads, sizeWords } from '../../../shared/dataset/downloads'
import { dataLicense, factsCsv } from '../../../shared/dataset/files'
import { grouped, listed } from '../../../shared/words'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { Codes, ColumnDictionary } from '../../components/dataset/dictionary'
import { DatasetFiles } from '../../components/dataset/files'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { BasisSummary, summaryOf } from '../../components/resources/basis-summary'
import { useSite } from '../../components/site-context'
import { TextLink } from '../../components/text-link'
import type { SiteArgs } from '../args'

/** Below the line with the names of the columns. */
const sampleRows = 5

/** The catalogue as open data. */
export const loader = async ({ api }: SiteArgs) => {
  const vendors = await api.listVendors()
  const facts = vendors.flatMap((vendor) => factsOf(vendor))
  const files = downloads.map(({ body, ...download }) => ({ ...download, size: sizeWords(body()) }))
  const known = facts.filter(({ fact }) => hasValue(fact)).length
  const beside = facts.filter(({ fact }) => fact.basis === 'not-applicable').length
  const sources = facts.flatMap(({ fact }) => fact.source ?? [])
  // Of these, we did not open the page ourselves.
  const secondhand = sources.filter(({ via }) => via).length
  const counts = {
    known,
    beside,
    unknown: facts.length - known - beside,
    sourced: sources.length,
    secondhand,
    fields: fields.length,
    partial: partialFields(vendors),
  }
  return {
    ...release,
    files,
    vendors: vendors.length,
    counts,
    sample: factsCsv()
      .split('\r\n')
      .slice(0, sampleRows + 1),
    summary: summaryOf(vendors),
  }
}

/** Fields that do not fit every vendor; which ones have each is known from their rows. */
function partialFields(vendors: readonly Vendor[]) {
  return fields.flatMap(({ key }) => {
    const having = vendors.filter((vendor) => factsOf(vendor).some(({ field }) => field === key))
    return having.length < vendors.length ? [{ field: key, names: having.map(({ name }) => name) }] : []
  })
}

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { version, generated, files, vendors, counts, sample, summary } = content
  return (
    <>
      <PageMeta
        title="The Catalogue as Open Data"
        description={`${grouped(counts.known)} facts on ${vendors} behavioral health EMR vendors, each with its basis, to download and use.`}
        path="/dataset"
      />
      <DatasetData {...content} />
      <Breadcrumbs trail={[{ label: 'Open data', to: '/dataset' }]} />
      <Container className="pb-20">
        <div className="grid items-center gap-8 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <h1 className="text-5xl">Open data</h1>
            <p className="mt-5 text-xl leading-normal text-ink-soft">
              {`The catalogue behind every page, to download and use: ${vendors} vendors, each value with its basis and, where we have one, its source.`}
            </p>
            <p className="mt-4 text-ink-soft">
              {`Version ${version}, released on `}
              <time dateTime={generated}>{dateWords(generated)}</time>
              {'. See what changed in the '}
              <TextLink to="/changes">change log</TextLink>.
            </p>
          </div>
          <DatasetFigures {...counts} />
        </div>
        <DatasetFiles files={files} />
        <h2 className="mt-12 text-xl">The columns of facts.csv</h2>
        <ColumnDictionary />
        <Sample lines={sample} />
        <h2 className="mt-12 text-xl">Codes</h2>
        <p className="mt-3">
          {'All files name the basis of each value and the kind of its source by a code. The '}
          <TextLink to="/methodology#sources">methodology</TextLink>
          {' says how we use them. A study made with a language model has the code of an independent page.'}
        </p>
        <Codes />
        <div className="mt-8">
          <BasisSummary {...summary} />
        </div>
      </Container>
    </>
  )
}

type Content = Awaited<ReturnType<typeof loader>>

function DatasetData({ version, generated, files }: Content) {
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

/** The first lines of the table as they stand in the file; on a screen, lines that are too long scroll. */
function Sample({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="sample" className="mt-12">
      <h2 id="sample" className="mb-4 text-xl">
        The first lines of facts.csv
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div role="group" aria-labelledby="sample" tabIndex={0} className="sample prose">
        <pre>
          <code>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </section>
  )
}

const { unknown: missing, 'not-applicable': notApplicable } = basisWords

/** The catalogue's rows, counted. The notes say which fields they are of, and how the count differs from the files. */
function DatasetFigures({ known, unknown, beside, sourced, secondhand, fields, partial }: Content['counts']) {
  const figures = [
    ['Rows in all', known + unknown + beside],
    ['With a value', known],
    [missing.label, unknown],
    [notApplicable.label, beside],
  ] as const
  return (
    <div className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <dl className="rows">
        {figures.map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures text-xl font-semibold">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {`Each vendor has a row for each of the ${fields} fields`}
        {partial.map(({ field, names }) => (
          <Fragment key={field}>
            {`, except that only ${listed(names)} ${names.length === 1 ? 'has' : 'have'} `}
            <code>{field}</code>
          </Fragment>
        ))}
        .
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {`Of the ${grouped(sourced)} rows with a source, ${grouped(secondhand)} are secondhand: the column `}
        <code>via</code>
        {' names the copy, quotation, or study that we read instead of the page itself.'}
      </p>
    </div>
  )
}
