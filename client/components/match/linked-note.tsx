import { Fragment } from 'react'

interface LinkedNoteProps {
  note: string
  /** Systems whose names become links to their pages. */
  systems: readonly { id: string; name: string }[]
}

/** A note of the match, with links on the systems it names that are not among the picks. */
export function LinkedNote({ note, systems }: LinkedNoteProps) {
  const [first, ...others] = systems
  if (!first) return note
  return note.split(first.name).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change their order
    <Fragment key={at}>
      {at > 0 && (
        <a href={`/emr/${first.id}`} className="link">
          {first.name}
        </a>
      )}
      <LinkedNote note={part} systems={others} />
    </Fragment>
  ))
}
