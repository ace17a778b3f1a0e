import { createRequire } from 'node:module'
import { TestEnvironment } from 'jest-environment-node'
import { requireName } from './shared-packages-jest.mjs'

const requireOfNode = createRequire(import.meta.url)

/** Jest's sandbox of Node.js, which can load a package outside of it, once for a process: see `shared-packages-jest.mjs`. */
export default class SharingEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global[requireName] = requireAsShipped
  }
}

/**
 * Loads a package as the built site does: React chooses by NODE_ENV, when it is loaded, whether it comes as it is shipped or with
 * help for whoever writes a page, with which the same page takes it half as long again.
 */
function requireAsShipped(file) {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return requireOfNode(file)
  } finally {
    process.env.NODE_ENV = NODE_ENV
  }
}
