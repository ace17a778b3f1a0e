/**
 * How a clause speaks of a thing: it must be there, it is wanted, it is refused; it is over (`past`), it is the business
 * of others (`others`), it is open (`unsure`), it is missing or troublesome
 * today (`lacking`), it is asked about (`asked`), or it is simply said (`stated`).
 */
export type Manner = 'must' | 'want' | 'refused' | 'past' | 'others' | 'unsure' | 'lacking' | 'asked' | 'stated'

/** Words that say how a clause speaks of what follows them (`on`) or of what precedes them (`back`). */
export interface Cue {
  /** `none` for words that look like a cue and are none: `not only`. */
  manner: Manner | 'none'
  direction: 'on' | 'back'
  /** Whether it reaches to the next comma, "and", or the like, or to the end of the clause. */
  reach: 'part' | 'clause'
  pattern: RegExp
}

const any = (...words: string[]) => new RegExp(`(?<![a-z0-9'])(?:${words.join('|')})(?![a-z0-9])`, 'g')

const be = "(?:is|are|was|were|it's|that's|be|being)"
const auxiliary = '(?:do|does|did|will|would|can|could|should|is|are|was|were|have|has)'
const not = `(?:${auxiliary} (?:not|never)|not|never|no longer|nor|(?:do|does|did|wo|would|ca|could|should|is|are|was|were|have|has)n't|dont|doesnt|didnt|wont|cant|isnt|cannot|nobody|no one|none of us)`
const adverb =
  '(?:(?:really|ever|even|also|actually|currently|absolutely|definitely|just|still|going to|planning to|able to|allowed to|willing to|looking to|trying to|to|be|have|been|any|ever|at all|personally|want to|wanting to|need to|ready to) ){0,3}'
const refusedVerb =
  '(?:need|want|require|care|look|looking|interested|interest|use|using|bill|billing|take|taking|accept|accepting|do|doing|offer|offering|provide|providing|run|running|prescribe|prescribing|plan|planning|intend|see|like|touch|sell|selling|pitch|send|submit|file|deal|have|handle|treat|serve|buy|buying|sign|move|moving|work|consider|considering|participate|contract|dispense|operate|keep|allow|permit|trust|believe|add|adding|pay|paying|replace|replacing|tolerate|expect|going back|go back|go)(?:s|es)?'
const anySystem = '(?:it|system|software|emr|ehr|vendor|product|platform|tool|app|that|which|one|program|they)'
const chore =
  '(?:re-?)?(?:enter|typ|type|fax|chas|chase|key|copy|copi|writ|write|print|scan|mail|hand-?writ|track|juggl|juggle|cobbl|click|hunt|fight|guess|build|count|add|reconcil|reconcile|fill|log|explain|call)'
const good =
  '(?:nice|great|good|lovely|helpful|useful|ideal|amazing|awesome|wonderful|a plus|a bonus|a dream|a big plus|a huge plus|a real help|a great help|appreciated|welcome|super|perfect|fantastic|cool|handy|worth (?:paying|money))'
const needed =
  '(?:must|must[- ]haves?|essential|required|requirement|critical|mandatory|non-?negotiable|indispensable|crucial|vital|imperative|deal-?breakers?|hard requirement|musts?|a must|table stakes)'

