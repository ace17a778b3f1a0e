import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'
import { requireName } from './shared-packages-jest.mjs'

const requireOfNode = createRequire(import.meta.url)

/** Jest's sandbox of Node.js, which can load a package outside of it, once for a process: see `shared-packages-jest.mjs`. */
export default class SharingEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global[requireName] = requireOfNode
  }
}
