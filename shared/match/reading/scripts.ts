/** How many parts are named; more would only repeat that we do not read them. */
const partsMax = 3

/** A run of words in a script other than Latin: at least two letters, with the spaces and commas between its words. */
const otherScript = /(?:(?!\p{Script=Latin})\p{L}[\p{M}\p{N}]*(?:[ ,'-]{1,2}(?=(?!\p{Script=Latin})\p{L}))?){2,120}/gu

/** The parts of a text in another script, in their order: `['我们需要中文患者门户']`. Linear in the length of the text. */
export function otherScripts(text: string): string[] {
  return [...new Set(text.match(otherScript) ?? [])].slice(0, partsMax)
}
