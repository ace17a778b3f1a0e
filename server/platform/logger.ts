import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config'

export type { Logger } from 'pino'

/** Keys under which personal data travels through the program; dropped wherever they stand in the first two levels. */
const personal = ['lead', 'body', 'headers', 'ip', 'address', 'email', 'workEmail', 'phoneNumber', 'to', 'html', 'text']

/**
 * One JSON line an event, on standard output. Lines carry ids, never what people typed: known keys are removed, and
 * an error is cut to its own words, for the `detail` of a database error quotes the row.
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

let time = { ms: 0, member: '' }

/** As pino's own `isoTime`, made once for all lines of a millisecond. */
function isoTime(): string {
  const ms = Date.now()
  if (ms !== time.ms) time = { ms, member: `,"time":"${new Date(ms).toISOString()}"` }
  return time.member
}

const heldBytesMax = 32 * 1024
/** What a pipe of Linux takes at once. */
const writtenBytesMax = 64 * 1024
const heldMsMax = 100

/**
 * Lines of a tenth of a second are written together, so no request waits for the log. At exit, pino writes the rest,
 * and `armShutdown` waits for it; a process that is killed loses both. Lines are passed as bytes: with strings,
 * sonic-boom would recount its whole buffer for each line.
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
