// cspell:disable: words and parts of words, as visitors write them.
import { be, type Cue, cue, not } from './cue'

const anySystem = '(?:it|system|software|emr|ehr|vendor|product|platform|tool|app|that|which|one|program|they)'

const chore =
  '(?:re-?)?(?:enter|typ|type|fax|chas|chase|key|copy|copi|writ|write|print|scan|mail|hand-?writ|track|juggl|juggle|cobbl|click|hunt|fight|guess|build|count|add|reconcil|reconcile|fill|log|explain|call)'

const good =
  '(?:nice|great|good|lovely|helpful|useful|ideal|amazing|awesome|wonderful|a plus|a bonus|a dream|a big plus|a huge plus|a real help|a great help|appreciated|welcome|super|perfect|fantastic|cool|handy|worth (?:paying|money))'

const needed =
  '(?:must|must[- ]haves?|essential|required|requirement|critical|mandatory|non-?negotiable|indispensable|crucial|vital|imperative|deal-?breakers?|hard requirement|musts?|a must|table stakes)'

/** Words of wishing, and of what is missing or troublesome today. */
export const wishing: readonly Cue[] = [
  cue('must', 'clause', [
    "(?:can not|cannot|can't|cant|could not|couldn't|not) (?:really )?(?:live|work|do|function|operate|run|go|survive|manage|exist) without",
    `(?:if|when|where) (?:there is|there's|it has|you have|they have|you've got) no|${not} (?:\\w+ ){1,3}without`,
    'must(?:[- ]haves?(?![,.;!)]))?(?: also)?(?: be able to)?',
    "(?<!(?:we|i|they|who|staff|clinicians|therapists|nurses|counselors|people|you) )(?:has|have|needs?|ought|'s got|has got) to(?: be able to)?",
    "(?:if|unless) (?:it|you|a system|the system|they|a vendor|the vendor|your system|a product) (?:(?:can not|cannot|can't|cant|does not|doesn't|doesnt|won't|will not|can|has no)(?: do| have| handle| support)?)",
    'requirements?(?: is| are)?(?=\\W)|required(?= ?:)|mandatory|non-?negotiables?|deal-?breakers?',
    'essential(?:s)?(?: is| are)?|critical(?: is| are)?|at a minimum|absolutely need|insist on',
    'indispensable(?: que)?|imprescindible|obligatorio|above all|single requirement|hard requirements?',
    'we require|i require',
  ]),
  cue('want', 'clause', [
    'needs?|needed|wants?|wanting|wish(?:es|ing)?(?: list)?|looking (?:for|to|at)|in search of|searching for',
    'shopping for|in the market for|would (?:also )?(?:like|love|prefer|appreciate|need|want)',
    "(?:we|i|they|she|he|it)'d (?:also |really )?(?:like|love|prefer|need|want)|hop(?:e|es|ing) (?:for|to)",
    'prefer(?:s|ably|red)?',
    'should (?:have|be able to|support|do|let|allow|come with|be|handle|include|work|offer|also)',
    '(?:we|i|legal|security|it) (?:will |also |always )?(?:check|review|evaluate|score|weigh|judge|grade|compare)s?(?: on| for| against)?',
    '(?:send|share|attach|submit|bring|provide|include|name|list|state) (?:me |us )?(?:your|proof of|evidence of|documentation of|references)',
    'vendors? (?:shall|will|should)|insists? on|demands?|asks? (?:for|about)|will ask(?: for| about)?',
    'asking for|asked for|care about|priorit(?:y|ies)(?: is| are)?|interested in',
    "(?:we|i|they|staff|clinicians|therapists|nurses|counselors|you|who)(?:'ve got| have| need| got)? to",
    '(?:show|find|recommend|suggest|point) (?:me|us)|give (?:me|us)|(?:pay|paying|paid) (?:more |extra )?for',
    'rel(?:y|ies|ying) on|depend(?:s|ing)? on|without (?:losing|giving up)',
    "(?:can't|cannot|afraid to|not|don't want to|do not want to) lose",
    '(?:plan|planning|about|going|hoping|ready) to (?:add|start|offer|open|launch|bill|take|roll out|begin|bring)',
    "(?:we'll|we will|will|i'll|i will) (?:soon |then |also |be )?(?:add|adding|start|starting|offer|offering|launch|bill|billing|take|taking|need|needing|prescribe|prescribing)",
    'adding|launching|rolling out|mandates?|obliges?|supposed to|recommend (?:something|one|anything|a)',
    '(?:can|does|do|will|could) (?:it|they|any|anything|any of (?:them|these|you)|your|a system|the system|you (?:have|offer|support))',
    '(?:which|what) (?:\\w+ )?(?:systems?|emrs?|ehrs?|ones?|vendors?|products?|software|platforms?|of (?:them|these|your)) (?:have|has|do|does|can|supports?|handles?|offers?|works?|lets?)',
    'tell me who|who can|who (?:has|offers|does|supports)|is there|are there',
    "what (?:i'm|i am|we're|we are) after(?: is)?|ideally|nice[- ]to[- ]haves?|gaps?(?= ?:| is| are)|seeking",
    "we'll need|happy with anything|something (?:with|that)|anything (?:with|that)|one place (?:for|to)",
    'help (?:with|getting)|wishlist|features?(?= ?:)|expect(?:s|ing)? to (?:keep|have)|plus (?=a|an)',
    'pretty please|solution (?:for|with|that)',
    '(?:system|emr|ehr|platform|software|tool|app|product) (?:with|that|to)|require[sd]?(?! ?[.,;!)]| ?$)',
    'important(?: is| are)?|payers? want|wants to see',
    'queremos|quiero|necesitamos|necesito|buscamos|busco|pedimos|nos gustar[i\u00ed]a|nos hace falta|falta',
  ]),
  cue('lacking', 'clause', [
    "(?:we|i|we're|i'm|are|am|is|it|system|emr|ehr|software|which|that) (?:currently |still |completely )?(?:lacks?|lacking|missing|misses)",
    '(?:no|not a|without a) (?:good |real |easy |decent )?way (?:to|of)',
    "(?:can not|cannot|can't|cant|unable to|struggl(?:e|es|ing) (?:to|with)|hard to|impossible to) (?:see|get|run|track|pull|produce|report|find|do any)",
    `${anySystem} (?:still |also |currently |really |simply )?(?:${not}|has no|have no|had no)(?! (?:really |even |ever )?(?:require|need|force|push|use|record|listen|share|train|sell|want|touch|see|charge))(?: (?:have|do|offer|support|handle|include|come with|let|allow|work|show|track|produce|print|file|run|give|provide))?`,
    `(?:tired of|sick of|fed up with|to stop|instead of|rather than|without|no more|not having to|${not} want to(?: keep| have to)?) (?:${chore}ing|${chore})`,
    'no (?:system|vendor|emr|ehr|product|software|other \\w+) (?:\\w+ ){0,4}(?:has|had|does|did|offers?|supports?|handles?|comes? with)',
    '(?:main|biggest|real|only|worst|other) (?:pain|problem|issue|headache|struggle|complaint|frustration|gap|trouble)s?(?: point)?s?(?: is| are)?',
    'pain points?(?: is| are)?|(?:problem|trouble|issue|headache)s?(?= ?:| is| are| with)|trouble with',
    'struggl(?:e|es|ing) with|behind on|losing money on',
    'spend (?:\\w+ ){1,3}(?:hours|days) (?:on|a week on|a month on)',
  ]),
  cue('want', 'part', ['better|easier|faster|stronger|smoother|solid|decent|so|hence|therefore|which means']),
  cue('lacking', 'part', ['terrible|awful|bad|poor|weak|lousy|clunky|useless|horrible|broken|crappy|pathetic']),
  cue('must', 'back', [
    `${be} (?:an? |absolutely |also |really |simply |the |our |my |one |truly |indeed ){0,2}${needed}`,
    'is the thing|(?:is|are) key|comes? first|or (?:we|i) walk|must[- ]haves?(?=[,.;!)])',
    '(?:required|mandatory|essential|non-?negotiable)(?= ?[.,;!)]| ?$)',
    'before (?:we|i|they|legal|anyone|anybody) (?:can |will |could )?(?:sign|buy|talk|go|move|commit|start)',
    'or no deal|no exceptions|is (?:our|the) (?:number one|#1|top) \\w+|are indispensable',
    '(?:is|are) the whole point|(?:has|have) to be (?:there|in it|included|built in)',
    'has to (?:work|run|happen)|es indispensable(?! que)',
  ]),
  cue('want', 'back', [
    `would (?:also |really |all )?be (?:a |an |so |very |really |super )?${good}`,
    `(?:is|are) (?:a |an )?(?:plus|bonus|nice[- ]to[- ]haves?|big one|priority|priorities|needed|wanted|important|very important|really important|most important|missing|lacking|welcome|preferred|desired|what (?:i|we)(?:'m|'re| am| are)? (?:want|need|after|looking|miss))`,
    "matters?(?: most| a lot)?|a plus|yes(?:,? please)?(?= ?[.;,!)]| ?$)|that is all|that's all|that's it",
    'nothing else|nothing more|(?:is|are) all (?:i|we) (?:need|want)|expect to keep(?: having)?',
    '(?:keep|continue) (?:having|doing) (?:that|it|this) in|please|built[- ]in|integrated|needed|wanted',
    'por favor|would help|helps? a lot|if possible|on my (?:wish ?)?list|must stay possible',
    'would make (?:my|our)',
  ]),
  cue('lacking', 'back', [
    '(?:is|are) (?:missing|lacking|weak|poor|painful|broken|terrible|awful|a joke|killing us|where we (?:struggle|bleed))',
    '(?:is|are|has been) (?:our |the |a |my |an |still ){0,2}(?:weakest|main|biggest|worst|real|constant|total|complete)? ?(?:point|pain|pain point|problem|issue|headache|struggle|nightmare|mess|disaster|bottleneck|gap|weak spot|chore)',
    'by hand|manually|retyp(?:e|ed|ing)|double entry',
    'takes? (?:me |us |them )?(?:\\w+ ){0,2}(?:hours|days|weekends?)|kills us',
    'eats (?:up )?(?:\\w+ )?(?:time|hours)',
    "(?:still )?(?:on paper|in (?:excel|a spreadsheet|spreadsheets|word))|doesn't work|does not work",
    'never works?|keeps (?:breaking|failing|crashing)|falls apart|(?:everything|it|them|all of it|that) twice',
  ]),
]
