/** What kind of value a field holds, which decides how it is checked and shown. */
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
  /** What to ask the vendor where nothing is known; fields that only add to others have none. */
  ask?: string
}

export interface DossierGroup {
  key: string
  title: string
  fields: readonly DossierField[]
}

/** A field in one line. */
export const field = (key: string, kind: DossierKind, label: string, ask?: string): DossierField =>
  ask === undefined ? { key, label, kind } : { key, label, kind, ask }
