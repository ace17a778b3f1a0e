import net from 'node:net'
import { CommandError } from './terminal.mjs'

/**
 * Settles where the web process will listen and sets PORT. Port 0 becomes a free one, which restarts then keep. An
 * invalid value is left for the site's own configuration to report. @throws CommandError if another program listens
 * there
 */
export async function claimAddress(env) {
  const port = Number(env.PORT?.trim() || 3000)
  const host = env.HOST?.trim() || '127.0.0.1'
  if (!Number.isInteger(port) || port < 0 || port > 65535) return
  const found = await probe(host, port).catch((error) => {
    throw new CommandError(explain(error, host, port))
  })
  if (port === 0) env.PORT = String(found)
}

export function browserAddress({ HOST: host = '', PORT: port = '' }) {
  const anywhere = ['', '0.0.0.0', '::', '127.0.0.1'].includes(host.trim())
  const name = anywhere ? '127.0.0.1' : host.includes(':') ? `[${host.trim()}]` : host.trim()
  return `http://${name}:${port.trim() || 3000}`
}

/** @returns {Promise<number>} a port of the loopback address that was free just now */
export const freePort = () => probe('127.0.0.1', 0)

/** Whether something accepts connections there: at a `port` of a `host`, or on a Unix socket at a `path`. */
export function accepts(where) {
  return new Promise((resolve) => {
    const connection = net.connect(where)
    connection.on('connect', () => resolve(true)).on('error', () => resolve(false))
    connection.on('connect', () => connection.destroy())
  })
}

function probe(host, port) {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const { port: found } = server.address()
      server.close(() => resolve(found))
    })
  })
}

function explain(error, host, port) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `Port ${port} on ${host} is not open to this user. Choose 1024 or higher: PORT=3000 npm start`
  return `HOST is "${host}", which is not an address of this machine (${error.code}).`
}
