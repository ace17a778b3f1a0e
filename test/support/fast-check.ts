import fc from 'fast-check'
import { testSeed } from './random'

fc.configureGlobal({ seed: testSeed })

/** fast-check with the seed of the run, which a failure names. */
export { fc }
