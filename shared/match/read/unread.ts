// cspell:disable: titles, names, and parts of words, as people write them.
import { otherLanguage } from './languages'

/** How many parts are named; more would only repeat that we do not read them. */
const partsMax = 3

/** A run of words in a script other than Latin: at least two letters, with the spaces and commas between its words. */
const otherScript = /(?:(?!\p{Script=Latin})\p{L}[\p{M}\p{N}]*(?:[ ,'-]{1,2}(?=(?!\p{Script=Latin})\p{L}))?){2,120}/gu

/** Signs of advertising, each of which a practice may use once. */
const advertising: readonly RegExp[] = [
  /\b(?:seo|back-?links?|link building|guest posts?|do-?follow|domain (?:rating|authority)|white hat|serp)\b/i,
  /\b(?:rank(?:ing|ed)?|first page|page one|top) (?:\w{1,20} ){0,3}(?:on|in|of) google\b|\b(?:increase|boost|grow|drive) (?:your |more )?(?:traffic|sales|rankings?|revenue|leads|visibility)\b/i,
  /\b(?:hello|hi|dear|attention) (?:webmaster|admin|site owner|website owner|business owner|sir\/?madam|sir or madam|sir|team)\b/i,
  /\byour (?:web ?site|site|blog|business|online presence|company)\b/i,
  /\b(?:we|our (?:agency|company|team)) (?:offer|provide|place|sell|speciali[sz]e|deliver|help (?:businesses|companies))\b|\bour (?:prices|packages|rates|portfolio|services) (?:start|are|include)\b/i,
  /\b(?:web ?site|web) (?:design|development|redesign)|\b(?:app|software) development (?:company|services)|\bdigital marketing\b|\blead generation (?:service|agency|campaign)|\bemail lists?\b|\boutreach team\b/i,
  /\b(?:reply|click|call|contact us) (?:yes|here|now|today|for (?:samples|details|pricing|a free))\b|\b(?:only|just) \$\d+|\bfree (?:audit|trial|quote|samples?)\b|\bunsubscribe\b|\blimited[- ]time offer\b|\b\d+% (?:off|discount)\b/i,
  /\b(?:crypto|bitcoin|forex|casino|betting|viagra|cialis|payday|business loan|merchant cash|funding offer|investment opportunity|escort)\b/i,
]
const advertisingMin = 3

/** Keys beside one another on a keyboard, and runs of consonants that no English word has. */
const mashed =
  /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|lkjh|lkj|qwer|wert|zxcv|xcvb|poiu|oiuy|fdsa|jkl;)|[bcdfghjklmnpqrstvwxz]{6,}|(.)\1{3,}|^(?:test|testing|lorem|ipsum|foo|bar|blah|abc|xxx|aaa)$/i
/** The share of mashed words from which a text says nothing. */
const mashedShare = 0.3

/** Whether a text offers something for sale instead of telling of a practice. */
export function isAdvertising(text: string): boolean {
  return advertising.filter((pattern) => pattern.test(text)).length >= advertisingMin
}

/** Whether a text is keys that were hit without a meaning. */
export function isNonsense(text: string): boolean {
  const words = text.match(/[\p{L};]+/gu) ?? []
  const hit = words.filter((word) => mashed.test(word)).length
  return words.length > 0 && hit / words.length >= mashedShare
}

/** The parts of a text that are not read: another script or language, nonsense, advertising. Linear in its length. */
export function readUnread(text: string): string[] {
  if (text.trim() === '') return []
  if (isAdvertising(text) || isNonsense(text)) return [text.trim()]
  return [...new Set(text.match(otherScript) ?? []), ...otherLanguage(text)].slice(0, partsMax)
}
