import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import type { Queue } from 'bullmq'
import type { RequestHandler } from 'express'
import { queueNames } from '../../jobs/definitions'
import type { Config } from '../platform/config'
import { failure } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { createQueueBackend, type QueueBackend } from '../platform/stores'

export const dashboardPath = '/admin/queues'

interface Board {
  backend: QueueBackend
  handle: RequestHandler
  close(): Promise<void>
}

export interface QueueDashboard {
  handle: RequestHandler
  close(): Promise<void>
}

/**
 * bull-board over the jobs, to be mounted behind the sign-in. The web needs the queue for nothing else, so it is connected
 * to when somebody first looks. While its store is away every request is refused with 503 instead of waiting.
 */
export function createQueueDashboard(config: Config, logger: Logger): QueueDashboard {
  let board: Promise<Board> | undefined

  async function reachable(): Promise<Board> {
    board ??= openBoard(config, logger)
    const opened = await board.catch((error: unknown) => {
      board = undefined
      throw error
    })
    await opened.backend.ping()
    return opened
  }

  return {
    async handle(request, response, next) {
      const { handle } = await reachable().catch((error: unknown) => {
        throw failure(503, 'The queue cannot be reached at the moment. Please try again shortly.', error)
      })
      response.set('Content-Security-Policy', allowInlineStyles(response.get('Content-Security-Policy') ?? ''))
      handle(request, response, next)
    },
    close: async () => (await board?.catch(() => undefined))?.close(),
  }
}

/** bull-board styles its own elements; nothing that a visitor wrote is shown on its pages. Scripts stay as they are. */
function allowInlineStyles(policy: string): string {
  return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
}

/** @throws when the store is away; then nothing of it is left open. */
async function openBoard(config: Config, logger: Logger): Promise<Board> {
  const backend = createQueueBackend(config, logger)
  try {
    await backend.prepare()
  } catch (error) {
    await backend.close()
    throw error
  }
  const queues = queueNames.map((name) => backend.createQueue(name))
  const adapter = new ExpressAdapter().setBasePath(dashboardPath)
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue as unknown as Queue)),
    serverAdapter: adapter,
    options: {
      uiConfig: { boardTitle: 'Queues', miscLinks: [{ text: 'Back to the admin', url: '/admin' }] },
    },
  })
  return {
    backend,
    handle: adapter.getRouter(),
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
      await backend.close()
    },
  }
}
