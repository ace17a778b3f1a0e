// cspell:ignore ʹʻʼʽ
/** Characters that people type for one another, by the one that stands for them in every comparison. */
const alike: Readonly<Record<string, string>> = {
  "'": '`´΄‘’‚‛❛❜′‵ʹʻʼʽ＇',
  '"': '“”„‟❝❞〝〞″‶«»＂',
  '-': '‐‑‒–—―⁃−˗⸺⸻־﹘﹣－',
  ' ': '\t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u2800',
}

/** Small letters that Unicode does not take apart, by what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ς: 'σ',
  '⁄': '/',
}

/** Characters without a shape: zero-width ones, soft hyphens, fillers, and those that steer direction or form. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Accents, and the points of Hebrew and Arabic, which are taken off their letters. The vowel signs of Indic and Thai
 * words stay: there they are letters.
 */
const marks = new RegExp(
  `[${[
    '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
    '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
    '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
  ].join('')}]`,
  'g',
)

const unified = new Map(Object.entries(alike).flatMap(([plain, others]) => [...others].map((one) => [one, plain])))
const isAlike = new RegExp(`[${[...unified.keys()].join('')}]`, 'g')
const isPlainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** A text without unseen characters, and with plain quotation marks, dashes, and spaces; its letters stay as they are. */
export const withPlainSigns = (text: string): string =>
  text.replace(unseen, '').replace(isAlike, (one) => unified.get(one) ?? one)

/** Letters as an English keyboard has them, as far as there are such: `Łódź` is `lodz`, `Straße` is `strasse`. */
export const withPlainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(isPlainLetter, (letter) => plainLetters[letter] ?? letter)

/**
 * The form in which typed texts are compared: two texts that people would call the same have the same form. Case,
 * accents, full-width and other compatible forms, kinds of quotation marks, dashes, and spaces, and unseen characters
 * make no difference; spaces are neither trimmed nor joined. The database has the same in `blog_fold` (0048); a test
 * compares the two.
 */
export const folded = (text: string): string => withPlainSigns(withPlainLetters(withPlainSigns(text)))
