import type { LeadDetail } from '../../../../shared/admin/leads'
import { greeting, recommendationEmail } from '../../../../shared/leads/recommendation-email'
import { Fold } from '../../../components/fold'
import { MailSheet } from '../conversation/mail-sheet'
import { Moment } from '../submissions/badges'
import { originWords } from './origin-words'

/** The version of the letter, and what its editor has to know. */
export function LetterState({ lead: { draft, reading } }: { lead: LeadDetail }) {
  const isBehind =
    draft.origin !== 'computed' && reading.points.some(({ decided }) => decided && decided.at > (draft.savedAt ?? ''))
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {draft.savedAt ? (
          <>
            {`Version ${draft.version}, ${originWords(draft)}, saved `}
            <Moment at={draft.savedAt} />.
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

interface SheetProps {
  lead: LeadDetail
  text: string
}

/** The letter as the email shows it, rendered by the same code while it is typed. On a phone it has to be opened. */
export function LetterPreview({ title = 'As the visitor will read it', lead, text }: SheetProps & { title?: string }) {
  return (
    <Fold narrow label={title} className="min-w-0 font-medium">
      <section aria-label={title} className="font-normal">
        <h3 className="mb-1.5 leading-relaxed font-medium max-sm:hidden">{title}</h3>
        <Sheet lead={lead} text={text} />
      </section>
    </Fold>
  )
}

/** The complete email, from its recipient to its footer. */
export function Sheet({ lead, text }: SheetProps) {
  const { subject, closing, why } = recommendationEmail
  return (
    <MailSheet text={text} closing={closing} why={why}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-3 text-sm">
        <dt className="text-ink-soft">To</dt>
        <dd>{`${lead.firstName} ${lead.lastName} <${lead.workEmail}>`}</dd>
        <dt className="text-ink-soft">Subject</dt>
        <dd>{subject}</dd>
      </dl>
      <p dir="auto">{greeting(lead)}</p>
    </MailSheet>
  )
}
