import { be, type Cue, cue } from './cue'

/** Words that only look like a cue, and words for what is over, for what others do, and for what is open. */
export const others: readonly Cue[] = [
  cue('none', 'part', [
    'not (?:only|just|sure|decided|certain|yet|until|necessarily|to mention|bad|big|huge|great|many|much|enough|too|so|all|everyone|every)',
    "(?:do not|don't|dont) (?:know|think|mind|hesitate|get me wrong)",
    "can'?t wait|cannot wait|could not be|couldn't be",
    'no (?:matter|problem|more than|less than|later than|longer than|idea|doubt|rush|hurry|budget|wonder|good|religion|preference|one system|single|particular|time|money|limit)',
    'why not|whether or not|or not|if not|no-?shows?',
    'without (?:leaving|retyping|paying|breaking|having|switching|spending|double|going|making|calling|a fight|a signal|signal|wifi|a connection|internet|asking|changing)',
    'zero (?:income|patients|clients|it|experience)',
    'need not be|want to know|need to know|would like to know|i want to ask',
  ]),
  cue('past', 'clause', [
    'used to|tried|previously|formerly|in the past|years ago|back (?:when|in)',
    '(?:last|prior|previous) (?:job|employer|practice|position|gig|clinic|vendor)|before we|left in|we left',
    'i left|was on|were on|evaluated|demoed|looked at|had (?!to)',
  ]),
  cue('others', 'clause', [
    '(?:they|he|she) (?:use|uses|have|has|run|runs|bill|bills|do|does|say|says|said|sell|sells|pitch|pitched|push|pushes)',
    'my (?:real|day|other|old|last|former) job|sister company|parent company',
    '(?:colleagues?|friends?|reps?|salesman|sales ?people|consultants?|vendors?|competitors?|people|neighbors?|everyone|everybody) (?:say|says|said|told|tells|keep|keeps|kept|love|loves|use|uses|swear|swears|pitch|pitches|rave|raves)',
    'told me|told us|heard (?:that|about)',
    'our (?:hospital|school|sister|partner|billing company|biller|billers)',
    'a (?:biller|billing company|billing service|contractor|vendor)',
    'another (?:company|vendor|agency|department)',
    "the (?:hospital|facility|county|state|school|call center|district|lab)'?s?(?: \\w+)? (?:has|have|uses|does|handles|runs|owns|bills|provides)",
  ]),
  cue('unsure', 'part', [
    'might|maybe|perhaps|possibly|someday|eventually|some day|down the road|one day|not sure about',
    'undecided (?:on|about)|thinking about|if we (?:ever|decide|add|start)|considering|toying with|could be',
  ]),
  cue('others', 'back', [
    `${be} (?:all )?(?:outsourced|subcontracted|done elsewhere|not ours|somebody else's|someone else's)`,
    '(?:is |are )?(?:handled|done|run|owned|entered|managed|filed|taken care of) (?:by|through|outside|elsewhere|at)',
    'through (?:a|my|our|the) (?:biller|billing (?:company|service)|lab|pharmacy|hospital)|outside the system',
    '(?:applies|apply) to (?:us|me|everyone)',
  ]),
]
