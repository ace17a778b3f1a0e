import type { Config } from '../../server/platform/config'
import type { Finding } from './finding'

export interface Surroundings {
  env: Record<string, string | undefined>
  config: Config
}

/** Tries one part. An error that it throws means that the part does not work. */
export type Probe = (surroundings: Surroundings) => Promise<Omit<Finding, 'part'>>

export const works = (says: string) => ({ state: 'works', says }) as const
export const notSet = (says: string) => ({ state: 'not set', says }) as const
export const lookAt = (says: string) => ({ state: 'look at', says }) as const
export const broken = (says: string) => ({ state: 'broken', says }) as const
