import type { Known } from '../terms/known'
import type { Mention, Reading } from './clauses'
import { quoteOf } from './text'

const anySystem =
  '(?:it|this|that|them|(?:our|the|my|this|that|their) (?:current |present |old |existing |legacy )?(?:system|set-?up|emr|ehr|software|vendor|platform|record))'
const open =
  /\b(?:(?:have|has|had)(?: not|n't) (?:yet )?decided|undecided|on the fence|not (?:sure|certain) (?:if|whether)|should (?:i|we) (?:just |even |really )?(?:stay|switch|move|leave|change|go|bother|jump|merge)|should (?:i|we)\?|whether (?:to|we should|i should|it is worth|it's worth) (?:stay|switch|move|leave|chang|go)\w{0,3}|worth (?:switching|moving|changing|leaving|it|the pain|the switch)|open to (?:staying|other|a change|moving|switching|alternatives)|look(?:ing)? around|(?:thinking|thought) (?:about|of) (?:switching|leaving|moving|changing)|consider(?:ing)? (?:a (?:change|switch|move)|switching|leaving|moving|changing)|stay or (?:go|leave|switch|move)|(?:switch|leave|move|go) or stay|if (?:there is|there's|it is) (?:something|anything) better|may (?:leave|switch|move)|might (?:leave|switch|move)|anything (?:better|we are missing)|better than what we)/g
const going = new RegExp(
  `\\b(?:leaving (?:${anySystem}|for (?:a|another|something))|(?:want|wants|looking|need|needs|have|trying|ready|going|plan|plans|planning|intends?|decided) to (?:leave|move|switch|replace|migrate|get off|get out|change)|(?:moving|switching|migrating|transitioning) (?:off|away|from|out|to (?:a|another|something) (?:new|different|else|better))|(?:we're|we are|i'm|i am) (?:moving|leaving|switching|done)|getting off|get us off|replac(?:e|es|ing) (?:${anySystem}|a legacy|its)|replacement|want out|need out|i am done|never (?:sign|renew)\\w{0,3} with|will not renew|won't renew|not renewing|fed up|want something (?:simpler|better|else|new|different)|(?:boss|board|owner) wants (?:cloud|a new|something)|shutting down|being (?:sunset|shut down|discontinued|closed)|falling over|instead of (?:paper|${anySystem})|off (?:of )?paper|new (?:emr|ehr)\\b)`,
  'g',
)
const staying =
  /\b(?:stay(?:ing|s)? (?:on|with|put)\b|(?:that|it|this) stays|keep(?:ing)? (?:using|[a-z]{4,20}\. period|(?:our|the|my) (?:current |present )?(?:system|emr|ehr|software|record)(?! down))|(?:not|n't|never) (?:looking to |going to |planning to |want to |wanting to |interested in |about to )?(?:leav(?:e|ing)|replac(?:e|ing)|switch(?:ing)?|mov(?:e|ing) (?:again|off|away))|no (?:plans?|intention|desire|reason) (?:to|of) (?:leav|switch|replac|mov|chang)\w{0,4}|(?:just|already) signed for \d|(?:please )?no ehr pitches|do(?:es)? not need a new (?:ehr|emr|system))/g

/**
 * Whether a text says that the practice leaves its system, stays, or has not decided; null if it says nothing of it.
 * @param left where it leaves a system by its name
 */
export function readLeaving(reading: Reading, left: Mention | null): Known['leaving'] {
  const { plain } = reading.text
  const stays = first(plain, staying)
  const undecided = first(plain, open)
  const denied = (at: number) =>
    /\b(?:not|n't|never|no|nor|without|if we)\b[^.;,]{0,25}$/.test(plain.slice(Math.max(0, at - 40), at))
  const goes = Array.from(plain.matchAll(going)).find(
    ({ index }) => !(denied(index) || reading.mannerOf({ start: index, end: index + 1 }).match(/asked|others|past/)),
  )
  const found: [boolean | 'undecided', RegExpExecArray | undefined][] = [
    ['undecided', undecided],
    [true, goes],
    [false, stays],
  ]
  const hit = found.find(([value, match]) => match !== undefined || (value === true && left !== null))
  if (hit === undefined) return null
  if (!hit[1]) return { value: true, origin: 'read', quote: left?.quote ?? null }
  const span = { start: hit[1].index, end: hit[1].index + hit[1][0].length }
  const sentence = reading.sentences.find(({ start, end }) => span.start >= start && span.start < end)
  return { value: hit[0], origin: 'read', quote: quoteOf(reading.text, sentence ?? span, span) }
}

const first = (plain: string, pattern: RegExp) => Array.from(plain.matchAll(pattern))[0]
