// cspell:disable: titles, names, and parts of words, as people write them.
import type { Known, SystemName } from '../terms/known'
import type { Mention, Reading } from './clauses'
import { anySystem, anyWayWithout, systemNamed } from './systems-lexicon'

const filler =
  '(?:(?:the|our|my|a|an|its|their|it|all|both|just|still|only|mostly|now|actually|been|happily|currently|stuck|here|with|on) ){0,3}'
/** Words right before the name of a system that somebody works with. */
const used = new RegExp(
  `(?:\\b(?:currently|presently|today|now|still|already)(?:,| we| i)*(?: are| am| have)? (?:use|using|on|in|with|run|running|have|paying for)?|\\b(?:we|i|staff|everyone|clinicians|therapists)(?:'re|'m| are| am| have| do|'ve)?(?: all| now| currently| both| still| already| been| mostly| happily)* (?:use|using|on|run|running|chart in|chart on|document in|live in|have|keep|pay for|paying for|work in|work with|went with|pay|chose|signed with|bought|started (?:on|with))|\\b(?:we|i) (?:run|keep|do|have|write|chart|track|store) (?:everything|notes|all|it|our \\w{1,20}|my \\w{1,20})(?: in| on| with)?|\\b(?:notes|charts|records|everything|billing|scheduling)(?: all)? (?:is|are|live|lives|run|runs|in|on)(?: in| on)?|\\bbeen (?:with|on|using)|^\\W*(?:current )?(?:ehr|emr|system|software) ?[:-]|\\bse llama|^\\W*(?:using|on|with|running|use|have)|(?:^|[(,.;] ?)(?:using|on|running) |\\b(?:current|present|existing|our|my|the) (?:system|emr|ehr|software|record|platform|vendor|chart|current system)s?(?: we use| we have)?(?: is| are| was|:| today is| now is|,)?(?: called)?|\\b(?:stay|staying|remain|continue|keep|keeping|stick|sticking)(?: put)?(?: with| on)?|\\b(?:happy|unhappy|frustrated|pleased|fine|satisfied|stuck|fed up|tired|sick|outgr(?:ew|own|owing))(?: of| with)?|\\b(?:moved|switched|went|migrated|changed|transitioned) (?:over )?(?:from \\w{3,20}(?: \\w{3,20})? )?to|\\b(?:everyone|everybody|nobody|staff|team|we|i|here)(?: all| really| here)* (?:likes?|loves?)|\\bsince|\\b(?:usamos|tenemos|en)) ?${filler}$`,
)
const left =
  '\\b(?:mov|switch|migrat|transition|convert|chang|com|break|get|walk)(?:e|es|ing|ed|t?ing)? (?:us |everyone |our data |data |out |away |over )?(?:off(?: of)?|away from|from|out of|over from)|\\b(?:leav(?:e|es|ing)|replac(?:e|es|ing|ement for|ement of)|retir(?:e|ing)|sunset(?:ting)?|ditch(?:ing)?|drop(?:ping)?|dump(?:ing)?|quit(?:ting)?|cancel(?:l?ing)?|exit(?:ing)?|get(?:ting)? rid of|done with|contract with|divorc(?:e|ing)|off)'
