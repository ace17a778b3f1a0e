import { currentEmrs } from '../leads/options'
import type { AnswerKey } from './address'
import type { Answers } from './answers'
import { settingLabel } from './criteria/setting'
import { type FeatureKey, featureLabel } from './keys'
import { presetLabels } from './method'
import { movement } from './movement'
import { rank } from './ranking'
import { readNeeds } from './read'
import type { Candidate } from './weigh/candidate'

/** The effect of one optional answer on the picks. */
export interface Effect {
  /** The answer, as in the address. */
  key: AnswerKey
  value: string
  label: string
  /** Which picks moved because of it, by name, or that none did. */
  text: string
  moved: boolean
}

/** Each effect takes a ranking of its own, so there are no more than a visitor reads. */
const effectsMax = 12

interface Optional {
  key: AnswerKey
  value: string
  label: string
  without: Answers
}

/** Compares the picks with those without each answer other than kind of care, size, and budget. */
export function effectsOf(
  answers: Answers,
  candidates: readonly Candidate[],
  picks: readonly { candidate: Candidate }[],
): Effect[] {
  const after = picks.map(({ candidate }) => candidate.name)
  return optionalAnswers(answers, candidates)
    .slice(0, effectsMax)
    .map(({ without, ...answer }) => {
      const before = rank(candidates, readNeeds(without)).picks.map(({ candidate }) => candidate.name)
      const moves = movement(before, after)
      return {
        ...answer,
        text: moves ?? (picks.length > 0 ? 'The picks are the same without it.' : 'There is still no pick without it.'),
        moved: moves !== null,
      }
    })
}

function optionalAnswers(answers: Answers, candidates: readonly Candidate[]): Optional[] {
  const { setting = [], current, must = [], want = [], weights } = answers
  const wish = (key: 'must' | 'want', words: string) => (feature: string) => ({
    key,
    value: feature,
    label: `${words} ${featureLabel(feature as FeatureKey)}`,
    without: { ...answers, [key]: (answers[key] ?? []).filter((one) => one !== feature) },
  })
  const listed = currentEmrs.find(({ value }) => value === current)?.label
  const today = listed ?? candidates.find(({ id }) => id === current)?.name ?? current
  return [
    ...setting.map((one) => ({
      key: 'setting' as const,
      value: one,
      label: settingLabel(one),
      without: { ...answers, setting: setting.filter((other) => other !== one) },
    })),
    ...(current
      ? [
          {
            key: 'current' as const,
            value: current,
            label: `You use ${today} today`,
            without: without(answers, 'current'),
          },
        ]
      : []),
    ...must.map(wish('must', 'Must have')),
    ...want.map(wish('want', 'Would like')),
    ...(weights === undefined
      ? []
      : [{ key: 'weights' as const, value: '', label: weightWords(weights), without: without(answers, 'weights') }]),
  ]
}

function without(answers: Answers, key: 'current' | 'weights'): Answers {
  const { [key]: _taken, ...rest } = answers
  return rest
}

function weightWords(weights: NonNullable<Answers['weights']>): string {
  return typeof weights === 'string' ? `Weights: ${presetLabels[weights]}` : 'Your own weights'
}
