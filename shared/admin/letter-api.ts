import type { LeadDetail } from './leads'
import type { LetterStep, LetterVersion, LetterVersions } from './letters'

/**
 * Rejects with 404 for an unknown lead or version, and with 409 if somebody else saved the letter in the meantime, or
 * it was sent.
 */
export interface LetterApi {
  /** Starts again from the computed text; the text in the editor is stored as a version first. */
  restartLetter(id: string, step: LetterStep): Promise<LeadDetail>
  listLetterVersions(id: string): Promise<LetterVersions>
  getLetterVersion(id: string, version: number): Promise<LetterVersion>
  /** Makes an older version the current one, as a new version. */
  takeLetterVersion(id: string, version: number, step: LetterStep): Promise<LeadDetail>
}
