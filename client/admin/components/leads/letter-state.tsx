import type { LeadDetail } from '../../../../shared/admin/leads'
import { Moment } from '../submissions/badges'
import { originWords } from './origin-words'

/** The version of the letter, and what its editor has to know. */
export function LetterState({ lead: { draft, reading, timeZone } }: { lead: LeadDetail }) {
  const isBehind =
    draft.origin !== 'computed' && reading.points.some(({ decided }) => decided && decided.at > (draft.savedAt ?? ''))
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {draft.savedAt ? (
          <>
            {`Version ${draft.version}, ${originWords(draft)}, saved `}
            <Moment at={draft.savedAt} timeZone={timeZone} />.
          </>
        ) : (
          'Computed from the catalogue. Correct it, then preview and send it.'
        )}
      </p>
      {isBehind && (
        <p className="mb-3 rounded-xl bg-mark p-3 text-sm">
          Points were decided after this version was saved. It does not follow them. "Reset to computed draft" does.
        </p>
      )}
      <LetterChecks notes={draft.notes} />
    </>
  )
}

/** What to look at before the letter is sent; renders nothing if there is nothing. */
export function LetterChecks({ notes }: { notes: LeadDetail['draft']['notes'] }) {
  if (notes.length === 0) return null
  return (
    <div className="mb-4 rounded-xl bg-mark p-3 text-sm">
      <p className="font-medium">Check before sending</p>
      <ul className="list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
