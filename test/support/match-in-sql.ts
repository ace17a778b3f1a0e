import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { matchCatalogue, matchMethod } from '../../shared/match/catalogue'
import { type FeatureKey, featureKeys } from '../../shared/match/keys'
import { presets } from '../../shared/match/method'
import { areas, settings } from '../../shared/match/reading/situation'
import { fc } from './fast-check'

const keys = fc.subarray(featureKeys as FeatureKey[], { maxLength: 5 })
const answers = fc.record({
  industry: fc.constantFrom(...areas, 'other' as const),
  setting: fc.subarray([...settings], { maxLength: 3 }),
  providers: fc.option(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 2000 })), {
    nil: undefined,
  }),
  isPrimaryCare: fc.boolean(),
  budget: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
  must: keys,
  want: keys,
  preset: fc.constantFrom(...(Object.keys(presets) as (keyof typeof presets)[])),
})
type Random = typeof answers extends fc.Arbitrary<infer T> ? T : never

/** Passes random answers to both implementations and returns their differences. */
export async function compareWithSql(url: string, answersCompared: number): Promise<object[]> {
  const told = fc.sample(answers, { numRuns: answersCompared, seed: 20_261_122 })
  const second = await inSql(url, told)
  return told.flatMap((one, index) => {
    const first = inProgram(one)
    return isDeepStrictEqual(first, second[index]) ? [] : [{ told: one, first, second: second[index] }]
  })
}

function inProgram({ budget, preset, isPrimaryCare, ...told }: Random) {
  const description = isPrimaryCare ? { organizationDescription: 'We provide primary care.' } : {}
  const money = budget === undefined ? {} : { budget: `$${budget} for the whole practice` }
  const { picks, others, excluded } = matchCatalogue({ ...told, ...money, ...description, weights: preset })
  return {
    picks: picks.map(({ id }) => id),
    scores: Object.fromEntries([...picks, ...others].map(({ id, score }) => [id, score] as const).sort()),
    excluded: excluded.map(({ id }) => id).sort(),
  }
}

async function inSql(url: string, told: readonly Random[]): Promise<unknown[]> {
  const needs = told.map(({ industry, setting, providers, budget, must, want, preset, isPrimaryCare }) => ({
    areas: industry === 'other' ? [] : [industry],
    settings: setting,
    must,
    want: want.filter((key) => !must.includes(key)),
    providersLeast: providers ?? null,
    providersMost: providers ?? null,
    monthly: budget ?? null,
    current: null,
    abroad: false,
    agency: false,
    growth: null,
    primaryCare: isPrimaryCare,
    prescribes: false,
    otherCare: industry === 'other',
    weights: presets[preset],
  }))
  // Not with Knex, which reads JSON's operator "?" as a placeholder.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync('docs/match.sql', 'utf8'))
    const { rows } = await client.query(
      `select coalesce(json_agg(id order by place) filter (where pick), '[]') as picks,
         coalesce(json_object_agg(id, score) filter (where not excluded), '{}') as scores,
         coalesce(json_agg(id order by id) filter (where excluded), '[]') as excluded
       from jsonb_array_elements($1::jsonb) with ordinality as asked (needs, at),
         pg_temp.match($2::jsonb, needs) with ordinality as answered (id, score, excluded, pick, place)
       group by at order by at`,
      [JSON.stringify(needs), JSON.stringify(matchMethod)],
    )
    return rows.map(({ picks, scores, excluded }) => ({
      picks,
      scores: Object.fromEntries(Object.entries(scores).sort()),
      excluded,
    }))
  } finally {
    await client.end()
  }
}
