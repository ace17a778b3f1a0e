import type { Vendor } from '../catalogue'
import { factByKey } from '../catalogue/facts'
import { hasValue, type MarkedText, markAt } from '../catalogue/mark'
import { factWords } from '../catalogue/words'

/** A value with its name, for a short list. */
export type Labeled = MarkedText & { label: string }

/** What a practice pays beside the plan. */
const charges = {
  'price.perItem': 'By use',
  'prescribing.price': 'E-prescribing',
  'prescribing.epcsPrice': 'Controlled substances',
  'prescribing.pdmpPrice': 'Monitoring program',
  'ai.price': 'AI notes',
  'price.cardFee': 'Card fee',
  'price.extras': 'Extras',
  'contract.furtherLicences': 'More seats',
}

/** What a practice takes along when it leaves. */
const exported = {
  'leaving.exportScope': 'You get',
  'leaving.exportFormat': 'Format',
  'leaving.exportPrice': 'Price',
  'leaving.exportDeadline': 'Until',
}

/** The charges of a record beside its plans, without those that a text about it quotes and so links to. */
export const chargesBeside = (vendor: Vendor, text: string): Labeled[] => notQuoted(vendor, charges, text)

/** What a record says of taking charts along, without what a text quotes. */
export const exportBeside = (vendor: Vendor, text: string): Labeled[] => notQuoted(vendor, exported, text)

function notQuoted(vendor: Vendor, labels: Readonly<Record<string, string>>, text: string): Labeled[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const found = factByKey(vendor, key)
    if (!(found && hasValue(found.fact)) || text.includes(`href="#${key}"`)) return []
    return [{ label, text: factWords(found.row, found.fact), mark: markAt(vendor.id, key, found.fact) }]
  })
}
