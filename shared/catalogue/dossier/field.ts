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

export interface DossierField<Key extends string = string> {
  key: Key
  label: string
  kind: DossierKind
  /** What to ask the vendor if the value is unknown. Fields that only supplement others have no question. */
  ask?: string
}

export interface DossierGroup<Key extends string = string> {
  key: string
  title: string
  fields: readonly DossierField<Key>[]
}

/** Shorthand for defining a field on one line. */
export const field = <Key extends string>(
  key: Key,
  kind: DossierKind,
  label: string,
  ask?: string,
): DossierField<Key> => (ask === undefined ? { key, label, kind } : { key, label, kind, ask })
