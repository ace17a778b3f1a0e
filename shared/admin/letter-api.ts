import type { LeadDetail } from './leads'
import type { LetterStep, LetterVersion, LetterVersions } from './letters'

/** Rejects with 404 for an unknown lead or version, and with 409 when the letter was saved by somebody else meanwhile, or sent. */
export interface LetterApi {
  /** The computed text again; what is in the editor is kept as a version before. */
  restartLetter(id: string, step: LetterStep): Promise<LeadDetail>
  listLetterVersions(id: string): Promise<LetterVersions>
  getLetterVersion(id: string, version: number): Promise<LetterVersion>
  /** An older version again, as a new one. */
  takeLetterVersion(id: string, version: number, step: LetterStep): Promise<LeadDetail>
}
