import type { Actor } from './actor'
import type { WaysIn } from './sign-in'

/** A session that is under way. Times are ISO 8601. */
export interface AdminSessionEntry {
  id: string
  actor: Actor
  /** In a few words, such as `Chrome on Windows`. */
  browser: string
  signedInAt: string
  /** To the minute. */
  seenAt: string
  expiresAt: string
  /** It is the one that asks. */
  isPresent: boolean
}

export interface SessionList {
  /** The newest first. */
  sessions: AdminSessionEntry[]
  timeZone: string
}

export interface SessionApi {
  listSessions(): Promise<SessionList>
  /** Rejects with 404 when there is none of that id any more. Its next request is refused. */
  endSession(id: string): Promise<void>
  /** All but the one that asks; answers how many there were. */
  endOtherSessions(): Promise<{ ended: number }>
}

/** The current person, and how to sign in again if the session ends while working. */
export interface PresentActor extends Actor {
  waysIn: WaysIn
}

export interface ActorApi {
  readActor(): Promise<PresentActor>
}
