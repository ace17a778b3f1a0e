// cspell:disable: words and parts of words, as visitors write them.
import { auxiliary, be, type Cue, cue, not } from './cue'

const adverb =
  '(?:(?:really|ever|even|also|actually|currently|absolutely|definitely|just|still|going to|planning to|able to|allowed to|willing to|looking to|trying to|to|be|have|been|any|ever|at all|personally|want to|wanting to|need to|ready to) ){0,3}'

const refusedVerb =
  '(?:need|want|require|care|look|looking|interested|interest|use|using|bill|billing|take|taking|accept|accepting|do|doing|offer|offering|provide|providing|run|running|prescribe|prescribing|plan|planning|intend|see|like|touch|sell|selling|pitch|send|submit|file|deal|have|handle|treat|serve|buy|buying|sign|move|moving|work|consider|considering|participate|contract|dispense|operate|keep|allow|permit|trust|believe|add|adding|pay|paying|replace|replacing|tolerate|expect|going back|go back|go)(?:s|es)?'

/** Words of refusing. */
export const refusing: readonly Cue[] = [
  cue('refused', 'clause', [
    `${not} ${adverb}${refusedVerb}(?: to have| to use| to)?`,
    'must (?:not|never)|(?:should|shall|may) (?:not|never)',
    'no (?:need|interest|use|desire|plans?|intention)(?: for| in| to| of)?|rather not',
    'refus(?:e|es|ed|ing)|reject(?:s|ed|ing)?|hat(?:e|es|ed|ing)|loathes?|loathed|dislikes?|disliked|detests?',
    'g[ai]ve up(?: on)?|giving up(?: on)?|stop(?:s|ped|ping)?|quit(?:ting)?|dropped|dropping|ditch(?:ed|ing)?',
    'abandon(?:ed|ing)?|cancell?ed|opposed to|(?:are|am|is|strictly|firmly|dead set) against|objects? to',
    'objected to|objecting to|avoid(?:s|ed|ing)?|opt(?:ed|ing)? out of|turn(?:ed|ing)? off',
    'switch(?:ed|ing)? off|disabl(?:e|es|ed|ing)|g[eo]t rid of|getting rid of|tired of|sick of|fed up with',
    "excluding|excludes?|allergic to|wary of|won't hear of|ban(?:s|ned)?|prohibits?|can do without|as little",
    'skip|spare (?:me|us)|save (?:me|us) the|keep your|enough (?:of|with)|leave out|never mind|keep out',
    '(?:keep(?:ing)?|happy with|staying with|love) (?:our|my|the) (?:own |outside |current |present )?(?=(?:billers?|billing|clearinghouse|zoom|doxy|video|payroll|crm|salesforce|portal)(?![a-z]))',
    'no (?:queremos|quiero|necesitamos|necesito|usamos|aceptamos|hacemos|tenemos)',
  ]),
  cue('refused', 'part', [
    `(?:${auxiliary} (?:not|never)|do(?:es)?n't|dont|doesnt|won't|wont|nobody|no one|none of (?:us|them|our \\w+))`,
    'no(?! ?(?:[.;!?)]|$))|zero|without|none of|neither|nor|nothing (?:with|like|about|to do with)|minus',
    'not(?: an?| any)?|non|instead of|rather than|except(?: for)?|other than|free of|sin|ni|never(?: any)?',
    'not even',
  ]),
  cue('refused', 'back', [
    '(?:must|should|has to|have to|needs? to|can|could|will|would) (?:be|stay|remain|go) (?:turned |switched )?(?:off|disabled|out|elsewhere|outside|excluded|removed|optional and off)',
    `(?:${be} )?(?:excluded|unnecessary|out of (?:the question|scope)|off the table|off limits|forbidden|banned|prohibited|a no-?go|a no|overkill|optional at best|of no (?:interest|use))`,
    `(?:(?:is|are) (?:not|never|no longer)|isn't|aren't) (?:something|anything|for|part|our|relevant|a thing|applicable|worth|going|coming|happening|used|offered|provided|on)`,
    'not (?:needed|necessary|required|important|wanted|a priority|for us|for me|allowed|permitted|interested|welcome|our thing|my thing|happening)',
    '(?:and |that |which |will )?stays? (?:in|with|where|put|that way|so|there|as (?:it )?is|on|outside|separate|paper)',
    '(?:is|are) (?:staying|here to stay)|lives? (?:in|on|elsewhere)|elsewhere',
    'will keep (?:doing|using|handling)(?: so| it| that)?|keeps? (?:doing|handling) (?:so|it|that|them)',
    '(?:no|none|nope|not at all|absolutely not)(?= ?[.;!)]| ?$)',
    `${not} (?:pitch|sell|send|offer|show|push) (?:me |us )?(?:yours|it|that|this|them|those|one|any|either)`,
    `${not} (?:really |even |ever )?(?:need|want|require|use|do|have|like|offer|accept|take) (?:it|that|this|them|those|one|any|either)`,
    'no,? thanks|no thank you|hated (?:it|them)|dropped (?:it|them)|dumped (?:it|them)|gave (?:it|them) up',
    'stopped (?:it|that|using it)|got rid of (?:it|them)|turned (?:it|them) off|switched (?:it|them) off',
    `turned off|switched off|off for (?:everybody|everyone|all)|gone|can wait|${be} off|forget it|never again`,
    '(?:we|i) can do without(?= (?:it|that|them|this)|[.,;!)])',
    'out of (?:it|this|(?:my|our) (?:charts?|notes|sessions|rooms?|practice))|has no (?:place|business)',
    'over my dead body|not ours|no more',
  ]),
]
