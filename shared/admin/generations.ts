import { z } from 'zod'
import { optionalText } from '../text'
import { sent } from './sent'

export const longestTopic = 500

/** The request: an empty topic gets the default one; a test has its own topic and is always a draft. */
export const generationRequest = sent('the request', {
  topic: optionalText(longestTopic),
  test: z.boolean('Write this as true or false.').nullish(),
  draft: z.boolean('Write this as true or false.').nullish(),
})

export type GenerationRequest = z.input<typeof generationRequest>

/** The stages of a generation, in order. When it ends, it keeps the last stage reached. */
export const generationStages = ['queued', 'asking', 'writing', 'checking', 'publishing'] as const

export type GenerationStage = (typeof generationStages)[number]

export interface Generation {
  id: string
  /** The last two are final. */
  state: 'queued' | 'active' | 'completed' | 'failed'
  stage: GenerationStage
  /** A percentage; 100 is completed. */
  progress: number
  topic: string
  test: boolean
  draft: boolean
  /** The article once it exists: a draft if that was requested, or if there are `reasons` against publishing it. */
  post?: { id: string; title: string; slug: string; status: 'draft' | 'published' | 'removed' }
  reasons?: string[]
  error?: string
}

export const isFinal = ({ state }: Pick<Generation, 'state'>) => state === 'completed' || state === 'failed'

/** Who writes: a configured model, or without an API key the built-in writer. */
export type Writer = { kind: 'model'; model: string } | { kind: 'catalogue' }

export interface GenerationQuota {
  limit: number
  remaining: number
  /** Until when no article can be requested, ISO 8601. */
  blockedUntil: string | null
  /** The time from now until then, which needs no clock but the server's. */
  secondsBlocked: number
  writer: Writer
}
