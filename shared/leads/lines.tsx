import { Fragment } from 'react'

/** The first of two spaces, and one after a line break, would be lost in HTML. */
const lostSpaces = / (?= )/g

/**
 * Plain text whose lines and spaces are kept without CSS: Outlook for Windows and Samsung Mail do not know
 * `white-space`.
 */
export function Lines({ text }: { text: string }) {
  return text.split(/\r\n|\r|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered.
    <Fragment key={index}>
      {index > 0 && <br />}
      {(index > 0 ? line.replace(/^ /, '\u00a0') : line).replace(lostSpaces, '\u00a0')}
    </Fragment>
  ))
}
