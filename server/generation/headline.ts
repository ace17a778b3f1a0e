/** Words that stay in lowercase inside a headline. */
const small = new Set('a an and as at but by for if in nor of on or per the to via vs.'.split(' '))
/** Words with which a title cannot end. */
const leading = new Set([...small, ...'from into than that what which with without your'.split(' ')])
const seoTitleMax = 60
const seoDescriptionMax = 155

/** A headline in title case, as all articles of the blog have it. Names and acronyms keep their spelling. */
export function headlineCase(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim().split(' ')
  return words
    .map((word, at) => {
      const isEdge = at === 0 || at === words.length - 1 || /[:.?!]$/.test(words[at - 1] ?? '')
      return capitalizedWord(word, isEdge)
    })
    .join(' ')
}

function capitalizedWord(word: string, isEdge: boolean): string {
  const bare = word.replace(/[,;:?!]$/, '')
  if (/.\p{Lu}|\d|[./]/u.test(bare.replace(/\.$/, ''))) return bigFirst(word, /^\p{Ll}+\p{Lu}/u.test(bare))
  if (small.has(bare) && !isEdge) return word
  return word
    .split('-')
    .map((part, at) => (at > 0 && small.has(part) ? part : bigFirst(part, false)))
    .join('-')
}

const bigFirst = (word: string, isName: boolean) =>
  isName || /\d|[./]/.test(word)
    ? word
    : word.replace(/^(\P{L}?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase())

/** A title for search engines without an ellipsis: the headline, its part before the colon, or its first words. */
export function fittedTitle(text: string): string {
  const title = text.replaceAll('…', '').trim()
  if (title.length <= seoTitleMax) return title
  const [head = ''] = title.split(/[:?](?= )/)
  if (head.length >= 15 && head.length <= seoTitleMax) return head
  return wholeWords(title, seoTitleMax)
}

/** A description for search engines: whole sentences if they fit, otherwise whole words. */
export function fittedDescription(text: string): string {
  const description = text.replaceAll('…', '').trim()
  if (description.length <= seoDescriptionMax) return description
  const sentences = description.split(/(?<=[.!?]) /)
  let fitting = ''
  for (const sentence of sentences) {
    const longer = fitting ? `${fitting} ${sentence}` : sentence
    if (longer.length > seoDescriptionMax) break
    fitting = longer
  }
  return fitting || `${wholeWords(description, seoDescriptionMax - 1)}.`
}

function wholeWords(text: string, most: number): string {
  const words = text
    .slice(0, most + 1)
    .split(' ')
    .slice(0, -1)
  while (words.length > 1 && (leading.has(lastWord(words)) || /^[–—-]$/.test(lastWord(words)))) words.pop()
  return words.join(' ').replace(/[,;:.–—-]$/, '')
}

const lastWord = (words: readonly string[]) => words.at(-1)?.toLowerCase() ?? ''
