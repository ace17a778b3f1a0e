import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from './terminal.mjs'

/**
 * Postgres refuses to run as root. Root therefore runs it as the cluster's owner (the user `nobody` for a new cluster).
 * Any other user runs it directly, which an empty result means.
 * @returns {{ uid?: number, gid?: number }}
 */
export function accountFor(cluster) {
  const self = process.getuid?.()
  const owner = existsSync(cluster) ? statSync(cluster) : undefined
  if (self === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
  if (owner && self !== undefined && owner.uid !== self) {
    throw new CommandError(
      `${cluster} belongs to another user (id ${owner.uid}). Start as that user or as root, or choose another DATA_DIR.`,
    )
  }
  return {}
}

/** Whether the account may pass through every folder above `place`. */
export function canReach(place, { uid }) {
  if (uid === undefined) return true
  const above = path.dirname(place)
  const { mode, uid: owner } = statSync(above)
  const allowed = mode & (owner === uid ? 0o100 : 0o001)
  return allowed !== 0 && (above === place || path.dirname(above) === above || canReach(above, { uid }))
}

function nobody() {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(-?\d+):(-?\d+):/m)
  if (!line)
    throw new CommandError(
      'Postgres cannot run as root and there is no user "nobody". Start as another user, or set DATABASE_URL.',
    )
  return { uid: Number(line[1]) >>> 0, gid: Number(line[2]) >>> 0 }
}
