/** The author of an article that the built-in writer composed; no person. */
export const softwareAuthor = 'Our own software'

/** Who wrote an article, as pages say it. */
export const byline = (author: string) => (author === softwareAuthor ? 'Written by our software' : `By ${author}`)