const leftBefore = new RegExp(`(?:${left}) ?${filler}$`)
/** Words right after the name of a system that somebody works with. */
const usedAfter =
  /^ ?(?:\)|emr|ehr|health)?,? ?(?:is (?:our|my|the) (?:current |present )?(?:ehr|emr|system|record)|(?:has |have |just |keeps? )*(?:rais(?:ed|es|ing)|hik(?:ed|es|ing)|increas(?:ed|es|ing)|doubl(?:ed|ing)|chang(?:ed|ing)|crash(?:es|ed|ing)|went down|is down|was down)|(?:contract|renewal|subscription|license|bill|invoice|price)\b|since (?:19|20)\d\d|for (?:the (?:last|past) )?\d+ (?:years|yrs|months)|shop\b|(?:right )?now\b|today\b|at the moment|at present|so far|currently|user\b|(?:feels|seems|has become|is (?:too|very|so|slow|clumsy|hard|expensive|fine|ok|okay|great|falling|killing|driving|being (?:folded|sunset|shut|discontinued|closed)|not|down|getting|for (?:claims|notes|billing)))|works (?:for|fine|well|ok)|(?:can't|cannot|can not|won't|does not|doesn't|lacks|has no|which has no)\b|,? which\b|for (?:claims|notes|billing|scheduling|everything|charting|records))/
/** Words that make a system the business of somebody else, or only weighed. */
const notOurs =
  /\b(?:they|he|she|friends?|colleagues?|(?:sister|parent|partner) (?:company|agency|practice)|(?:my|his|her|the) (?:last|old|former|previous|prior|other|day|real) (?:job|employer|practice|agency|clinic|group|company)|job had|hospital'?s?|facilit(?:y|ies)|each (?:client|facility|site) (?:is|has)|vendors?|reps?|acquir\w{1,4} (?:a|an)|company on|county's|neighbors?|competitors?|biller|billing company|lab|pharmacy)\b[^.;]{0,50}$/
const weighed =
  /(?:\b(?:consider(?:ing)?|compar(?:e|ing)|looking at|thinking (?:about|of)|versus|vs\.?|demo(?:ed|s)?(?: of| with)?|quotes? from|quoted by|heard (?:of|about)|evaluat(?:ed|ing)|something like|like|such as|similar to|than|is it|or|integrat\w{1,4} with|connects? to|talks? to|works with|interface (?:to|with)|buy|between|about|recommend(?:ed|s)?|through|into|(?:move|moving|switch|switching|migrate|migrating|go|going) (?:over )?(?:in)?to) ?)(?:the |our |a |an )?$/
/** Words right before the name of a system that is not wanted. */
const unwanted =
  /(?:\b(?:(?:anything|anyone|everything|all) but|than (?:go|move|switch|sign)(?:ing)?(?: back| over)?(?: to| with)?|any(?:thing)? (?:other than|except)|no more|never(?: again)?|never (?:(?:go(?:ing)?|be|come) )?(?:back )?(?:to|with|on|sign(?:ing)? with)?|not|no|nothing (?:from|by|like)|except(?: for)?|avoid(?:ing)?|steer clear of|keep (?:us )?away from|do(?:es)? not (?:show|send|pitch|suggest|recommend|offer)(?: me| us)?|don't (?:show|send|pitch|suggest|recommend|offer)(?: me| us)?|rule[sd]? out|refus(?:e|ed|es|ing)(?: to (?:use|go to|move to|touch))?|burned by|hated|loathed?|without|instead of|not interested in|won't (?:touch|use|consider)|will not (?:touch|use|consider)) ?)(?:the |going |go |back |to |with |another |on |using |use ){0,4}$/
const unwantedAfter =
  /^(?: emr| ehr| health)?,? ?(?:was evaluated and is out|is (?:out|off the table|not an option|a no|excluded|ruled out)|no thanks|never again|need not apply|is out of the question|hated|(?:was|is) (?:a disaster|awful|terrible|horrible|a nightmare)|(?:and|we|i) (?:hated|dropped|dumped|ran))\b/
const refusedMove =
  /\b(?:not|never|n't|dont|refuse|refused|rather not|no (?:interest|desire|plans?|wish))\b[^.;,]{0,30}\b(?:(?:mov|switch|migrat|transition)(?:e|ing)(?: over)?|go(?:ing)?|sign(?:ing)?|us(?:e|ing)|end(?:ing)? up|want|consider(?:ing)?|touch|try|buy|back|follow\w{0,3}[^.;,]{0,20})(?: \w{1,20})? (?:to|into|on|onto|with|under|for)? ?(?:the )?$/
const hated = /\b(?:hates?|loathes?|can't stand|cannot stand|despises?|dislikes?) (?:the )?$/
/** `X is being folded into Y and I do not want to move there` */
const notThere =
  /^[^.;!?]{0,40}\b(?:not|never|n't|refuse)\b[^.;!?]{0,25}\b(?:there|to it|to them|with them|follow|go along)\b/
const joined = /^ ?(?:,|\/|&|,? ?\b(?:and|or|nor)\b) ?(?:the )?$/
/** Leaving that is over. */
const formerly =
  /\b(?:switched|moved|migrated|transitioned|changed|converted|came|went|dropped|left|replaced|cancell?ed)\b[^.;]{0,30}$/
const triedAndHated =
  /^[^.;!?]{0,60}\b(?:hated|dropped|dumped|never again|disaster|awful|terrible|gave (?:it )?up|quit|no thanks|didn't work|did not work|horrible|nightmare|ran)\b/
const tried =
  /\b(?:tried|trial(?:ed|led)|used|were on|was on|left|went with|demoed|looked at|evaluated|had|came from)(?: out)? (?:the )?$/

/** How a text speaks of a system that it names. */
type Use = 'used' | 'left' | 'hated' | 'unwanted' | 'mentioned'

interface Found {
  system: SystemName
  use: Use
  mention: Mention
}

type Systems = Pick<Known, 'current' | 'avoided'>

/**
 * The present system and those that are not wanted, as a text names them. Names that it only mentions count for nothing.
 * @param chosen the present system, if a form has it
 */
export function readSystems(reading: Reading, chosen: SystemName | null): Systems {
  const real = namedIn(reading, anySystem)
  const ways = namedIn(reading, anyWayWithout)
  const present = uses.flatMap((use) => real.find((one) => one.use === use) ?? [])[0] ?? wayOf(ways)
  const own = chosen ?? present?.system
  const unwanted = real.filter(({ use, system }) => (use === 'unwanted' || use === 'hated') && !isSame(system, own))
  return {
    current: present ? itemOf(present) : null,
    avoided: [...new Map(unwanted.map((one) => [one.system.name, itemOf(one)])).values()],
  }
}

const isSame = (one: SystemName, other: SystemName | undefined) =>
  one.id === null ? one.name === other?.name : one.id === other?.id

/** What shows the present system, the surest first. */
const uses: readonly Use[] = ['used', 'left', 'hated']

const wayOf = (ways: readonly Found[]) =>
  ways.find(({ use }) => use === 'used') ??
  ways.find(({ use, mention }) => use === 'mentioned' && mention.manner === 'stated' && isPlainWay.test(mention.words))

/** All systems that a pattern names. One that is only joined to another by a comma or an "or" is spoken of like that. */
function namedIn(reading: Reading, pattern: RegExp): Found[] {
  const found: Found[] = []
  for (const mention of reading.mentions(pattern)) {
    const system = systemNamed(mention.words)
    const last = found.at(-1)
    const isJoined = last !== undefined && joined.test(reading.text.plain.slice(last.mention.end, mention.start))
    if (system) found.push({ system, use: isJoined ? last.use : standingOf(reading, mention), mention })
  }
  return found
}

const itemOf = ({ system, mention }: Found) => ({ value: system, origin: 'read' as const, quote: mention.quote })

/** Ways without a system that can hardly mean anything else than how records are kept today. */
const isPlainWay = /^(?:paper (?:charts?|notes?|files?|records?)|word (?:files?|doc\w{0,6})|binders?|home)/

/** How far around a name its use is looked for, in characters. */
const lookAround = 90

interface Around {
  before: string
  after: string
  mention: Mention
}

/** What the words around a name say of it; the first that fits counts. */
const rules: readonly (readonly [Use, (around: Around) => boolean])[] = [
  ['unwanted', ({ before, after }) => tried.test(before) && triedAndHated.test(after)],
  ['mentioned', ({ before }) => tried.test(before)],
  ['unwanted', ({ before, after }) => refusedMove.test(before) || unwantedAfter.test(after)],
  ['mentioned', ({ before }) => leftBefore.test(before) && (notOurs.test(before) || formerly.test(before))],
  ['left', ({ before }) => leftBefore.test(before)],
  ['unwanted', ({ before, after }) => into.test(before) && notThere.test(after)],
  ['unwanted', ({ before }) => unwanted.test(before)],
  ['mentioned', ({ before, mention }) => notOurs.test(before) || mention.manner === 'others'],
  ['used', ({ before }) => used.test(before)],
  ['hated', ({ before }) => hated.test(before)],
  ['mentioned', ({ before, mention }) => mention.sentence.asks || weighed.test(before)],
  ['used', ({ before, after }) => usedAfter.test(after) || inBrackets.test(before)],
]

function standingOf({ text: { plain } }: Reading, mention: Mention): Use {
  const before = plain.slice(Math.max(mention.sentence.start, mention.start - lookAround), mention.start)
  const after = plain.slice(mention.end, Math.min(mention.sentence.end, mention.end + lookAround))
  return rules.find(([, fits]) => fits({ before, after, mention }))?.[0] ?? 'mentioned'
}

const into = /\b(?:into|by|to|with) $/
/** `our EHR (CareLogic)` */
const inBrackets =
  /\b(?:our|my|current|present|the) (?:current |present )?(?:ehr|emr|system|software|vendor) ?[(,:-] ?$|\b(?:we|i) \($/
