import type { Knex } from 'knex'
import { type Actor, writerOf } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { letterCalls } from '../../shared/admin/calls/leads'
import type { LeadDetail } from '../../shared/admin/leads'
import type { LetterOrigin, LetterStep, LetterVersion } from '../../shared/admin/letters'
import { countWords } from '../../shared/blog/words'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { columnsOf, type WithDates, withTimes } from '../platform/rows'
import { notFound } from '../submissions/admin'
import type { Step } from '../submissions/desk'
import { addHistory } from '../submissions/history'
import type { StoredLead } from './admin-repository'
import { letterOf } from './admin-view'

interface NextLetter {
  text: string
  author: string | undefined
  origin: LetterOrigin
  takenFrom?: number
}

type Begun = Omit<NextLetter, 'author'>

/** What the actions on a lead need of the desk. Methods that take an id throw ApiError 404 for an unknown one. */
export interface LeadDesk extends Parts {
  read: (id: string) => Promise<StoredLead>
  computed: (row: StoredLead) => string
  work: (id: string, step: Step<StoredLead>) => Promise<LeadDetail>
}

export function createLetterAdmin({ config, db, read, computed, work }: LeadDesk): Acts<typeof letterCalls> {
  /** The former versions of a letter. */
  const lettersOf = (id: string) =>
    db('lead_letter_versions').where({ lead_id: id }).select<VersionRow[]>(versionColumns)
  const present = (row: StoredLead): LetterVersion => letterOf(row, row.draft ?? computed(row))

  async function find(id: string, version: number): Promise<LetterVersion> {
    const row = await read(id)
    if (version === row.draftVersion) return present(row)
    const letter = await lettersOf(id).where({ version }).first()
    if (!letter) throw notFound('leads')
    return toVersion(letter)
  }

  /** Starts a new version based on the one that was seen. The editor's text is stored first if it differs. */
  async function begin(actor: Actor, id: string, given: LetterStep, event: string, next: (lead: StoredLead) => Begun) {
    const { draftVersion, author: typed, draft } = given
    const author = writerOf(actor, typed)
    return work(id, async (lead, transaction) => {
      assertLetterIsOpen(lead, draftVersion)
      const shown = lead.draft ?? computed(lead)
      const isUnsaved = draft !== undefined && draft !== shown
      const before = isUnsaved
        ? await writeLetter(transaction, lead, { text: draft, author, origin: 'edited' }, shown)
        : lead
      await writeLetter(transaction, before, { ...next(lead), author }, shown)
      await addHistory(transaction, actor, 'leads', id, 'change', [event])
    })
  }

  return {
    restartLetter: (actor, id, step) =>
      begin(actor, id, step, 'Letter: restarted from the computed text', (row) => ({
        text: computed(row),
        origin: 'computed',
      })),

    async listLetterVersions(id) {
      const row = await read(id)
      const former = await lettersOf(id).orderBy('version', 'desc').limit(lettersMax)
      const letters = [present(row), ...former.map(toVersion)]
      return {
        lead: { id, organizationName: row.organizationName, isSent: row.recommendationSentAt !== null },
        versions: letters.map(({ text, ...facts }) => ({ ...facts, words: countWords(text) })),
        timeZone: config.businessTimeZone,
      }
    },

    getLetterVersion: find,

    async takeLetterVersion(actor, id, version, step) {
      const { text } = await find(id, version)
      const next: Begun = { text, origin: 'taken', takenFrom: version }
      return begin(actor, id, step, `Letter: version ${version} restored`, () => next)
    },
  }
}

/**
 * Saves the text of an editor as the next version of a letter. The same text makes no version, except that a computed
 * one that was never saved becomes one without an author, so that what a preview showed is what is sent.
 * @param shown the text that the current catalogue gives
 */
export async function saveLetter(
  transaction: Knex.Transaction,
  lead: StoredLead,
  { draft, author, shown }: { draft: string; author: string | undefined; shown: string },
): Promise<void> {
  const isSame = sameText(draft, lead.draft ?? shown)
  if (isSame && lead.draft !== null) return
  const letter: NextLetter = isSame
    ? { text: shown, author: undefined, origin: 'computed' }
    : { text: draft, author, origin: 'edited' }
  await writeLetter(transaction, lead, letter, shown)
}

/** Writes the computed text anew in an unsent letter that was saved as it was computed. One that was edited stays. */
export async function renewLetter(transaction: Knex.Transaction, lead: StoredLead, text: string): Promise<void> {
  const { draft, draftOrigin, recommendationSentAt } = lead
  if (recommendationSentAt || draft === null || draftOrigin !== 'computed' || sameText(draft, text)) return
  await writeLetter(transaction, lead, { text, author: undefined, origin: 'computed' }, text)
}

/** A form sends its lines with carriage returns, and what is saved is trimmed. */
const sameText = (one: string, other: string) => plain(one) === plain(other)
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

/** Writes the next version and returns the lead with it. Kept are the former one, and `shown`, a text never saved. */
async function writeLetter(
  transaction: Knex.Transaction,
  lead: StoredLead,
  { text, author, origin, takenFrom }: NextLetter,
  shown: string,
): Promise<StoredLead> {
  if (lead.draft === null) await keepComputed(transaction, lead.id, shown)
  const version = lead.draftVersion + 1
  const written = { draft: text, draft_version: version, draft_saved_at: new Date(), draft_author: author || null }
  await transaction('leads')
    .where({ id: lead.id })
    .update({ ...written, draft_origin: origin, draft_taken_from: takenFrom ?? null })
  return { ...lead, draft: text, draftVersion: version }
}

/** @throws ApiError 409 if the letter was sent, or has changed since it was seen */
export function assertLetterIsOpen(lead: StoredLead, seen: number | undefined): void {
  const { draftVersion, recommendationSentAt } = lead
  if (recommendationSentAt)
    throw httpError(
      409,
      `The recommendation was sent on ${recommendationSentAt.toISOString()}. It can be sent only once.`,
    )
  if (seen === undefined) throw httpError(422, 'Name the version that you edited.', [missingVersion])
  if (seen !== draftVersion) throw httpError(409, 'Someone else has saved this draft in the meantime.')
}

const missingVersion = { field: 'draftVersion', message: 'Name the version that you edited.' }

type VersionRow = WithDates<Omit<LetterVersion, 'author'>, 'savedAt'> & { author: string | null }

const versionColumns = columnsOf('version', 'text', 'author', 'origin', 'takenFrom', 'savedAt')

/** How many versions of a letter are listed; older ones are kept. */
const lettersMax = 200

/** Stores the computed text that a person started from, as version 0. */
async function keepComputed(transaction: Knex.Transaction, leadId: string, text: string): Promise<void> {
  await transaction('lead_letter_versions')
    .insert({ lead_id: leadId, version: 0, text, origin: 'computed', saved_at: new Date() })
    .onConflict()
    .ignore()
}

const toVersion = (row: VersionRow): LetterVersion => ({ ...withTimes(row), author: row.author ?? '' })
