import { z } from 'zod'
import { optionalText } from '../text'

export const longestTopic = 500

/** The request: a blank topic gets the default one; a test has its own topic and is always a draft. */
export const generationRequest = z.object({
  topic: optionalText(longestTopic),
  test: z.boolean('Write this as true or false.').nullish(),
  /** Whether the article stays a draft, to be published by hand. */
  draft: z.boolean('Write this as true or false.').nullish(),
})

export type GenerationRequest = z.input<typeof generationRequest>

/** The stages of a generation, in order. When it ends, it keeps the last stage reached. */
export const generationStages = ['queued', 'asking', 'writing', 'checking', 'publishing'] as const

export type GenerationStage = (typeof generationStages)[number]

/** One request for an article, as it stands. */
export interface Generation {
  id: string
  /** The last two are final. */
  state: 'queued' | 'active' | 'completed' | 'failed'
  stage: GenerationStage
  /** From 0 to 100, which is completed. */
  progress: number
  topic: string
  test: boolean
  draft: boolean
  /** The article once it is there; a draft where that was asked for, or when there are `reasons` against publishing it. */
  post?: { id: string; title: string; slug: string; status: 'draft' | 'published' | 'removed' }
  reasons?: string[]
  /** Why it failed, for the person who asked. */
  error?: string
}

export const isFinal = ({ state }: Pick<Generation, 'state'>) => state === 'completed' || state === 'failed'

/** Who writes: a model behind an address of the configuration, or, without a key for one, the program itself. */
export type Writer = { kind: 'model'; model: string } | { kind: 'catalogue' }

export interface GenerationQuota {
  limit: number
  remaining: number
  /** Until when nothing can be asked for. ISO 8601. */
  blockedUntil: string | null
  writer: Writer
}

export interface GenerationApi {
  /**
   * Counts an attempt and promises an article. Rejects with 429 `Rate Limited`, whose detail says for how many minutes,
   * when the attempts are used up, and with 422 for a topic that cannot be taken or is not understood, which costs no attempt.
   */
  startGeneration(request: GenerationRequest): Promise<{ id: string }>
  /** Asks once more for an article that failed: a new generation, an attempt like any other. Rejects with 404, 409 or 429. */
  retryGeneration(id: string): Promise<{ id: string }>
  /** Rejects with 404 when there is none with that id. */
  getGeneration(id: string): Promise<Generation>
  getGenerationQuota(): Promise<GenerationQuota>
}
