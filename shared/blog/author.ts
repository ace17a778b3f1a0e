/** The author of an article that the built-in writer composed; no person. */
export const softwareAuthor = 'Our own software'
