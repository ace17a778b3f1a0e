import { createHash } from 'node:crypto'
import { RedisStore as RedisSessionStore } from 'connect-redis'
import { Redis } from 'ioredis'
import { RedisStore as RedisLimitStore, type RedisReply } from 'rate-limit-redis'
import type { Logger } from '../logger'
import { createOutageLog } from './outage'
import type { Stores } from './shape'

const usualAnswerMs = 1_000

/** Sessions and limits in Redis. While it is down, a command is rejected at once, and the client keeps reconnecting. */
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
    // A Redis that is full, a replica, or unable to save to disk still answers a ping.
    tryWriting: async () => void (await client.set('readyz', 'written', 'EX', 60)),
    close: async () => client.disconnect(),
  }
}

/** Milliseconds before the next attempt to connect: short at first, one second in a long outage. */
export const reconnectAfterMs = (tries: number) => Math.min(tries * 100, 1_000)

/**
 * The limit store loads its scripts when it is created and never again if that fails. This then returns the script's
 * SHA-1 as if it were loaded: the first use gets NOSCRIPT, and the store loads it again.
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
