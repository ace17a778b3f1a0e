import { ActForm } from '../act-form'

interface EraseProps {
  noun: 'lead' | 'message' | 'report'
  /** A sentence about what is kept. */
  stays?: string | undefined
}

/** Erases for good. It has to be opened and then confirmed. */
export function Erase({ noun, stays }: EraseProps) {
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="cursor-pointer py-1 font-medium">{`Erase this ${noun}`}</summary>
      <p className="mt-2 text-sm text-ink-soft">
        {`This permanently deletes the ${noun} and everything kept about it here. `}
        Emails already sent stay in recipients' mailboxes.{stays && ` ${stays}`}
      </p>
      <ActForm value="erase" sending="Erasing…" look="danger" formClass="mt-4">
        Erase for good
      </ActForm>
    </details>
  )
}
