import type { Row } from 'write-excel-file/node'
import { recordOf } from '../../../client/components/vendor/record'
import type { Vendor } from '../../../shared/catalogue'
import { type Basis, basisWords, dateWords } from '../../../shared/catalogue/basis'
import { colours } from '../pdf/style'
import { head, text } from './cells'

/** One row a value: who, what, on which basis, read where and when. It can be filtered by any of them. */
export function vendorsSheet(vendors: readonly Vendor[]) {
  const heads = ['System', 'Field', 'Value', 'Basis', 'Source', 'Date of the source', 'Other readings']
  const rows: Row[] = [heads.map(head), ...vendors.flatMap(rowsOf)]
  const columns = [20, 26, 36, 19, 60, 18, 60].map((width) => ({ width }))
  return { sheet: 'Vendors', data: rows, columns, stickyRowsCount: 1, orientation: 'landscape' as const }
}

function rowsOf(vendor: Vendor): Row[] {
  const { figures, features } = recordOf(vendor)
  return [...figures, ...features].map(({ label, text: value, source: { basis, url, seen, differs } }) => [
    text(vendor.name),
    text(label),
    text(value, basis === 'unknown' ? { textColor: colours.inkSoft } : { fontWeight: 'bold' }),
    text(basisWords[basis satisfies Basis].label),
    text(url ?? '', { wrap: false }),
    text(seen ? dateWords(seen) : ''),
    text(differs ?? ''),
  ])
}
