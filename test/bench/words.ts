const syllables = 'ba cor den fi gal hu jin kar lo mer nis pol ra sun tev vi'.split(' ')

/** Invented words for filler texts. */
export const inventedWords = syllables.flatMap((first) => syllables.map((second) => `${first}${second}`))
