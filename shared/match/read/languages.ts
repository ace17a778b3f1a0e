// cspell:disable: words of other languages.
/**
 * Small words of other languages in Latin script that are no English words: French, German, Spanish, Portuguese,
 * Vietnamese (also without accents), Tagalog, and Haitian Creole. With a capital, they count only as the first word of a
 * sentence, because of names.
 */
const foreign = new Set(
  [
    'et à avec nous notre nos sont dans une les aux besoin ligne qui que avons sommes cherchons vous chez',
    'und mit wir das ein eine einen für ist sind nicht auch oder bei zu auf unsere brauchen suchen haben ich zwei drei vier',
    'para un una somos necesitamos nuestro nuestra nuestros por tenemos queremos buscamos también pero más muy',
    'com uma um não precisamos nossa nosso em são nós temos nossos buscamos procuramos você',
    'tôi chúng có và cho của là không các một cần được người với những phòng khám toi cua khong nguoi duoc benh',
    'ang ng mga sa kami namin ay po ito kailangan namin ako rin',
    'nou pou nan bezwen yon mwen moun li',
  ].flatMap((words) => words.split(' ')),
)
/** The same, but also in names such as Casa de la Paz: they count only before a word in lowercase. */
const particles = new Set('de la le el los las du des del da dos en y der von zur zum'.split(' '))
const english = new Set(
  'the and of to with for is are our we that this have has need needs want from it or not by be but my who them they'.split(
    ' ',
  ),
)

/** Fewer small words of another language may be names, or words that English has borrowed. */
const foreignMin = 3

/** How many sentences are named; more would only repeat that we do not read them. */
const partsMax = 3

const sentenceMark = /(?<=[.!?;])\s+|\n+/

/** The sentences that are not English, if a description is mostly in another language; otherwise none. */
export function otherLanguage(description: string): string[] {
  const sentences = description.split(sentenceMark).filter((sentence) => /\p{Script=Latin}/u.test(sentence))
  const counts = sentences.map((sentence) => ({ sentence, ...smallWords(sentence) }))
  const sum = (of: 'others' | 'ours') => counts.reduce((total, count) => total + count[of], 0)
  if (sum('others') < foreignMin || sum('others') < 2 * sum('ours')) return []
  return counts
    .filter(({ others, ours }) => others >= ours)
    .map(({ sentence }) => sentence.trim().replace(/(?<![.;])[.;]+$/, ''))
    .slice(0, partsMax)
}

/** How many small words of other languages, and of English, a sentence has. */
function smallWords(sentence: string): { others: number; ours: number } {
  const words = sentence.normalize('NFC').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  let isBeforeLower = false
  let [others, ours] = [0, 0]
  for (const [place, written] of [...words.entries()].toReversed()) {
    const word = place === 0 ? written.toLowerCase() : written
    const isParticle = particles.has(word)
    if (english.has(word.toLowerCase())) ours++
    else if (foreign.has(word) || (isParticle && isBeforeLower)) others++
    if (!isParticle) isBeforeLower = word === word.toLowerCase()
  }
  return { others, ours }
}
