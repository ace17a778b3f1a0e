import { startNginx, toWebs } from './nginx'
import { installSite } from './site'

export type Fleet = Awaited<ReturnType<typeof startFleet>>

/** Two web processes behind nginx and two workers, on one database. `given`: variables that differ from the defaults. */
export async function startFleet(given: Record<string, string>) {
  const usual = { SITE_URL: 'http://guide.example', LOG_LEVEL: 'warn', WORKER_LOCK_SECONDS: '10' }
  const site = await installSite({ ...usual, ...given }, { webs: 2, workers: 2 })
  await Promise.all([...site.webs, ...site.workers].map((part) => part.start()))
  const nginx = await startNginx((port) => toWebs(port, site.ports))
  return {
    ...site,
    url: nginx.url,
    async stop() {
      await site.stop('SIGKILL')
      await nginx.close()
    },
  }
}
