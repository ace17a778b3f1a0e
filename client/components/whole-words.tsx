interface WordsProps {
  text: string
}

const space = /(\s+)/
const digit = /\d/

/** As in the texts written in Markdown (`scripts/lib/unbroken-words.mjs`): a longer word may be wider than a phone's column. */
const lengthMax = 24

/** Browsers end a line after a hyphen; a code such as `GAD-7` or `CMS-0062-P` and an email address stay whole here. */
export function WholeWords({ text }: WordsProps) {
  return text.includes('-') ? drawn(text, isCode, 'unbroken') : text
}

/** A text in which no price or number is broken, which else could happen after a hyphen; it breaks at its spaces alone. */
export function Unbroken({ text }: WordsProps) {
  return drawn(text, (word) => digit.test(word), 'whitespace-nowrap')
}

/** The text with each word that stays whole in an element of its own, which does not break. */
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

/** Each whole word by itself, and what stands between them together: React marks each joint between two texts. */
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
