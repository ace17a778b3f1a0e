const space = /(\s+)/
const digit = /\d/

/** As in the texts written in Markdown (`scripts/lib/unbroken-words.mjs`): a longer word may be wider than a phone's column. */
const lengthMax = 24

/** Browsers end a line after a hyphen; a code such as `GAD-7` or `CMS-0062-P` and an email address stay whole here. */
export function WholeWords({ text }: { text: string }) {
  if (!text.includes('-')) return text
  return piecesOf(text).map((piece, place) =>
    staysWhole(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place, and the list never changes.
      <span key={place} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

/** Each whole word by itself, and what stands between them together: React marks each joint between two texts. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(space)) {
    const last = pieces.at(-1)
    if (last === undefined || staysWhole(last) || staysWhole(word)) pieces.push(word)
    else pieces[pieces.length - 1] = last + word
  }
  return pieces
}

const staysWhole = (word: string) =>
  word.includes('-') && (digit.test(word) || word.includes('@')) && word.length <= lengthMax && !/[/\s]/.test(word)
