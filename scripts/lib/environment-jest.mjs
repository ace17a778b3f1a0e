import { createRequire } from 'node:module'
import perfHooks from 'node:perf_hooks'
import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'
import { requireName } from './shared-packages-jest.mjs'

const { createContext } = vm
const requireOfNode = createRequire(import.meta.url)

/**
 * Jest's Node.js environment with two differences. Some packages are loaded outside the sandbox, once per process: see
 * `shared-packages-jest.mjs`. And the sandbox's global object is an ordinary one: Jest passes one that looks every global
 * up through a handler, which made a match cost five times what it costs outside.
 */
export default class SharingEnvironment extends TestEnvironment {
  constructor(...given) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
    super(...given)
    vm.createContext = createContext
    this.global[requireName] = requireAsShipped
  }

  async teardown() {
    await super.teardown()
    for (const stop of watches) stop()
    watches.clear()
  }
}

/**
 * Loads a package as the built site does. React selects its production or development build by NODE_ENV when it is
 * loaded, and with the latter the same page takes half as long again.
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

/**
 * Functions that end the performance observers and histograms of a test file, which `prom-client` starts and never
 * ends. Each would keep the sandbox with all of its modules, 20 MB and more, in memory, and observers would be called
 * at every garbage collection during later test files.
 */
const watches = new Set()

const { observe } = perfHooks.PerformanceObserver.prototype
perfHooks.PerformanceObserver.prototype.observe = function (...given) {
  watches.add(() => this.disconnect())
  return observe.apply(this, given)
}

const { monitorEventLoopDelay } = perfHooks
perfHooks.monitorEventLoopDelay = (...given) => {
  const histogram = monitorEventLoopDelay(...given)
  watches.add(() => histogram.disable())
  return histogram
}
