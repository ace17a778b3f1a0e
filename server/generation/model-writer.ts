import type { OpenAI } from 'openai'
import { sanitizedNodes } from '../blog/sanitize'
import { type Article, articleSchema } from './article'
import type { ModelAnswer } from './model-answer'
import type { Reach } from './model-call'
import type { Usage } from './repository'
import { withinTime } from './time-limit'
import { type ArticleWriter, WritingFailure } from './writer'

interface Times {
  /** The longest time for all attempts together, in milliseconds. */
  mostMs: number
  /** The wait before the second attempt, in milliseconds. */
  firstWaitMs: number
}

/** Longer than any article takes, since a person is waiting for it. */
const usualTimes: Times = { mostMs: 120_000, firstWaitMs: 1_000 }

/** The typical length of an article in characters, with markup and JSON, from which progress is estimated. */
const usualLength = 11_000

/** Creates a writer that uses a model, on any server with the chat completions API. */
export function createModelWriter(reach: Reach, times: Partial<Times> = {}): ArticleWriter {
  const { mostMs, firstWaitMs } = { ...usualTimes, ...times }
  return {
    async write({ request, report, spend, signal }) {
      await report('asking', 10)
      const onLength = (length: number) => report('writing', 20 + Math.floor(60 * Math.min(1, length / usualLength)))
      const answer = await withinTime(mostMs, signal, async (bound) => {
        // Loaded with the first article, because it imports OpenAI's library, which a site without a key does not need.
        const { askModel } = await import('./model-call')
        return askModel({ reach, request, signal: bound, onLength, deadline: Date.now() + mostMs, firstWaitMs })
      })
      if (answer.usage) await spend(usageOf(reach, answer.usage))
      return readAnswer(answer)
    },
  }
}

/** @throws WritingFailure for an answer that is not an article */
function readAnswer({ text, refusal, finish }: ModelAnswer): Article {
  if (refusal || finish === 'content_filter') throw new WritingFailure('The model refused to write about this topic.')
  if (finish === 'length')
    throw new WritingFailure("The model's answer was cut off because it reached the length limit.")
  const parsed = articleSchema.safeParse(parseJson(text))
  if (parsed.success) return { ...parsed.data, content: sanitizedNodes(parsed.data.content) }
  const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'all')))].join(', ')
  throw new WritingFailure(`The model's answer did not have the form we asked for (wrong: ${fields}).`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    throw new WritingFailure("The model's answer was not valid JSON.")
  }
}

/** US dollars per million tokens at OpenAI, as of August 2025. The cost of other models is unknown. */
const prices: Record<string, { input: number; cachedInput: number; output: number }> = {
  'gpt-5-mini': { input: 0.25, cachedInput: 0.025, output: 2 },
}

function usageOf({ model, baseUrl }: Reach, usage: OpenAI.CompletionUsage): Usage {
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = usage
  const price = baseUrl === undefined ? prices[model] : undefined
  const cached = usage.prompt_tokens_details?.cached_tokens ?? 0
  const dollars =
    price && ((tokensIn - cached) * price.input + cached * price.cachedInput + tokensOut * price.output) / 1_000_000
  return { model, tokensIn, tokensOut, costUsd: dollars ?? null }
}
