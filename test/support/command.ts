import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Only for starts that hang: one that has to build everything takes minutes on a busy machine. */
const readyDeadlineMs = 300_000

export interface Command {
  pid: number
  /** Everything it has printed, on both streams. */
  output: () => string
  /** The address printed when it is ready; rejects with its output if it ends first. */
  ready: () => Promise<string>
  /** Sends a signal to the process, or with `group` to its whole group, as a terminal does. */
  signal: (name: NodeJS.Signals, to?: 'group') => void
  /** The exit status, and the time from now until the end. */
  ended: () => Promise<{ status: number | null; ms: number }>
}

/** Starts a command in its own process group and collects its output. */
export function startCommand(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Command {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
  const exit = once(child, 'exit')
  const pid = child.pid
  if (pid === undefined) throw new Error(`${program} could not be started`)
  return {
    pid,
    output: () => output,
    ready: () => awaitReady(child, () => output),
    signal: (name, to) => process.kill(to === 'group' ? -pid : pid, name),
    async ended() {
      const began = Date.now()
      const [status] = await exit
      return { status, ms: Date.now() - began }
    },
  }
}

/**
 * The processes that have this data folder in their environment or as working folder: everything that a start has
 * launched.
 */
export function processesOf(dataDir: string): { pid: number; args: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .filter((pid) => belongsTo(pid, dataDir))
    .map((pid) => ({ pid: Number(pid), args: read(pid, 'cmdline').replaceAll('\0', ' ') }))
}

function belongsTo(pid: string, dataDir: string): boolean {
  if (pid === String(process.pid)) return false
  if (read(pid, 'environ').split('\0').includes(`DATA_DIR=${dataDir}`)) return true
  try {
    return readlinkSync(join('/proc', pid, 'cwd')).startsWith(dataDir)
  } catch {
    return false
  }
}

function read(pid: string, name: string): string {
  try {
    return readFileSync(join('/proc', pid, name), 'utf8')
  } catch {
    return ''
  }
}

function awaitReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = output().match(/^Ready: (\S+)$/m)?.[1]
      if (address) done(() => resolve(address))
    }
    const fail = () => done(() => reject(new Error(`never ready. It said:\n${output()}`)))
    const done = (end: () => void) => {
      clearTimeout(timer)
      child.off('exit', fail)
      child.stdout?.off('data', look)
      end()
    }
    const timer = setTimeout(fail, readyDeadlineMs)
    child.on('exit', fail)
    child.stdout?.on('data', look)
    look()
  })
}
