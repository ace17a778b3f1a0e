import { createHash } from 'node:crypto'
import { RedisStore as RedisSessionStore } from 'connect-redis'
import { Redis } from 'ioredis'
import { RedisStore as RedisLimitStore, type RedisReply } from 'rate-limit-redis'
import type { Logger } from '../logger'
import { createOutageLog } from './outage'
import type { Stores } from './shape'

const usualAnswerMs = 1_000

/**
 * Sessions and limits in Redis, over one client that fails fast: a command is refused at once while Redis is away, and
 * the client goes on connecting in the background.
 */
export function createRedisStores(redisUrl: string, logger: Logger, answerWithinMs = usualAnswerMs): Stores {
  const client = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: answerWithinMs,
    connectTimeout: answerWithinMs,
    retryStrategy: reconnectAfterMs,
  })
  const outage = createOutageLog(logger, 'redis')
  client.on('error', outage.down).on('ready', outage.up)
  return {
    kind: 'redis',
    sessionStore: () => new RedisSessionStore({ client, prefix: 'session:' }),
    limitStore: (prefix) => new RedisLimitStore({ prefix: `limit:${prefix}:`, sendCommand: sendCommand(client) }),
    ping: async () => void (await client.ping()),
    // A Redis that is full, a replica, or cannot save to its disk answers a ping all the same.
    tryWriting: async () => void (await client.set('readyz', 'written', 'EX', 60)),
    close: async () => client.disconnect(),
  }
}

/** Milliseconds before the next try to connect: soon at first, every second in a long outage. */
export const reconnectAfterMs = (tries: number) => Math.min(tries * 100, 1_000)

/**
 * The limit store loads its scripts when it is made and never again if that fails. So a load that fails answers the hash
 * the script is known by: the first use then meets NOSCRIPT, and the store loads it.
 */
function sendCommand(client: Redis) {
  return async (...words: string[]): Promise<RedisReply> => {
    const [command = '', ...args] = words
    const reply = client.call(command, ...args) as Promise<RedisReply>
    if (command !== 'SCRIPT') return reply
    return reply.catch(() =>
      createHash('sha1')
        .update(args[1] ?? '')
        .digest('hex'),
    )
  }
}
