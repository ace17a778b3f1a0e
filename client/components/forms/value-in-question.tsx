import { findVendor } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { factByKey } from '../../../shared/catalogue/facts'
import { factPath, hasValue } from '../../../shared/catalogue/mark'
import { priceUnit } from '../../../shared/catalogue/price'
import { factPhrase } from '../../../shared/catalogue/words'

interface ValueInQuestionProps {
  vendor: string | null
  field: string | null
}

/** What the catalogue shows for the value that a visitor reports; nothing unless both are known. */
export function ValueInQuestion({ vendor: id, field }: ValueInQuestionProps) {
  const vendor = findVendor(id ?? '')
  const found = vendor && field ? factByKey(vendor, field) : undefined
  if (!(vendor && found)) return null
  const { fact, row, place } = found
  const { label: basis, meaning } = basisWords[fact.basis]
  const unit = field === 'estimatedCostPerMonth' ? ` ${priceUnit(vendor)}` : ''
  return (
    <p className="mb-5 max-w-none rounded-xl border border-line bg-sunken px-4 py-3 [overflow-wrap:anywhere]">
      {`For the ${row.label} of ${vendor.name}, we show `}
      <strong className="font-semibold">{hasValue(fact) ? factPhrase(row, fact) + unit : basis}</strong>
      {`. ${meaning} `}
      <a href={factPath(vendor.id, place)} className="link">
        See it in the record
      </a>
    </p>
  )
}
