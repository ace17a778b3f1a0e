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

/** The name of a text's author: a person's own, or, for a password session, the one typed. */
export const writerOf = <Typed>(actor: Actor, typed: Typed): Typed | string => (actor.id === null ? typed : actor.name)
