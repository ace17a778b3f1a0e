import { listed } from '../words'
import { areaNames } from './criteria/care'
import { answeredSettings, unconfirmed } from './criteria/setting'
import { providerWords } from './criteria/size'
import { type FeatureKey, featurePhrase } from './keys'
import { picksMax, scoreFloor } from './method'
import type { Needs } from './needs'
import { nextWords } from './next-words'
import { openMustsOf } from './open-musts'
import type { Ranking } from './ranking'
import type { Part, Scored } from './score'
import type { Candidate } from './weigh/candidate'

/** Why there are fewer picks than there could be, and which system comes next. */
export interface Next {
  /** The best systems that are not picks, by score; empty if every other system is left out. */
  systems: { id: string; name: string }[]
  text: string
  /** What keeps out each of several systems, where the reasons differ; otherwise the text says it. */
  reasons: string[]
}

/** What to say if there are some picks, but fewer than possible; otherwise null. */
export function nextOf({ scored, picks }: Ranking, needs: Needs): Next | null {
  if (picks.length === 0 || picks.length >= picksMax) return null
  const rest = scored.filter((one) => !picks.includes(one))
  const only = picks.length === 1 ? `Only ${picks[0]?.candidate.name}` : 'Only these two'
  if (rest.length === 0)
    return { systems: [], reasons: [], text: `${only} can be picked: all others are left out, for the reasons below.` }
  const best = Math.max(...rest.map(({ score }) => score))
  const equal = rest.filter(({ score }) => score === best)
  const whyNots = equal.map((one) => ({ name: one.candidate.name, reason: whyNot(one, picks, needs) }))
  const said = nextWords(
    whyNots,
    best,
    picks.some(({ score }) => score < best),
  )
  return {
    systems: equal.map(({ candidate: { id, name } }) => ({ id, name })),
    text: [whyOnly(only, picks, equal), said.text].filter(Boolean).join(' '),
    reasons: said.reasons,
  }
}

/** Whether a system is not picked because a must-have is unknown that every pick is known to have. */
const lacksAnswer = ({ openMusts }: Scored, picks: readonly Scored[]) =>
  openMusts > 0 && picks.every((pick) => pick.openMusts === 0)

/** What only the picks meet; empty if the next systems meet it too and are surpassed by a pick. */
function whyOnly(only: string, picks: readonly Scored[], equal: readonly Scored[]): string {
  const isOne = picks.length === 1
  const reach = `${isOne ? 'reaches' : 'reach'} ${scoreFloor} of 100, the minimum for a pick`
  if (equal.every(({ score }) => score < scoreFloor)) return `${only} ${reach}.`
  if (!equal.every((one) => lacksAnswer(one, picks))) return ''
  return `${only} ${isOne ? 'is' : 'are'} known to have everything you must have and ${reach}.`
}

function whyNot(one: Scored, picks: readonly Scored[], needs: Needs): string {
  if (one.score < scoreFloor || lacksAnswer(one, picks)) return mainReasonAgainst(one, picks, needs)
  return `${picks.length === 1 ? picks[0]?.candidate.name : 'one of these two'} is at least as good on every point`
}

/** An unknown must-have that every pick is known to have, or else what costs the most points, as part of a sentence. */
export function mainReasonAgainst(one: Scored, picks: readonly Scored[], needs: Needs): string {
  if (one.score >= scoreFloor && lacksAnswer(one, picks)) return unknown(openMustsOf(one.candidate, needs))
  return mainLoss(one, needs)
}

/** What costs a system the most points, as part of a sentence. */
function mainLoss({ candidate, parts }: Scored, needs: Needs): string {
  const lost = ({ criterion, expected }: Part) => needs.weights[criterion] * (1 - expected)
  const [worst] = [...parts].sort((a, b) => lost(b) - lost(a))
  if (!worst) return 'nothing that you told us tells it apart'
  if (worst.least < worst.most) return unknownWords(worst, candidate, needs)
  const [told] = [...worst.against, ...worst.reasons]
  return told ? inSentence(told.text) : 'it meets less of what you told us'
}

function unknownWords({ criterion, against }: Part, candidate: Candidate, needs: Needs): string {
  const { areas, size } = candidate
  switch (criterion) {
    case 'care':
      return areas.unverified
        ? onlyListed(areaNames(areas.unverified), areas.unverified.length === 1)
        : 'we do not know which kinds of care it is made for'
    case 'setting': {
      const open = answeredSettings(candidate, needs.settings).filter(({ fact }) => fact.value === null)
      return unconfirmed(candidate, open)
        .map(({ text }) => inSentence(text))
        .join(', and ')
    }
    case 'size':
      return size.unverified
        ? onlyListed(providerWords(size.unverified))
        : 'we do not know what size of practice it is made for'
    case 'cost':
      return against[0] ? inSentence(against[0].text) : 'we do not know its price'
    case 'wishes':
      return unknownFeatures(candidate, [...needs.must, ...needs.want])
  }
}

const onlyListed = (value: string, isOne = true) =>
  `our record lists ${value}, but we found no source for ${isOne ? 'it' : 'them'}`

function unknownFeatures({ features }: Candidate, keys: readonly FeatureKey[]): string {
  const open = keys.filter((key) => features[key].value === null)
  return unknown(open.map(featurePhrase))
}

const unknown = (phrases: readonly string[]) => `we do not know whether it has ${listed(phrases, 'or')}`

const subjects = {
  Made: 'it is made',
  Does: 'it does',
  Has: 'it has',
  Costs: 'it costs',
  Serves: 'it serves',
  We: 'we',
  Our: 'our',
}

/** A reason such as `Made for 1-10 providers.`, to follow a colon. */
function inSentence(text: string): string {
  return text.replace(/\.$/, '').replace(/^[A-Z]\w*/, (word) => subjects[word as keyof typeof subjects] ?? word)
}
