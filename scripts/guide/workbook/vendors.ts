import type { Row } from 'write-excel-file/node'
import { type Evidence, recordOf } from '../../../client/components/vendor/record'
import type { Vendor } from '../../../shared/catalogue'
import { basisWords, dateWords, kindWords } from '../../../shared/catalogue/basis'
import { groupsFor } from '../../../shared/catalogue/facts'
import { hasValue } from '../../../shared/catalogue/mark'
import { factWords, inParentheses } from '../../../shared/catalogue/words'
import { head, text } from '../../../shared/workbook/cells'
import { colors } from '../pdf/style'

/** One row per value with vendor, field, basis, and source. It can be filtered by each of them. */
export function vendorsSheet(vendors: readonly Vendor[]) {
  const widths = {
    System: 20,
    Field: 26,
    Value: 36,
    Basis: 19,
    Source: 60,
    'Who speaks': 24,
    'Name of the source': 34,
    'Date of the source': 18,
    Read: 18,
    Note: 50,
    'Other readings': 60,
  }
  const rows: Row[] = [Object.keys(widths).map(head), ...vendors.flatMap(rowsOf), ...vendors.flatMap(dossierRowsOf)]
  const columns = Object.values(widths).map((width) => ({ width }))
  return { sheet: 'Vendors', data: rows, columns, stickyRowsCount: 1, orientation: 'landscape' as const }
}

function rowsOf(vendor: Vendor): Row[] {
  const { figures, features } = recordOf(vendor)
  return [...figures, ...features].map(({ label, text: value, evidence }) => rowOf(vendor, label, value, evidence))
}

/** The dossier below the record; for an unknown value, the note is the question to ask. */
function dossierRowsOf(vendor: Vendor): Row[] {
  return groupsFor(vendor).flatMap(({ title, fields }) =>
    fields.flatMap((field) => {
      const fact = vendor[field.key]
      if (!(hasValue(fact) || field.ask)) return []
      const evidence = hasValue(fact) ? fact : { ...fact, note: `Ask: ${field.ask}` }
      return [rowOf(vendor, `${title}: ${field.label}`, factWords(field, fact), evidence)]
    }),
  )
}

function rowOf(vendor: Vendor, label: string, value: string, evidence: Evidence): Row {
  const { basis, source, note, differs } = evidence
  return [
    text(vendor.name),
    text(label),
    text(value + inParentheses(evidence), hasValue(evidence) ? { fontWeight: 'bold' } : { textColor: colors.inkSoft }),
    text(basisWords[basis].label),
    text(source?.url ?? '', { wrap: false }),
    text(source ? kindWords[source.kind] : ''),
    text(source?.name ?? ''),
    text(source?.dated ? dateWords(source.dated) : ''),
    text(source ? dateWords(source.read) : ''),
    text([note, source?.via && `Secondhand: ${source.via}.`].filter(Boolean).join(' ')),
    text(differs ?? ''),
  ]
}
