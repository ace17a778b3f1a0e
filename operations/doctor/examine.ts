import { ConfigError, readConfig } from '../../server/platform/config'
import { within } from '../../server/platform/within'
import { type Finding, reasonOf } from './finding'
import { probeInbox, probeMail, probeSender } from './mail'
import type { Probe, Surroundings } from './probe'
import { probePassword, probeProvider } from './sign-in'
import { probeAlarms, probeCertificates, probeSite } from './site'
import { probeDatabase, probePictures, probeQueue } from './stores'

const probes: readonly [part: string, Probe][] = [
  ['database', probeDatabase],
  ['queue', probeQueue],
  ['mail', probeMail],
  ['sender', probeSender],
  ['inbox', probeInbox],
  ['password', probePassword],
  ['provider', probeProvider],
  ['pictures', probePictures],
  ['site', probeSite],
  ['alarms', probeAlarms],
  ['certificates', probeCertificates],
]

/** Longer than the mail server may be silent. */
const usualProbeMs = 25_000

/**
 * Tries every part that the environment sets, all at once, and reports on each. A part that fails or takes longer than
 * `probeMs` does not affect the others. Nothing is sent to anyone; what is written to try a store is removed.
 */
export async function examine(env: Surroundings['env'], probeMs = usualProbeMs): Promise<Finding[]> {
  try {
    const surroundings = { env, config: readConfig(env) }
    return await Promise.all(probes.map(([part, probe]) => run(part, probe, surroundings, probeMs)))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').map((says) => ({ part: 'settings', state: 'broken', says }))
  }
}

async function run(part: string, probe: Probe, surroundings: Surroundings, probeMs: number): Promise<Finding> {
  const found = within(probeMs, probe(surroundings), 'late').catch((error: unknown) => ({
    state: 'broken' as const,
    says: error instanceof Error && error.message === 'late' ? reasonOf(error, 'ETIMEDOUT') : reasonOf(error),
  }))
  return { part, ...(await found) }
}
