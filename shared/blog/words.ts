/** Counts the words of an article, without its tags. */
export const countWords = (html: string): number => html.replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0
