interface WordsProps {
  text: string
}

const space = /(\s+)/
const digit = /\d/

/**
 * The same limit as in Markdown texts (`scripts/lib/unbroken-words.mjs`): a longer word may be wider than a phone's
 * column.
 */
const lengthMax = 24

/**
 * Keeps codes such as `GAD-7` or `CMS-0062-P` and email addresses on one line; browsers would break them after a
 * hyphen.
 */
export function WholeWords({ text }: WordsProps) {
  return text.includes('-') ? drawn(text, isCode, 'unbroken') : text
}

/** A text that breaks only at spaces, so that no price or number is broken after a hyphen. */
export function Unbroken({ text }: WordsProps) {
  return drawn(text, (word) => digit.test(word), 'whitespace-nowrap')
}

/** The text with each unbreakable word in an element of its own. */
function drawn(text: string, staysWhole: (word: string) => boolean, className: string) {
  return piecesOf(text, staysWhole).map((piece, place) =>
    staysWhole(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place, and the list never changes.
      <span key={place} className={className}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/**
 * Each unbreakable word separately, and the text between them joined: React inserts a marker between two adjacent
 * texts.
 */
function piecesOf(text: string, staysWhole: (word: string) => boolean): string[] {
  const pieces: string[] = []
  for (const word of text.split(space)) {
    const last = pieces.at(-1)
    if (last === undefined || staysWhole(last) || staysWhole(word)) pieces.push(word)
    else pieces[pieces.length - 1] = last + word
  }
  return pieces
}

const isCode = (word: string) =>
  word.includes('-') && (digit.test(word) || word.includes('@')) && word.length <= lengthMax && !/[/\s]/.test(word)
