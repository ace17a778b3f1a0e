/** What a person of the team may do. */
export const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
  { value: 'leads', label: 'Leads' },
  { value: 'owner', label: 'Owner' },
] as const

export type Role = (typeof roles)[number]['value']

export const roleLabel = (role: Role): string => roles.find(({ value }) => value === role)?.label ?? role

/** Who does something in the admin. Histories keep the name as it was then. */
export interface Actor {
  /** Null for whoever signed in by the password, which says of nobody who it is. */
  id: string | null
  name: string
  role: Role
}

/** Whoever signed in by the password. */
export const passwordOwner: Actor = { id: null, name: 'Owner by password', role: 'owner' }

/**
 * A part of the admin as its service has it: the methods that change something are told who does it, first.
 * @template Writes their names
 */
export type Acted<Api, Writes extends keyof Api> = Omit<Api, Writes> & {
  [Name in Writes]: Api[Name] extends (...rest: infer Rest) => infer Answer
    ? (actor: Actor, ...rest: Rest) => Answer
    : never
}

/** Under which name somebody writes: a person under the own one, whoever signed in by the password under the one that was typed. */
export const writerOf = <Typed>(actor: Actor, typed: Typed): Typed | string => (actor.id === null ? typed : actor.name)
