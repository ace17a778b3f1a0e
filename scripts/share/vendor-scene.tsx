import { basisWords } from '../../shared/catalogue/basis'
import { type MarkedText, marked } from '../../shared/catalogue/mark'
import { priceUnit } from '../../shared/catalogue/price'
import type { Vendor } from '../../shared/catalogue/schema'
import type { Ink } from './ink'

/** A vendor's rating, price and size, each with what it rests on. */
export function vendorScene(vendor: Vendor, ink: Ink) {
  const cost = marked(vendor, 'estimatedCostPerMonth')
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 26,
        width: 400,
        padding: 36,
        background: ink.color('surface'),
        border: `3px solid ${ink.color('accent')}`,
        borderRadius: 24,
      }}
    >
      <Row label="Rating" value={marked(vendor, 'starRating')} ink={ink} />
      <Row
        label={`Price ${vendor.estimatedCostPerMonth.value === null ? '' : priceUnit(vendor)}`}
        value={cost}
        ink={ink}
      />
      <Row label="Size of practice" value={marked(vendor, 'idealOrganizationSize')} ink={ink} />
    </div>
  )
}

function Row({ label, value: { text, mark }, ink }: { label: string; value: MarkedText; ink: Ink }) {
  const { label: basis } = basisWords[mark.basis]
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 4, color: ink.color('ink') }}>
      <div style={{ display: 'flex', fontSize: 22, fontWeight: 500, color: ink.color('ink-soft') }}>{label}</div>
      <div style={{ display: 'flex', fontSize: text.length > 16 ? 32 : 42, fontWeight: 700 }}>{text}</div>
      {text !== basis && (
        <div style={{ display: 'flex', fontSize: 20, fontWeight: 500, color: ink.color('accent') }}>
          {mark.disputed ? `${basis}; sources differ` : basis}
        </div>
      )}
    </div>
  )
}
