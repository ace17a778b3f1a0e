import { basisWords } from '../catalogue/basis'
import { listItemWords } from '../catalogue/care'
import { dossierFields } from '../catalogue/dossier/fields'
import { dossierLines } from '../catalogue/dossier/words'
import type { Answer } from '../catalogue/evidence'
import { answerWords } from '../catalogue/fields'
import type { Change } from '../catalogue/history'

/** The beginning of an address that is left out when it is shown. */
const addressStart = /^https:\/\/(?:www\.)?/

/** A value of the catalogue in words, one line each. */
export function valueLines(field: string, value: NonNullable<Change['from']['value']>): string[] {
  const known = dossierFields.find(({ key }) => key === field)
  if (known) return dossierLines(known, { value, basis: 'spec' })
  if (typeof value === 'boolean' || value === 'partly') return [answerWords(value as Answer)]
  if (Array.isArray(value)) return [value.map((one) => listItemWords(String(one))).join(', ')]
  return [String(value).replace(addressStart, '')]
}

/** A value with its basis in words, such as `Yes (sourced)`; without a value, the label of the basis. */
export function stateWords(field: string, { value, basis }: Change['from']): string {
  if (value === null) return basisWords[basis].label
  return `${valueLines(field, value).join('; ')} (${basisWords[basis].label.toLowerCase()})`
}
