// cspell:disable: words and parts of words, as visitors write them.
import type { Manner } from './cues/cue'

const headingCues: readonly [Manner, RegExp][] = [
  [
    'refused',
    /\b(?:not|no|don't|dont|without|never|isn't|aren't)\b (?:\w+ ){0,2}(?:need|want|require|interest|important|priority|looking|use|do|send|pitch)|\bdeclined?\b|\bcan (?:do|live) without\b|\bnot needed\b|\bout of scope\b/,
  ],
  [
    'must',
    /\bmust\b|\brequire[ds]?\b|\brequirements?\b|\bessentials?\b|\bcritical\b|\bha(?:s|ve) to\b|\bwithout\b|\bmandatory\b|\bnon-?negotiables?\b|\bdeal-?breakers?\b/,
  ],
  ['past', /\b(?:tried|used to|previous(?:ly)?|history)\b/],
  [
    'want',
    /\bneeds?\b|\bwants?\b|\bwish|\blooking for\b|\bnice[- ]to[- ]have|\bwould (?:like|love|be)|\bfeatures?\b|\bshould\b|\bprefer|\bpriorit|\bideal|\bhop(?:e|ing)\b|\bplus\b|\basking for\b|\bgaps?\b/,
  ],
]

/** The manner that an introduction gives to the items below it, or after it. */
export const mannerOfHeading = (words: string): Manner =>
  headingCues.find(([, pattern]) => pattern.test(words))?.[0] ?? 'stated'
