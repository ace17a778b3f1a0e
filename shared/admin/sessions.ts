import type { Actor } from './actor'
import type { WaysIn } from './sign-in'

/** A current session. Times are ISO 8601. */
export interface AdminSessionEntry {
  id: string
  actor: Actor
  /** A short description, such as `Chrome on Windows`. */
  browser: string
  signedInAt: string
  /** To the minute. */
  seenAt: string
  isPresent: boolean
}

export interface SessionList {
  /** Newest first. */
  sessions: AdminSessionEntry[]
}

/** The current person, and how to sign in again if the session ends while working. */
export interface PresentActor extends Actor {
  waysIn: WaysIn
}
