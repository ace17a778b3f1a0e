import type { LeadDetail } from '../../../../shared/admin/leads'
import { Moment } from '../submissions/badges'
import { originWords } from './origin-words'

/** The version of the letter, and what its editor has to know. */
export function LetterState({ lead: { draft, timeZone } }: { lead: LeadDetail }) {
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
      {draft.notes.length > 0 && (
        <div className="mb-4 rounded-xl bg-mark p-3 text-sm">
          <p className="font-medium">Check before sending</p>
          <ul className="list-disc pl-5">
            {draft.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
