// cspell:disable: words and parts of words, as visitors write them.
import type { Item, Question } from '../terms/known'
import type { Reading } from './clauses'
import { quoteOf, textOf } from './text'

/** Questions beyond these are left to the person who reads the text. */
const questionsMax = 12
/** A question that needs the sentence before it: `An EHR is mandatory now. Is it?` */
const short = /^(?:\S+ ){0,2}(?:it|that|this|they|those|so|else|true)\W*$/i

const record =
  '(?:emrs?|ehrs?|electronic (?:health |medical )?records?|record systems?|software|a system|computer system)'
const charts = '(?:charts?|records?|notes?|files?|data|history)'

/** Pages under `/answers`, by the words of the questions that they answer. The first that fits counts. */
const answers: readonly (readonly [slug: string, pattern: RegExp])[] = [
  [
    'can-ai-be-switched-off',
    /\b(?:ai|scribe|transcripts?|transcription)\b.{0,80}\b(?:off|disabl\w{0,12}|opt(?:ed)? out|remove[ds]?|without|avoid\w{0,12}|no|never|out|hide|stop\w{0,12})\b|\b(?:turn|switch|shut|opt|disable|without|avoid|no|keep|free of|stop)\b.{0,40}\b(?:ai|scribe|transcripts?|transcription)\b/,
  ],
  [
    'downtime-and-offline',
    /\b(?:downtime|uptime|offline|outages?|go(?:es)? down|went down|is down|internet (?:fails|is out)|without (?:internet|a connection|power))\b/,
  ],
  [
    'my-system-is-closing',
    /\b(?:clos(?:es|ing|ed)|shut(?:s|ting)? down|sunset\w{0,12}|discontinued?|going away|goes away|end of life|retired|folded into|bought (?:by|out)|acquired|out of business|killing off)\b/,
  ],
  ['membership-networks', /\b(?:alma|headway|rula|grow therapy|sondermind|membership networks?)\b/],
  [
    'one-biller-many-tax-ids',
    /\b(?:many|several|multiple|all|different|separate) (?:\w+ )?(?:tax[- ]?ids?|eins?|practices|companies)\b.{0,80}\b(?:bill\w{0,12}|login|claims?|account)\b|\b(?:bill\w{0,12}|login|claims?|account)\b.{0,80}\b(?:many|several|multiple|different|separate) (?:\w+ )?(?:tax[- ]?ids?|eins?|practices|companies|clients)\b/,
  ],
  [
    'rfp-and-consultants',
    /\b(?:rfps?|rfis?|consultants?|procurement|needs assessment|bid(?:s|ding)?|vendor selection|manage a selection|selection process)\b/,
  ],
  [
    'self-hosting-open-source',
    /\b(?:self[- ]?host\w{0,12}|open[- ]?source|openemr|own servers?|on-?prem\w{0,12}|host it (?:our|my)sel\w{0,12})\b/,
  ],
  [
    'paper-claims',
    /\b(?:paper claims?|cms-?1500s?|hcfa|claims? (?:on|by) (?:paper|mail)|mail(?:ing|ed)? (?:in )?claims?)\b/,
  ],
  [
    'who-keeps-the-chart',
    new RegExp(
      `\\b(?:who|whose)\\b.{0,30}\\b(?:owns?|keeps?|belong\\w{0,12}|holds?|gets?)\\b.{0,30}\\b${charts}\\b|\\bwhose ${charts}\\b|\\b(?:owns?|belongs?)\\b.{0,30}\\b${charts}\\b|\\b${charts}\\b.{0,20}\\b(?:belongs?|owned|are mine|is mine)\\b|\\bmy patients'? ${charts}\\b.{0,60}\\bleav\\w{1,12}`,
    ),
  ],
  [
    'can-i-take-my-notes-along',
    new RegExp(
      `\\b(?:keep|take|bring|get|download|export|lose|happens? (?:to|with)|access|carry|have)\\b.{0,30}\\b(?:my|our|the|all|old)\\b.{0,20}\\b${charts}\\b|\\bwhat (?:can|may|do) i (?:take|keep)\\b`,
    ),
  ],
  [
    'data-migration',
    /\b(?:migrat\w{0,12}|import\w{0,12}|convert\w{0,12}|conversion|transfer\w{0,12}|raw tables|bring over|carry over)\b|\bmov(?:e|es|ing)\b.{0,30}\b(?:data|records|charts|history)\b/,
  ],
  [
    'is-an-emr-mandatory',
    new RegExp(
      `\\b(?:mandatory|mandated?|obliged|obligation|required|illegal|legal(?:ly)?|federal law|the law|by law|penalt(?:y|ies)|have to|must|need(?: to)?)\\b.{0,60}\\b(?:${record}|one|paper)\\b|\\b${record}\\b.{0,60}\\b(?:mandatory|mandated|required|obliged|law|overkill|necessary|needed)\\b|\\bstay on paper\\b|\\bpaper (?:is )?(?:still )?(?:allowed|legal|ok|okay|fine)\\b`,
    ),
  ],
  [
    'merge-or-keep-records-apart',
    /\b(?:merg(?:e|ed|ing)|join|combin\w{1,12}|share|move everyone|one (?:system|record|chart|platform|ehr|emr)|same (?:system|record|ehr|emr)|second (?:system|record|ehr|emr)|two (?:systems|records|ehrs|emrs)|keep \w+ (?:apart|separate))\b|\bonto (?:\w+ ){1,3}(?:health|system|record)\b/,
  ],
  [
    'stay-or-go',
    /\b(?:worth (?:switching|moving|changing|it|the (?:pain|trouble|hassle|switch|move))|stay(?:ing)?|switch(?:ing)?|leave|leaving|move again|have to move|something better|change systems?|better off|stick with|bolt[- ]?on|replace)\b/,
  ],
  [
    'what-does-it-really-cost',
    /\b(?:costs?|prices?|pricing|pay(?:ing)?|afford|fees?|how much|budget|expensive|cheap(?:er|est)?|free)\b/,
  ],
]

/** The slug of the page under `/answers` that fits a question; null if none does. Linear in the length of the question. */
export function answerFor(question: string): string | null {
  const { plain } = textOf(question)
  return answers.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** The sentences of a text that ask, in the visitor's own words, each once. */
export function questionsIn({ text, sentences }: Reading): Item<Question>[] {
  const found = new Map<string, Item<Question>>()
  for (const [at, sentence] of sentences.entries()) {
    const words = quoteOf(text, sentence)
    if (!(sentence.asks && /\s/.test(words))) continue
    const before = sentences[at - 1]
    const context =
      short.test(words) && before && !before.asks ? quoteOf(text, { start: before.start, end: sentence.end }) : words
    found.set(context, { value: { text: context, answer: answerFor(context) }, origin: 'read', quote: context })
  }
  return [...found.values()].slice(0, questionsMax)
}