/** The first that begins in a place counts, and the longest of those. */
export const cues: readonly Cue[] = [
  {
    manner: 'none',
    direction: 'on',
    reach: 'part',
    pattern: any(
      'not (?:only|just|sure|decided|certain|yet|until|necessarily|to mention|bad|big|huge|great|many|much|enough|too|so|all|everyone|every)',
      "(?:do not|don't|dont) (?:know|think|mind|hesitate|get me wrong)",
      "can'?t wait|cannot wait|could not be|couldn't be",
      'no (?:matter|problem|more than|less than|later than|longer than|idea|doubt|rush|hurry|budget|wonder|good|religion|preference|one system|single|particular|time|money|limit)',
      'why not|whether or not|or not|if not|no-?shows?|without (?:leaving|retyping|paying|breaking|having|switching|spending|double|going|making|calling|a fight|a signal|signal|wifi|a connection|internet|asking|changing)',
      'zero (?:income|patients|clients|it|experience)',
      'need not be|want to know|need to know|would like to know|i want to ask',
    ),
  },
  {
    manner: 'must',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      "(?:can not|cannot|can't|cant|could not|couldn't|not) (?:really )?(?:live|work|do|function|operate|run|go|survive|manage|exist) without",
      `(?:if|when|where) (?:there is|there's|it has|you have|they have|you've got) no|${not} (?:\\w+ ){1,3}without`,
      'must(?:[- ]haves?(?![,.;!)]))?(?: also)?(?: be able to)?',
      "(?<!(?:we|i|they|who|staff|clinicians|therapists|nurses|counselors|people|you) )(?:has|have|needs?|ought|'s got|has got) to(?: be able to)?",
      "(?:if|unless) (?:it|you|a system|the system|they|a vendor|the vendor|your system|a product) (?:(?:can not|cannot|can't|cant|does not|doesn't|doesnt|won't|will not|can|has no)(?: do| have| handle| support)?)",
      'requirements?(?: is| are)?(?=\\W)|required(?= ?:)|mandatory|non-?negotiables?|deal-?breakers?|essential(?:s)?(?: is| are)?|critical(?: is| are)?|at a minimum|absolutely need|insist on|indispensable(?: que)?|imprescindible|obligatorio|above all|single requirement|hard requirements?|we require|i require',
    ),
  },
  {
    manner: 'want',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      "needs?|needed|wants?|wanting|wish(?:es|ing)?(?: list)?|looking (?:for|to|at)|in search of|searching for|shopping for|in the market for|would (?:also )?(?:like|love|prefer|appreciate|need|want)|(?:we|i|they|she|he|it)'d (?:also |really )?(?:like|love|prefer|need|want)|hop(?:e|es|ing) (?:for|to)|prefer(?:s|ably|red)?|should (?:have|be able to|support|do|let|allow|come with|be|handle|include|work|offer|also)|asking for|ask for|asked for|care about|priorit(?:y|ies)(?: is| are)?|interested in|(?:we|i|they|staff|clinicians|therapists|nurses|counselors|you|who)(?:'ve got| have| need| got)? to|(?:show|find|recommend|suggest|point) (?:me|us)|give (?:me|us)|(?:pay|paying|paid) (?:more |extra )?for|rel(?:y|ies|ying) on|depend(?:s|ing)? on|without (?:losing|giving up)|(?:can't|cannot|afraid to|not|don't want to|do not want to) lose|(?:plan|planning|about|going|hoping|ready) to (?:add|start|offer|open|launch|bill|take|roll out|begin|bring)|(?:we'll|we will|will|i'll|i will) (?:soon |then |also |be )?(?:add|adding|start|starting|offer|offering|launch|bill|billing|take|taking|need|needing|prescribe|prescribing)|adding|launching|rolling out|mandates?|obliges?|supposed to|recommend (?:something|one|anything|a)|(?:can|does|do|will|could) (?:it|they|any|anything|any of (?:them|these|you)|your|a system|the system|you (?:have|offer|support))|(?:which|what) (?:\\w+ )?(?:systems?|emrs?|ehrs?|ones?|vendors?|products?|software|platforms?|of (?:them|these|your)) (?:have|has|do|does|can|supports?|handles?|offers?|works?|lets?)|tell me who|who can|who (?:has|offers|does|supports)|is there|are there|what (?:i'm|i am|we're|we are) after(?: is)?|ideally|nice[- ]to[- ]haves?|gaps?(?= ?:| is| are)|seeking|we'll need|happy with anything|something (?:with|that)|anything (?:with|that)|one place (?:for|to)|help (?:with|getting)|wishlist|features?(?= ?:)|expect(?:s|ing)? to (?:keep|have)|plus (?=a|an)|pretty please|solution (?:for|with|that)|(?:system|emr|ehr|platform|software|tool|app|product) (?:with|that|to)|require[sd]?|important(?: is| are)?|payers? want|wants to see",
      'queremos|quiero|necesitamos|necesito|buscamos|busco|pedimos|nos gustar[i\u00ed]a|nos hace falta|falta',
    ),
  },
  {
    manner: 'lacking',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      "(?:we|i|we're|i'm|are|am|is|it|system|emr|ehr|software|which|that) (?:currently |still |completely )?(?:lacks?|lacking|missing|misses)|(?:no|not a|without a) (?:good |real |easy |decent )?way (?:to|of)|(?:can not|cannot|can't|cant|unable to|struggl(?:e|es|ing) (?:to|with)|hard to|impossible to) (?:see|get|run|track|pull|produce|report|find|do any)",
      `${anySystem} (?:still |also |currently |really |simply )?(?:${not}|has no|have no|had no)(?! (?:really |even |ever )?(?:require|need|force|push|use|record|listen|share|train|sell|want|touch|see|charge))(?: (?:have|do|offer|support|handle|include|come with|let|allow|work|show|track|produce|print|file|run|give|provide))?`,
      `(?:tired of|sick of|fed up with|to stop|instead of|rather than|without|no more|not having to|${not} want to(?: keep| have to)?) (?:${chore}ing|${chore})`,
      'no (?:system|vendor|emr|ehr|product|software|other \\w+) (?:\\w+ ){0,4}(?:has|had|does|did|offers?|supports?|handles?|comes? with)',
      '(?:main|biggest|real|only|worst|other) (?:pain|problem|issue|headache|struggle|complaint|frustration|gap|trouble)s?(?: point)?s?(?: is| are)?|pain points?(?: is| are)?|(?:problem|trouble|issue|headache)s?(?= ?:| is| are| with)|trouble with|struggl(?:e|es|ing) with|behind on|losing money on|spend (?:\\w+ ){1,3}(?:hours|days) (?:on|a week on|a month on)',
    ),
  },
  {
    manner: 'want',
    direction: 'on',
    reach: 'part',
    pattern: any('better|easier|faster|stronger|smoother|solid|decent|so|hence|therefore|which means'),
  },
  {
    manner: 'lacking',
    direction: 'on',
    reach: 'part',
    pattern: any('terrible|awful|bad|poor|weak|lousy|clunky|useless|horrible|broken|crappy|pathetic'),
  },
  {
    manner: 'refused',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      `${not} ${adverb}${refusedVerb}(?: to have| to use| to)?`,
      'must (?:not|never)|(?:should|shall|may) (?:not|never)',
      'no (?:need|interest|use|desire|plans?|intention)(?: for| in| to| of)?|rather not',
      "refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?|hat(?:e|es|ed|ing)|loathes?|loathed|dislikes?|disliked|detests?|g[ai]ve up(?: on)?|giving up(?: on)?|stop(?:s|ped|ping)?|quit(?:ting)?|dropped|dropping|ditch(?:ed|ing)?|abandon(?:ed|ing)?|cancell?ed|opposed to|(?:are|am|is|strictly|firmly|dead set) against|objects? to|objected to|objecting to|avoid(?:s|ed|ing)?|opt(?:ed|ing)? out of|turn(?:ed|ing)? off|switch(?:ed|ing)? off|disabl(?:e|es|ed|ing)|g[eo]t rid of|getting rid of|tired of|sick of|fed up with|excluding|excludes?|allergic to|wary of|won't hear of|ban(?:s|ned)?|prohibits?|can do without|as little|skip|spare (?:me|us)|save (?:me|us) the|keep your|enough (?:of|with)|leave out|never mind|keep out",
      '(?:keep(?:ing)?|happy with|staying with|love) (?:our|my|the) (?:own |outside |current |present )?(?=(?:billers?|billing|clearinghouse|zoom|doxy|video|payroll|crm|salesforce|portal)(?![a-z]))',
      'no (?:queremos|quiero|necesitamos|necesito|usamos|aceptamos|hacemos|tenemos)',
    ),
  },
  {
    manner: 'refused',
    direction: 'on',
    reach: 'part',
    pattern: any(
      `(?:${auxiliary} (?:not|never)|do(?:es)?n't|dont|doesnt|won't|wont|nobody|no one|none of (?:us|them|our \\w+))`,
      'no(?! ?(?:[.;!?)]|$))|zero|without|none of|neither|nor|nothing (?:with|like|about|to do with)|minus|not(?: an?| any)?|non|instead of|rather than|except(?: for)?|other than|free of|sin|ni|never(?: any)?|not even',
    ),
  },
  {
    manner: 'past',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      'used to|tried|previously|formerly|in the past|years ago|back (?:when|in)|(?:last|prior|previous) (?:job|employer|practice|position|gig|clinic|vendor)|before we|left in|we left|i left|was on|were on|evaluated|demoed|looked at|had (?!to)',
    ),
  },
  {
    manner: 'others',
    direction: 'on',
    reach: 'clause',
    pattern: any(
      "(?:they|he|she) (?:use|uses|have|has|run|runs|bill|bills|do|does|say|says|said|sell|sells|pitch|pitched|push|pushes)|my (?:real|day|other|old|last|former) job|sister company|parent company|(?:colleagues?|friends?|reps?|salesman|sales ?people|consultants?|vendors?|competitors?|people|neighbors?|everyone|everybody) (?:say|says|said|told|tells|keep|keeps|kept|love|loves|use|uses|swear|swears|pitch|pitches|rave|raves)|told me|told us|heard (?:that|about)|our (?:hospital|school|sister|partner|billing company|biller|billers)|a (?:biller|billing company|billing service|contractor|vendor)|another (?:company|vendor|agency|department)|the (?:hospital|facility|county|state|school|call center|district|lab)'?s?(?: \\w+)? (?:has|have|uses|does|handles|runs|owns|bills|provides)",
    ),
  },
  {
    manner: 'unsure',
    direction: 'on',
    reach: 'part',
    pattern: any(
      'might|maybe|perhaps|possibly|someday|eventually|some day|down the road|one day|not sure about|undecided (?:on|about)|thinking about|if we (?:ever|decide|add|start)|considering|toying with|could be',
    ),
  },
  {
    manner: 'must',
    direction: 'back',
    reach: 'clause',
    pattern: any(
      `${be} (?:an? |absolutely |also |really |simply |the |our |my |one |truly |indeed ){0,2}${needed}`,
      'is the thing|(?:is|are) key|comes? first|or (?:we|i) walk|must[- ]haves?(?=[,.;!)])|or no deal|no exceptions|is (?:our|the) (?:number one|#1|top) \\w+|are indispensable|(?:is|are) the whole point|(?:has|have) to be (?:there|in it|included|built in)|has to (?:work|run|happen)|es indispensable(?! que)',
    ),
  },
  {
    manner: 'want',
    direction: 'back',
    reach: 'clause',
    pattern: any(
      `would (?:also |really |all )?be (?:a |an |so |very |really |super )?${good}`,
      `(?:is|are) (?:a |an )?(?:plus|bonus|nice[- ]to[- ]haves?|big one|priority|priorities|needed|wanted|important|very important|really important|most important|missing|lacking|welcome|preferred|desired|what (?:i|we)(?:'m|'re| am| are)? (?:want|need|after|looking|miss))`,
      "matters?(?: most| a lot)?|a plus|yes(?:,? please)?(?= ?[.;,!)]| ?$)|that is all|that's all|that's it|nothing else|nothing more|(?:is|are) all (?:i|we) (?:need|want)|expect to keep(?: having)?|(?:keep|continue) (?:having|doing) (?:that|it|this) in|please|built[- ]in|integrated|needed|wanted|por favor|would help|helps? a lot|if possible|on my (?:wish ?)?list|must stay possible|would make (?:my|our)",
    ),
  },
  {
    manner: 'lacking',
    direction: 'back',
    reach: 'clause',
    pattern: any(
      '(?:is|are) (?:missing|lacking|weak|poor|painful|broken|terrible|awful|a joke|killing us|where we (?:struggle|bleed))|(?:is|are|has been) (?:our |the |a |my |an |still ){0,2}(?:weakest|main|biggest|worst|real|constant|total|complete)? ?(?:point|pain|pain point|problem|issue|headache|struggle|nightmare|mess|disaster|bottleneck|gap|weak spot|chore)',
      "by hand|manually|retyp(?:e|ed|ing)|double entry|takes? (?:me |us |them )?(?:\\w+ ){0,2}(?:hours|days|weekends?)|kills us|eats (?:up )?(?:\\w+ )?(?:time|hours)|(?:still )?(?:on paper|in (?:excel|a spreadsheet|spreadsheets|word))|doesn't work|does not work|never works?|keeps (?:breaking|failing|crashing)|falls apart|(?:everything|it|them|all of it|that) twice",
    ),
  },
  {
    manner: 'refused',
    direction: 'back',
    reach: 'clause',
    pattern: any(
      '(?:must|should|has to|have to|needs? to|can|could|will|would) (?:be|stay|remain|go) (?:turned |switched )?(?:off|disabled|out|elsewhere|outside|excluded|removed|optional and off)',
      `(?:${be} )?(?:excluded|unnecessary|out of (?:the question|scope)|off the table|off limits|forbidden|banned|prohibited|a no-?go|a no|overkill|optional at best|of no (?:interest|use))`,
      `(?:(?:is|are) (?:not|never|no longer)|isn't|aren't) (?:something|anything|for|part|our|relevant|a thing|applicable|worth|going|coming|happening|used|offered|provided|on)|not (?:needed|necessary|required|important|wanted|a priority|for us|for me|allowed|permitted|interested|welcome|our thing|my thing|happening)`,
      '(?:and |that |which |will )?stays? (?:in|with|where|put|that way|so|there|as (?:it )?is|on|outside|separate|paper)|(?:is|are) (?:staying|here to stay)|lives? (?:in|on|elsewhere)|elsewhere|will keep (?:doing|using|handling)(?: so| it| that)?|keeps? (?:doing|handling) (?:so|it|that|them)',
      '(?:no|none|nope|not at all|absolutely not)(?= ?[.;!)]| ?$)',
      `${not} (?:pitch|sell|send|offer|show|push) (?:me |us )?(?:yours|it|that|this|them|those|one|any|either)`,
      `${not} (?:really |even |ever )?(?:need|want|require|use|do|have|like|offer|accept|take) (?:it|that|this|them|those|one|any|either)`,
      `no,? thanks|no thank you|hated (?:it|them)|dropped (?:it|them)|dumped (?:it|them)|gave (?:it|them) up|stopped (?:it|that|using it)|got rid of (?:it|them)|turned (?:it|them) off|switched (?:it|them) off|turned off|switched off|off for (?:everybody|everyone|all)|gone|can wait|${be} off|forget it|never again|(?:we|i) can do without(?= (?:it|that|them|this)|[.,;!)])|out of (?:it|this|(?:my|our) (?:charts?|notes|sessions|rooms?|practice))|has no (?:place|business)|over my dead body|not ours|no more`,
    ),
  },
  {
    manner: 'others',
    direction: 'back',
    reach: 'clause',
    pattern: any(
      `${be} (?:all )?(?:outsourced|subcontracted|done elsewhere|not ours|somebody else's|someone else's)|(?:is |are )?(?:handled|done|run|owned|entered|managed|filed|taken care of) (?:by|through|outside|elsewhere|at)|through (?:a|my|our|the) (?:biller|billing (?:company|service)|lab|pharmacy|hospital)|outside the system|(?:applies|apply) to (?:us|me|everyone)`,
    ),
  },
]
