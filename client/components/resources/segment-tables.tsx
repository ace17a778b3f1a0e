import { Link } from 'react-router'
import type { Vendor } from '../../../shared/catalogue'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { type MarkedText, markOf } from '../../../shared/catalogue/mark'
import { factWords } from '../../../shared/catalogue/words'
import { orderVendors } from '../../../shared/comparison/order'
import { publishedStart, shownPrice } from '../../../shared/cost/published-price'
import { marketSegments } from '../../../shared/site/market-segments'
import { cautionOf } from '../../../shared/vendors/caution'
import { otherName } from '../../../shared/vendors/other-name'
import { dollars } from '../../../shared/words'
import { ColumnHeads } from '../column-heads'
import { AlertIcon } from '../icons'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import { ValueLegend, ValueLink } from '../vendor/value-link'
import { idOf } from './segment-links'

const shownKeys = ['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'setupTime'] as const
const shownFields = comparisonFields.filter(({ key }) => shownKeys.some((shown) => shown === key))

type SegmentSystems = ReturnType<typeof segmentSystems>[number]
type SegmentRow = SegmentSystems['rows'][number]

/** The systems of each segment by name, because ratings are too rough to order them: those read in depth as rows, and those on record in a line each. */
export function segmentSystems(vendors: readonly Vendor[]) {
  return marketSegments.map((segment) => {
    const chosen = vendors.filter(({ id }) => segment.vendors.includes(id))
    const systems = orderVendors(chosen, 'alphabetical')
    return {
      rows: systems.filter(({ depth }) => depth === 'review').map(rowOf),
      onRecord: systems
        .filter(({ depth }) => depth === 'record')
        .map((vendor) => {
          const { id, name, card } = vendor
          return { id, name, blurb: card.blurb, price: publishedStart(vendor) }
        }),
    }
  })
}

const rowOf = (vendor: Vendor) => ({
  id: vendor.id,
  name: vendor.name,
  otherName: otherName(vendor),
  /** Why the record is a poor start for a comparison. */
  caution: cautionOf(vendor)?.kind,
  values: shownFields.map((field) => shownValue(field, vendor)),
})

/** A published price comes before our figure, which is older and is on the system's page. It says by whose account. */
function shownValue(field: (typeof shownFields)[number], vendor: Vendor): MarkedText {
  if (field.key === 'estimatedCostPerMonth') return shownPrice(vendor).lead
  return { text: factWords(field, vendor[field.key]), mark: markOf(vendor, field.key) }
}

/** One table per segment. On a phone each system is a small card, so that nothing scrolls sideways. */
export function SegmentTables({ systems }: { systems: readonly SegmentSystems[] }) {
  return (
    <div className="stack-8">
      <ValueLegend />
      {marketSegments.map(({ key, name, audience }, index) => (
        <Titled key={key} id={idOf(key)} title={name}>
          <p className="text-ink-soft">For {audience}.</p>
          <SegmentTable name={name} rows={systems[index]?.rows ?? []} />
          <OnRecord systems={systems[index]?.onRecord ?? []} />
        </Titled>
      ))}
    </div>
  )
}

/** The systems on record, of which too little is known to fill a row. */
function OnRecord({ systems }: { systems: SegmentSystems['onRecord'] }) {
  if (systems.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-semibold">On record</h3>
      <ul className="text-sm stack-1">
        {systems.map(({ id, name, blurb, price }) => (
          <li key={id}>
            <Link to={`/emr/${id}`} className="link font-semibold">
              {name}
            </Link>
            {`: ${blurb}${price === undefined ? '' : ` Published: from ${dollars(price)} a month.`}`}
          </li>
        ))}
      </ul>
    </>
  )
}

function SegmentTable({ name, rows }: { name: string; rows: readonly SegmentRow[] }) {
  return (
    <table className="segment">
      <caption className="sr-only">{name}</caption>
      <ColumnHeads columns={['System', ...shownFields.map(({ label }) => label)]} />
      <tbody>
        {rows.map(({ values, ...row }) => (
          <tr key={row.id}>
            <SystemHeading {...row} />
            {values.map(({ text, mark }, index) => (
              <td key={mark.to}>
                <span aria-hidden="true" className="text-ink-soft">
                  {shownFields[index]?.label}
                </span>
                <span>
                  <ValueLink mark={mark} of={`${row.name}, ${shownFields[index]?.label}`} text={text} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A system with what there is to know before its values are read. Screen readers repeat only its name with each value. */
function SystemHeading({ id, name, otherName, caution }: Omit<SegmentRow, 'values'>) {
  return (
    <th scope="row" abbr={name}>
      <TextLink to={`/emr/${id}`}>{name}</TextLink>
      {otherName && <small>{otherName}</small>}
      {caution && (
        <small className="flex gap-2 font-medium text-inherit">
          <AlertIcon className="size-5 shrink-0 text-star" />
          {caution}
        </small>
      )}
    </th>
  )
}
