/** The kind of a field's value, which decides how it is checked and shown. */
export type DossierKind =
  | 'answer'
  | 'text'
  | 'date'
  | 'link'
  | 'list'
  | 'plans'
  | 'items'
  | 'listing'
  | 'surveillance'
  | 'incidents'

export interface DossierField {
  key: string
  label: string
  kind: DossierKind
  /** What to ask the vendor if the value is unknown. Fields that only supplement others have no question. */
  ask?: string
}

export interface DossierGroup {
  key: string
  title: string
  fields: readonly DossierField[]
}

/** Shorthand for defining a field on one line. */
export const field = (key: string, kind: DossierKind, label: string, ask?: string): DossierField =>
  ask === undefined ? { key, label, kind } : { key, label, kind, ask }
