import type { GenerationRunner } from '../../server/generation/runner'
import { generatePost } from '../definitions/generate-post'
import { processor } from './processor'

export const generatePostProcessor = (generations: GenerationRunner) =>
  processor(generatePost, ({ generationId }) => generations.run(generationId))
