// cspell:ignore invoic ehrs
import type { Known, OtherProduct } from '../terms/known'
import type { Organization } from '../terms/organizations'
import type { Reading } from './clauses'
import { quoteOf } from './text'

const only =
  '(?:(?:just|only|really only|simply) (?:need|want|looking for|after)|(?:the )?only thing (?:we|i) (?:need|want)(?: is)?|(?:all|what) (?:we|i) (?:need|want) is|(?:need|want|looking for)(?: is)? (?:just|only)|nothing (?:more|else) than)'
const upTo = '(?:[^.;,!?]{0,50}\\b)?'
const claims = '(?:billing (?:company|service|help|partner)|biller|claims?|denials|billing|rcm|medicaid claiming)'

/** What is needed instead of an EMR, the most special first. */
const rows: readonly (readonly [OtherProduct, RegExp])[] = [
  [
    'billing-only',
    new RegExp(
      `\\b${only} ${upTo}${claims}\\b|\\b(?:need|want|looking for) (?:a|an|some) ?(?:new |good |outside |better )?(?:billing (?:company|service|partner|person)|biller|company|person|someone|somebody)(?: \\([^()]{0,30}\\))? (?:that|who|to|for|which) [^.;!?]{0,50}\\b(?:denials|claims|billing|eras?)\\b|\\b(?:someone|somebody|a tool|software) (?:to|that|who) (?:can )?(?:turns?|works?|sends?|files?|submits?) [^.;!?]{0,40}\\bclaims\\b|\\b(?:1|one) (?:place|login|tool) (?:to|for) [^.;!?]{0,20}\\b(?:claims|bill)\\b|\\bbilling[- ]only\\b|\\bonly (?:for )?billing\\b`,
    ),
  ],
  [
    'video-only',
    new RegExp(
      `\\b${only} ${upTo}(?:video|telehealth|zoom)\\b(?![^.;]{0,20}\\b(?:notes|billing|scheduling)\\b)|\\b(?:video|telehealth)[- ]only (?:tool|product|software)|\\bjust (?:a )?(?:video|telehealth) (?:tool|link|platform)`,
    ),
  ],
  [
    'scheduling-only',
    new RegExp(
      `\\b${only} ${upTo}(?:scheduling|booking|calendar|appointments?|scheduler|sign[- ]?ups?|room schedule)\\b(?![^.;]{0,40}\\b(?:notes|billing|claims|charting|records|telehealth)\\b)|\\bscheduling[- ]only\\b|\\bonly (?:for )?scheduling\\b|\\bno (?:notes|records|charts)[^.;]{0,30}\\b(?:just|only) (?:scheduling|a calendar|booking)`,
    ),
  ],
  [
    'payments-only',
    new RegExp(
      `\\b${only} ${upTo}(?:payments?|cards?|invoic\\w{1,20}|charge cards)\\b(?![^.;]{0,40}\\b(?:notes|claims|charting|records|scheduling)\\b)|\\b(?:i|we) (?:just |only )?(?:want|need) to (?:take|accept|run|charge) (?:cards|card payments|payments|credit cards)|\\bcard (?:reader|processing) only`,
    ),
  ],
  [
    'other',
    /\bnot (?:looking for |need(?:ing)? |in the market for |shopping for )?an? (?:new )?(?:emr|ehr)\b(?! that| with)|\bis an? (?:emr|ehr) (?:overkill|too much|even)|\bdo (?:i|we) (?:actually |even |really |honestly )*(?:need|have to have|have to get|have to use|have to buy|require) (?:an? |one|this|any)(?:emr|ehr|electronic| of these|\b)|\b(?:ai|scribe|tool|add-?on|bolt-?on|app) [^.;!?]{0,20}\b(?:sits?|works?|bolts?|goes|layers?) (?:on top of|onto|over) (?:it|kipu|our)\b|\bdo(?:es)?(?: not|n't) (?:need|want) an? (?:emr|ehr)\b|\b(?:are|is) (?:an? )?(?:emrs?|ehrs?) (?:now )?(?:mandatory|required by law)|\bno treatment, no diagnosis|\binstead of an? (?:emr|ehr)\b/,
  ],
]

/** Kinds that keep other records than an EMR's. */
const otherRecords: readonly Organization[] = ['victim-services', 'recovery-housing', 'not-a-provider', 'court']

/** What somebody needs instead of an EMR, as the text says it or as the kind of organization tells. */
export function readOtherProduct(reading: Reading, organization: Known['organization']): Known['needsNoEmr'] {
  if (organization?.value === 'billing-service')
    return { value: 'billing-only', origin: 'read', quote: organization.quote }
  for (const [value, pattern] of rows) {
    const match = pattern.exec(reading.text.plain)
    if (!match) continue
    const span = { start: match.index, end: match.index + match[0].length }
    const sentence = reading.sentences.find(({ start, end }) => span.start >= start && span.start < end)
    return { value, origin: 'read', quote: quoteOf(reading.text, sentence ?? span, span) }
  }
  if (organization && otherRecords.includes(organization.value))
    return { value: 'other', origin: 'read', quote: organization.quote }
  return null
}
