import type { Cue } from './cue'
import { others } from './others'
import { refusing } from './refusing'
import { wishing } from './wishing'

/** Of those that begin in one place, the longest counts; of equally long ones, the first of these. */
export const cues: readonly Cue[] = [...others, ...wishing, ...refusing]
