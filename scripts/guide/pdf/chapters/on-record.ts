import type { Vendor } from '../../../../shared/catalogue'
import { factByKey } from '../../../../shared/catalogue/facts'
import { hasValue } from '../../../../shared/catalogue/mark'
import { outOfScope, partOfTheWork, productKind } from '../../../../shared/catalogue/scope'
import { factPhrase } from '../../../../shared/catalogue/words'
import { orderVendors } from '../../../../shared/comparison/order'
import { evidenceWords } from '../../../../shared/vendors/caution'
import { type Chapter, heading, list } from '../blocks'
import type { Run, Text } from '../lines'
import { legend, markedText } from '../marks'
import { colors, small } from '../style'
import { type Column, figures, systemTable } from './figure-cells'

const prescribing = ['prescribing.ePrescribing', 'prescribing.epcs', 'prescribing.pdmp']
const leaving = ['leaving.exportFormat', 'leaving.exportPrice', 'leaving.exportDeadline', 'contract.notice']

/** The systems without a profile: those on record in a table, the listed ones in a line each. */
export function onRecord(vendors: readonly Vendor[]): Chapter {
  const ordered = orderVendors(vendors, 'alphabetical')
  const listed = ordered.filter(({ depth }) => depth === 'listed')
  return {
    id: 'on-record',
    title: 'On record: systems that we checked but did not review',
    about:
      'What each is for, its price, and what is known of prescribing and leaving. Their pages on our website hold every value with its source.',
    write: (paper) => {
      for (const { id } of ordered) paper.place(placeOf(id))
      const columns: Column[] = [
        { label: 'Best for', cell: ({ bestFor }) => markedText(bestFor.value ?? '?', bestFor) },
        figures.cost,
        { label: 'Prescribing', cell: (vendor) => known(vendor, prescribing) },
        { label: 'Leaving', cell: (vendor) => known(vendor, leaving) },
      ]
      const onRecord = ordered.filter(({ depth }) => depth === 'record')
      const style = { ...small, size: 8, leading: 1.25 }
      systemTable(paper, onRecord, columns, { cell: nameCell, widths: [15, 31, 15, 17, 22], style, padding: 3 })
      legend(paper, '"?" means not verified: ask the vendor. Behind a value')
      heading(paper, 'Listed: too little is public to compare them', 2)
      list(
        paper,
        listed.map(
          (vendor): Text => [
            { text: `${vendor.name}. `, face: 'bold' },
            { text: `${vendor.card.blurb} ${evidenceWords(vendor)}` },
          ],
        ),
        { style: small },
      )
    },
  }
}

const placeOf = (id: string) => `vendor-${id}`

/** A system's name, and what it is if nobody can choose it as a record. */
function nameCell(vendor: Vendor): Run[] {
  const is = outOfScope(vendor) ? `${productKind(vendor)}, not an EMR` : partOfTheWork(vendor)
  const said = vendor.closed ? 'takes no new customers' : is
  return [{ text: vendor.name }, ...(said ? [{ text: ` (${said})`, color: colors.inkSoft } as const] : [])]
}

function known(vendor: Vendor, keys: readonly string[]): Run[] {
  const facts = keys.flatMap((key) => factByKey(vendor, key) ?? []).filter(({ fact }) => hasValue(fact))
  if (facts.length === 0) return [{ text: '?', color: colors.inkSoft }]
  return facts.flatMap(({ row, fact }, place) => [
    { text: `${place > 0 ? '; ' : ''}${row.label}: `, color: colors.inkSoft },
    ...markedText(factPhrase(row, fact), fact),
  ])
}
