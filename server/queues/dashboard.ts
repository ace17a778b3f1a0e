import type { NextFunction, Request, Response } from 'express'
import type { Config } from '../platform/config'
import { failure } from '../platform/http-error'
import type { Logger } from '../platform/logger'

export const dashboardPath = '/admin/queues'

/**
 * Bull-board for the jobs, to be mounted behind the sign-in. Loaded and connected on the first visit: it would be a
 * quarter of what each start loads. While the store is down, every request is rejected with 503.
 */
export function createQueueDashboard(config: Config, logger: Logger) {
  let board: ReturnType<typeof import('./board')['openBoard']> | undefined

  async function reachable() {
    board ??= import('./board').then(({ openBoard }) => openBoard(dashboardPath, config, logger))
    const opened = await board.catch((error: unknown) => {
      board = undefined
      throw error
    })
    await opened.backend.ping()
    return opened
  }

  return {
    async handle(request: Request, response: Response, next: NextFunction) {
      const { handle } = await reachable().catch((error: unknown) => {
        throw failure(503, 'We cannot reach the queue right now. Please try again shortly.', error)
      })
      response.set('Content-Security-Policy', loosened(response.get('Content-Security-Policy') ?? ''))
      withoutForeignFonts(response)
      handle(request, response, next)
    },
    close: async () => (await board?.catch(() => undefined))?.close(),
  }
}

/** Takes the link to a font server out of bull-board's page: the policy blocks it, and each visit would report that. */
function withoutForeignFonts(response: Response): void {
  const send = response.send.bind(response)
  response.send = (body) => send(typeof body === 'string' ? body.replace(foreignFonts, '') : body)
}

const foreignFonts = /<link href="https:\/\/fonts\.[^<>]*>/g

/** Allows inline styles and the page's `<base>`, which bull-board uses. Its pages show nothing that a visitor wrote. */
function loosened(policy: string): string {
  return policy
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("base-uri 'none'", "base-uri 'self'")
}
