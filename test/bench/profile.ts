import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { captureAnswer } from './capture'
import { plainGet } from './loads'
import type { Server } from './server'
import { print } from './table'

const seconds = 10
const connections = 10
/** Kinds with a smaller share are added up. */
const shareMin = 0.01

/**
 * The format that V8 writes with `--cpu-prof`:
 * https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile
 */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
  endTime: number
}

/** Node options that write a process's profile into a folder. */
export const profiling = (folder: string) => ['--cpu-prof', `--cpu-prof-dir=${folder}`]

/**
 * Prints how a web process spends its time while it sends the home page from its cache. Stops the process, which then
 * writes its profile.
 */
export async function profileCachedPage({ url, stop }: Server, folder: string): Promise<void> {
  await captureAnswer(url, plainGet('/'))
  const { '2xx': answered } = await autocannon({ url, connections, duration: seconds, requests: [plainGet('/')] })
  await stop()
  const file = (await readdir(folder)).find((name) => name.endsWith('.cpuprofile'))
  if (!file) throw new Error('the web process left no profile')
  const shares = sharesOf(JSON.parse(await readFile(join(folder, file), 'utf8')))
  const rows = shares.map(([kind, share]) => [kind, `${(share * 100).toFixed(1)}%`])
  print([[`where the time of ${answered} answers from the cache went`, 'share'], ...rows])
}

/** The shares of the time in which the process was busy, without start and warm-up, largest first. */
function sharesOf({ nodes, samples, timeDeltas, endTime }: Profile): [kind: string, share: number][] {
  const kinds = new Map(nodes.map(({ id, callFrame }) => [id, kindOf(callFrame)]))
  const times = new Map<string, number>()
  const from = endTime - (seconds - 2) * 1_000_000
  let at = endTime - timeDeltas.reduce((sum, delta) => sum + delta, 0)
  samples.forEach((id, index) => {
    const delta = timeDeltas[index] ?? 0
    at += delta
    const kind = kinds.get(id) ?? ''
    if (at >= from && kind !== '(idle)') times.set(kind, (times.get(kind) ?? 0) + delta)
  })
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0)
  const shares = [...times].map(([kind, time]): [string, number] => [kind, time / busy]).sort(([, a], [, b]) => b - a)
  const rest = shares.filter(([, share]) => share < shareMin).reduce((sum, [, share]) => sum + share, 0)
  return [...shares.filter(([, share]) => share >= shareMin), ['all else', rest]]
}

/** Node's calls into the system, by their names in a profile. */
const systemCalls: Record<string, string | undefined> = {
  writev: 'writing to connections (writev)',
  writeBuffer: 'writing log lines (writeBuffer)',
  '(garbage collector)': 'collecting garbage',
  '(program)': 'native code without a name',
}

const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/

/** Within Node's own work, calls into the system have only a name, and JavaScript has an address too. */
function kindOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  if (url.startsWith('node:')) return `JavaScript of Node: ${/_http|net$/.test(url) ? 'http and net' : 'all else'}`
  if (url === '')
    return functionName.startsWith('RegExp:') ? 'regular expressions' : (systemCalls[functionName] ?? functionName)
  return packageName.exec(url)?.[1] ?? 'our own code'
}
