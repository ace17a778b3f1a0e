// cspell:disable: patterns contain parts of words.
import { createVendorFinder, type Mention } from '../../../shared/blog/vendor-names'
import { type Vendor, vendors } from '../../../shared/catalogue'
import { systemNamed, anySystem as systemNames } from '../../../shared/match/read/systems-lexicon'

/** The system to leave: in the catalogue, elsewhere (`vendor` is null), or unnamed (both are null). */
export interface Leaving {
  vendor: Vendor | null
  name: string | null
}

interface LeavingRead {
  leaving: Leaving | null
  /** Vendors in the catalogue that are named but not left. */
  named: Mention[]
  spans: { start: number; end: number }[]
}

const verbs = 'mov|switch|migrat|transition|chang|convert|transfer|export|com|get|break'
const leavingWords = [
  `(?:${verbs})(?:e|es|ing|ting|ed)? (?:[a-z']{1,14} ){0,3}?(?:off|away from|from|over from|on from|out of)`,
  '(?:leav(?:e|es|ing)|left|replac(?:e|es|ing)|quit(?:ting)?|cancel(?:l?ing)?|drop(?:ping)?|ditch(?:ing)?|exit(?:ing)?)',
  '(?:alternatives?|replacements?|substitutes?) (?:to|for|of)|instead of|beyond|after|outgr(?:ow|own|ew|owing)|other than',
].join('|')
const before = new RegExp(`(?:^|[^a-z])(?:${leavingWords}) (?:the |your |our |using )?$`, 'i')
const after = /^(?:['’]s)? (?:alternatives?|replacements?|competitors?|data exports?|exports?|exit)\b/i
const others = new RegExp(
  `(?<![a-z])(?:${leavingWords}) (?:the |your |our |using )?(${systemNames.source})|(${systemNames.source}) (?:alternatives?|replacements?|exit)\\b`,
  'i',
)
const anySystem =
  /\b(?:switch|chang|leav|replac)(?:e|es|ing)? (?:from |off )?(?:your |our |an? |the )?(?:old |current |present )?(?:emrs?|ehrs?|systems?|vendors?)\b|\bmov(?:e|ing) to (?:a )?(?:new|another|different) (?:emr|ehr|system|vendor)\b/i

const windowChars = 60
const anyMention = createVendorFinder(vendors)

/** Mentions of vendors, except two lowercase words such as "therapy notes", which are not meant as a name. */
const findVendors = (text: string) =>
  anyMention(text).filter(({ start, end }) => !/^[a-z]+ [a-z]+$/.test(text.slice(start, end)))

/** Which system is left and which are only named: `moving off X`, `X alternatives`, `from X to Y`. */
export function readLeaving(topic: string): LeavingRead {
  const mentions = findVendors(topic)
  const left = mentions.find(
    ({ start, end }) =>
      before.test(topic.slice(Math.max(0, start - windowChars), start)) || after.test(topic.slice(end)),
  )
  if (left) {
    const leadIn = before.exec(topic.slice(Math.max(0, left.start - windowChars), left.start))?.[0] ?? ''
    return {
      leaving: { vendor: left.vendor, name: left.vendor.name },
      named: mentions.filter(({ vendor }) => vendor !== left.vendor),
      spans: [
        { start: left.start - leadIn.length, end: left.end + (after.exec(topic.slice(left.end))?.[0].length ?? 0) },
      ],
    }
  }
  const other = others.exec(topic) ?? anySystem.exec(topic)
  if (!other) return { leaving: null, named: mentions, spans: [] }
  const spans = [{ start: other.index, end: other.index + other[0].length }]
  const words = other[1] ?? other[2] ?? null
  return { leaving: { vendor: null, name: words && (systemNamed(words)?.name ?? words) }, named: mentions, spans }
}
