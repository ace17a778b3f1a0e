import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { Api } from '../../../shared/api'
import { orderVendors } from '../../../shared/comparison/order'
import { parseSelection } from '../../../shared/comparison/selection'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { ButtonLink, buttonClass } from '../../components/button'
import { ComparisonForm } from '../../components/comparison/comparison-form'
import { ComparisonTable } from '../../components/comparison/comparison-table'
import { sideOf } from '../../components/comparison/side'
import { Container } from '../../components/container'
import { EmptyComparison } from '../../components/drawings'
import { DownloadIcon } from '../../components/icons'
import { PageMeta } from '../../components/page-meta'

/** The selection is in the address, so every view can be linked; only what the page shows travels. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const vendors = await api.listVendors()
    const { first, second, order } = parseSelection(new URL(request.url).searchParams, vendors)
    return {
      order,
      options: orderVendors(vendors, order).map(({ id, name }) => ({ id, name })),
      first: first ? sideOf(first) : null,
      second: second ? sideOf(second) : null,
    }
  }

export function Component() {
  const { first, second, order, options } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Compare Behavioral Health EMRs Side by Side"
        description={`Compare ${options.length} behavioral health EMR systems side by side: ratings, cost, setup time and features.`}
        path="/comparisons"
      />
      <Breadcrumbs trail={[{ label: 'Comparisons', to: '/comparisons' }]} />
      <Container className="pb-20">
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">Compare EMRs</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft">
          Put two systems side by side. Every value comes from our catalogue of {options.length}; what nobody has
          verified says so.
        </p>

        <div className="mt-8 rounded-2xl border border-line bg-sunken p-4 sm:p-6">
          <ComparisonForm chosen={{ emr1: first?.id ?? '', emr2: second?.id ?? '', sort: order }} options={options} />
        </div>

        <div className="mt-12">
          {first || second ? <ComparisonTable first={first} second={second} /> : <NothingChosen />}
        </div>

        <p className="mt-5 text-sm text-ink-soft">
          Ratings and figures:{' '}
          <Link to="/methodology" className="link">
            where they come from and when they were verified
          </Link>
          . Estimated costs are per month as the vendor bills them.
        </p>

        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/get-recommendation" size="large">
            Get Your Free EMR Analysis
          </ButtonLink>
          <a href="/emr-comparison-data.csv" download className={buttonClass('secondary', 'large')}>
            <DownloadIcon />
            Download Full Comparison (CSV)
          </a>
        </div>
      </Container>
    </>
  )
}

function NothingChosen() {
  return (
    <div className="flex flex-col items-center rounded-2xl border border-dashed border-line-strong/50 px-6 py-14 text-center">
      <EmptyComparison className="h-20 text-accent" />
      <p className="mt-5 text-lg font-semibold">Choose a system to begin</p>
      <p className="mt-1 text-ink-soft">One is enough to see its features; two show where they differ.</p>
    </div>
  )
}
