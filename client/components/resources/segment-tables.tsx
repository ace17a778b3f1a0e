import { Link } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import { noRating } from '../../../shared/catalogue/figures'
import { hasValue, type MarkedText, markOf } from '../../../shared/catalogue/mark'
import { orderVendors } from '../../../shared/comparison/order'
import { shownPrice } from '../../../shared/cost/published-price'
import { marketSegments } from '../../../shared/site/market-segments'
import { BasisTag } from '../vendor/basis-tag'

const shownKeys = ['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'setupTime'] as const
const shownFields = comparisonFields.filter(({ key }) => shownKeys.some((shown) => shown === key))

export interface SegmentRow {
  id: string
  name: string
  values: readonly MarkedText[]
}

/** The rows of the tables, one list per segment; highest rated first, as in the comparison. */
export function segmentRows(vendors: readonly Vendor[]): SegmentRow[][] {
  return marketSegments.map((segment) =>
    orderVendors(
      vendors.filter(({ id }) => segment.vendors.includes(id)),
      'rating',
    ).map((vendor) => ({
      id: vendor.id,
      name: vendor.name,
      values: shownFields.map((field) => shownValue(field, vendor)),
    })),
  )
}

/** A published price comes before our figure, which is older and is on the system's page. A figure has its unit. */
function shownValue(field: (typeof shownFields)[number], vendor: Vendor): MarkedText {
  const { lead, published } = shownPrice(vendor)
  if (field.key === 'estimatedCostPerMonth')
    return published ? { ...lead, text: `From ${published.price} for 1 provider` } : lead
  return { text: displayFact(field, vendor), mark: markOf(vendor, field.key) }
}

/** One table per segment. On a phone each system is a small card, so that nothing scrolls sideways. */
export function SegmentTables({ rows }: { rows: readonly (readonly SegmentRow[])[] }) {
  return (
    <div className="stack-8">
      {marketSegments.map(({ key, name, audience }, index) => (
        <section key={key} aria-labelledby={`segment-${key}`}>
          <h2 id={`segment-${key}`} className="text-xl">
            {name}
          </h2>
          <p className="text-ink-soft">For {audience}.</p>
          <SegmentTable name={name} rows={rows[index] ?? []} />
        </section>
      ))}
    </div>
  )
}

function SegmentTable({ name, rows }: { name: string; rows: readonly SegmentRow[] }) {
  return (
    <table className="segment">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">System</th>
          {shownFields.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name: system, values }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/emr/${id}`} className="link">
                {system}
              </Link>
            </th>
            {values.map(({ text, mark }, index) => (
              <td key={mark.to}>
                <span aria-hidden="true" className="shrink-0 text-ink-soft">
                  {shownFields[index]?.label}
                </span>
                <span>
                  {hasValue(mark) && `${text} `}
                  {text !== noRating && <BasisTag mark={mark} of={`${shownFields[index]?.label} of ${system}`} />}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
