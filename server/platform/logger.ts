import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config'

export type { Logger } from 'pino'

/** Keys that hold personal data in this program. They are removed from the first two levels of a logged object. */
const personal = ['lead', 'body', 'headers', 'ip', 'address', 'email', 'workEmail', 'phoneNumber', 'to', 'html', 'text']

/**
 * Writes one JSON line per event to standard output. Lines contain ids, never what people typed: known keys are
 * removed, and only an error's message and stack are kept, because the `detail` of a database error quotes the row.
 */
export function createLogger(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    timestamp: isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: personal.flatMap((key) => [key, `*.${key}`]), remove: true },
    serializers: { err: plainError },
  }
  return pino(options, destination ?? standardOutput())
}

let second = { at: 0, iso: '' }

/** Like pino's `isoTime`, but formatted only once per second. */
function isoTime(): string {
  const ms = Date.now()
  const at = Math.floor(ms / 1_000)
  if (at !== second.at) second = { at, iso: new Date(at * 1_000).toISOString().slice(0, -4) }
  return `,"time":"${second.iso}${String(ms % 1_000).padStart(3, '0')}Z"`
}

const heldBytesMax = 32 * 1024
/** The capacity of a Linux pipe. */
const writtenBytesMax = 64 * 1024
const heldMsMax = 100

/**
 * Writes the lines of a tenth of a second together, so no request waits for the log; a process that is killed loses
 * them. Lines are passed as bytes: with strings, sonic-boom would recount its whole buffer for each line.
 */
function standardOutput(): DestinationStream {
  const bounds = { minLength: heldBytesMax, maxWrite: writtenBytesMax, periodicFlush: heldMsMax }
  const output = pino.destination({ dest: 1, sync: false, contentMode: 'buffer', ...bounds })
  const ends = { flush: (done: () => void) => output.flush(done), flushSync: () => output.flushSync() }
  return { write: (line) => output.write(Buffer.from(line) as unknown as string), ...ends }
}

function plainError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack } = error
  const code = 'code' in error ? error.code : undefined
  return { name, message, code, stack, ...(error.cause ? { cause: plainError(error.cause) } : {}) }
}
