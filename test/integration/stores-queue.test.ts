import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { pino } from 'pino'
import { applySchedules } from '../../jobs/schedules'
import type { JobQueue, JobWorker } from '../../server/platform/stores'
import { PostgresQueuePool } from '../../server/platform/stores/postgres-queue-pool'
import { createQueueBackend } from '../../server/platform/stores/queue'
import { openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { queueIn } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })

describe.each(['postgres', 'redis'] as const)('the job queue in %s', (kind) => {
  const database = openTestDatabase()
  const backend = opened(
    async () => {
      const prepared = createQueueBackend(queueIn(kind, database.url), logger)
      for (const _time of [1, 2]) await prepared.prepare()
      return prepared
    },
    ({ close }) => close(),
  )
  let queue: JobQueue
  let name: string
  const workers: JobWorker[] = []

  beforeEach(() => {
    name = `test-${randomUUID()}`
    queue = backend.createQueue(name)
  })

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()))
    await queue.close()
  })

  function work(run: (id: string) => Promise<void> | void, options: object = {}): JobWorker {
    const worker = backend.createWorker(name, async (job) => run(job.id ?? ''), { concurrency: 1, ...options })
    workers.push(worker)
    void worker.run()
    return worker
  }

  it('gets one job to prepare articles from any number of workers starting with a pipeline, and another at the next start', async () => {
    const isOnce = (id: string) => id.startsWith('prepare-articles-')
    await Promise.all([1, 2, 3].map(() => applySchedules({ jobs: queue })))
    const done: string[] = []
    work((id) => void done.push(id))
    await until(() => expect(done.filter(isOnce)).toHaveLength(1))
    await until(async () => expect(await queue.getJobCountByTypes('active')).toBe(0))
    await applySchedules({ jobs: queue })
    await until(() => expect(done.filter(isOnce)).toHaveLength(2))
  })

  it('accepts a job id once, even after the job is done', async () => {
    const done: string[] = []
    const job = { name: 'job', data: {}, opts: { jobId: 'same' } }
    await queue.addBulk([job, job])
    await queue.addBulk([job])
    work((id) => void done.push(id))
    await until(async () => expect(await queue.getJobCountByTypes('completed')).toBe(1))
    await queue.addBulk([job])
    await sleep(200)
    expect(done).toEqual(['same'])
  })

  it('retries with growing delays, and keeps permanently failed jobs until someone retries them', async () => {
    const tries: number[] = []
    let mended = false
    work(() => {
      tries.push(Date.now())
      if (!mended) throw new Error('not yet')
    })
    await queue.add('job', {}, { jobId: 'stubborn', attempts: 3, backoff: { type: 'exponential', delay: 200 } })
    await until(async () => expect(await queue.getJobCountByTypes('failed')).toBe(1))
    const [first = 0, second = 0, third = 0] = tries
    expect(tries).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(190)
    expect(third - second).toBeGreaterThanOrEqual(390)

    mended = true
    const [job] = await queue.getFailed()
    expect(job?.failedReason).toBe('not yet')
    await job?.retry()
    await until(async () => expect(await queue.getJobCountByTypes('completed')).toBe(1))
  })

  const lookOften = { lockDuration: 500, stalledInterval: 300, maxStalledCount: 10 }

  /** Loses a job's worker halfway, and changes the queue's data before another worker starts. */
  async function loseWorker(meanwhile: () => Promise<unknown> = async () => undefined): Promise<string[]> {
    const started: string[] = []
    const lost = work(
      (id) => {
        started.push(`lost ${id}`)
        return new Promise<void>(() => {})
      },
      { ...lookOften, skipLockRenewal: true },
    )
    await queue.add('job', {}, { jobId: 'resumed' })
    await until(() => expect(started).toEqual(['lost resumed']))
    workers.splice(workers.indexOf(lost), 1)
    await lost.close(true)
    await meanwhile()
    work((id) => void started.push(`found ${id}`), lookOften)
    return started
  }

  it('runs a job again if its worker died', async () => {
    const started = await loseWorker()
    await until(() => expect(started).toEqual(['lost resumed', 'found resumed']))
  })

  if (kind === 'postgres')
    it("runs it at once even if the dead worker's clock was hours ahead", async () => {
      const ahead = Date.now() + 26 * 3_600_000
      const started = await loseWorker(async () => {
        await database.db.raw('update bullmq.job set locked_until_ms = ? where queue = ?', [ahead, name])
        await database.db.raw(
          `insert into bullmq.meta (queue, field, value) values (?, 'stalled-check', ?)
           on conflict (queue, field) do update set value = excluded.value`,
          [name, String(ahead)],
        )
      })
      await until(() => expect(started).toEqual(['lost resumed', 'found resumed']))
    })

  it('adds one job per interval of a schedule', async () => {
    const done: string[] = []
    work((id) => void done.push(id))
    await queue.upsertJobScheduler('clock', { every: 60_000 }, { name: 'job', data: {} })
    await queue.upsertJobScheduler('clock', { every: 60_000 }, { name: 'job', data: {} })
    await until(() => expect(done).toHaveLength(1))
    await sleep(200)
    expect(done).toHaveLength(1)
    expect(await queue.getJobSchedulers()).toHaveLength(1)
  })
})

/** Locks two rows in the given order. */
const lockBoth = (first: number, second: number) => `
  do $$ begin
    update pair set times = times + 1 where key = ${first};
    perform pg_sleep(0.3);
    update pair set times = times + 1 where key = ${second};
  end $$`

describe('a queue statement', () => {
  const database = openTestDatabase('each')
  const held = opened(
    () => ({ pool: new PostgresQueuePool(database.url, 1, { up: () => undefined, down: () => undefined }) }),
    ({ pool }) => pool.end(),
    'each',
  )

  it('that was canceled because of a deadlock is sent again', async () => {
    const [{ pool }, other] = [held, new Client(database.url)]
    await database.db.raw('create schema if not exists bullmq')
    await database.db.raw('create table bullmq.pair as select key, 0 as times from (values (1), (2)) as two (key)')
    await other.connect()
    // Postgres cancels the transaction that checks for a deadlock first. It checks once, when both must be waiting.
    await other.query(`set search_path to bullmq; set deadlock_timeout = '1min'`)
    await pool.query(`set deadlock_timeout = '2s'`)
    await Promise.all([other.query(lockBoth(1, 2)), pool.query(lockBoth(2, 1))])
    const { rows } = await pool.query<{ key: number; times: number }>('select key, times from pair order by key')
    expect(rows).toEqual([
      { key: 1, times: 2 },
      { key: 2, times: 2 },
    ])
    const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()'
    // On a busy machine, the statement that is sent again can meet the other one once more.
    await until(async () => expect((await database.db.raw(deadlocks)).rows[0].deadlocks).toBeGreaterThan(0))
    await other.end()
  })

  it('that finds no free connection in time is reported as an outage, after which it is tried again', async () => {
    const { pool } = held
    const connection = await pool.connect()
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    connection.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})
