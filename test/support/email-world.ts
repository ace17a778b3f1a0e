import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Knex } from 'knex'
import { pino } from 'pino'
import type { Queues } from '../../jobs/queues'
import { relayBatch } from '../../jobs/relay'
import { runJob } from '../../jobs/worker'
import { createEmailService } from '../../server/email/service'
import { createRequestLinks } from '../../server/leads/request-links'
import { leadForm } from '../../server/leads/service'
import type { Composer } from '../../server/outbox/composer'
import { type CrashPoint, onCrashPoint } from '../../server/outbox/crash-points'
import { retryDelivery } from '../../server/outbox/deliveries'
import { requeueMessages } from '../../server/outbox/messages'
import { createDatabase } from '../../server/platform/database'
import type { EmailTransport } from '../../server/platform/email/transport'
import { eraseSubmissions } from '../../server/submissions/admin'
import { createSubmissionService } from '../../server/submissions/service'
import { ApiError } from '../../shared/api'
import { createTestDatabase } from './database'
import type { answers } from './email-model'
import { leadOf } from './lead'

const logger = pino({ level: 'silent' })
const zero = '2026-01-01T00:00:00Z'

/** Ignores the 409 for resending an email that has not failed. */
function unlessConflict(error: unknown): void {
  if (!(error instanceof ApiError && error.problem.status === 409)) throw error
}

/** The time is stored in a row, which `now()` returns in all statements of the services. */
const clock = `
  create schema clock;
  create table clock.time (at timestamptz not null);
  insert into clock.time values ('${zero}');
  create function clock.now() returns timestamptz stable language sql as 'select at from clock.time';
  create function clock.clock_timestamp() returns timestamptz stable language sql as 'select at from clock.time';
  alter table deliveries alter created_at set default clock.now(), alter due_at set default clock.now();
  alter table outbox alter created_at set default clock.now(), alter due_at set default clock.now();
  alter table confirmed_addresses alter at set default clock.now();
  do $$ begin
    execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
  end $$`

const failures = {
  later: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 },
  never: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
  silent: { code: 'ETIMEDOUT', command: 'CONN' },
}

/** Excludes the removal of kept files, which an erasure leaves to a worker and which is not part of the model. */
const seen = `
  with email as (
    select deliveries.*, idempotency_key || ' ' || kind || case when copy_of is null then '' else ' copy' end as name
    from deliveries join leads on leads.id = subject_id
  )
  select
    (select coalesce(json_agg(idempotency_key), '[]') from leads) as leads,
    (select coalesce(json_agg(json_build_array(id, name, state, attempts,
      case when state in ('pending', 'sending') then extract(epoch from due_at - '${zero}') end)), '[]') from email) as emails,
    (select coalesce(json_agg(json_build_array(coalesce(name, 'nothing'), extract(epoch from outbox.due_at - '${zero}'),
      handed_over, relayed_at is not null)), '[]') from outbox left join email using (id)
      where job = 'deliver-mail') as messages`

interface Seen {
  leads: string[]
  emails: [id: string, name: string, state: string, attempts: number, due: number | null][]
  messages: [name: string, due: number, handedOver: number, inQueue: boolean][]
}

export type EmailWorld = Awaited<ReturnType<typeof openEmailWorld>>

/** The real services on a Postgres, with a controlled clock, mail server, and queue. */
export async function openEmailWorld() {
  const database = await createTestDatabase()
  await database.db.raw(clock)
  const db: Knex = createDatabase({ databaseUrl: database.url })
  const service = createSubmissionService(
    leadForm(createRequestLinks({ sessionSecrets: ['a secret of the tests alone'] }), { readWithModel: false }),
    { config: { siteUrl: 'https://guide.example' }, db },
  )
  const queue = new Map<string, { name: string; data: unknown }>()
  const names = new Map<string, string>()
  const accepted = new Map<string, number>()
  const world = { answer: 'fine' as (typeof answers)[number], armed: undefined as CrashPoint | undefined }

  const transport: EmailTransport = {
    kind: 'smtp',
    async send({ deliveryId }) {
      if (world.answer !== 'fine') throw failures[world.answer]
      accepted.set(deliveryId, (accepted.get(deliveryId) ?? 0) + 1)
    },
    eraseKept: async () => undefined,
    close: () => undefined,
  }
  const to =
    (...addresses: string[]): Composer =>
    async () => ({ to: addresses.map((address) => ({ address })), subject: '', html: '', text: '' })
  const composers = {
    'lead-team': to('one@guide.example', 'two@guide.example'),
    'lead-confirmation': to('a@b.example'),
  }
  const mail = createEmailService({ db, logger, transport, composers })
  const processors = { 'deliver-mail': mail.deliver, 'erase-kept-email': mail.eraseKept }
  const addBulk = async (jobs: { name: string; data: unknown; opts: { jobId: string } }[]) => {
    for (const { name, data, opts } of jobs) if (!queue.has(opts.jobId)) queue.set(opts.jobId, { name, data })
  }
  // Every job is tried at once, so none waits for its next attempt.
  const queues = { emails: { addBulk, getDelayed: async () => [] } } as unknown as Queues

  /**
   * Runs `work` until it ends or dies at the armed crash point, after which nothing else happens. Returns whether it
   * died.
   */
  async function live(work: () => Promise<unknown>): Promise<boolean> {
    let die: () => void = () => undefined
    const death = new Promise<boolean>((resolve) => {
      die = () => resolve(true)
    })
    onCrashPoint(async (point) => {
      if (point !== world.armed) return
      world.armed = undefined
      die()
      await new Promise(() => undefined)
    })
    const isDead = await Promise.race([work().then(() => false), death])
    onCrashPoint(undefined)
    return isDead
  }

  async function runQueue(): Promise<void> {
    const inOrder = [...queue].sort(([a], [b]) => ((names.get(a) ?? '') < (names.get(b) ?? '') ? -1 : 1))
    for (const [id, job] of inOrder) {
      await runJob({ id, ...job } as never, processors)
      queue.delete(id)
    }
  }

  const idOf = (name: string) => [...names].findLast(([, known]) => known === name)?.[0] ?? randomUUID()

  return Object.assign(world, {
    submit: (key: string, workEmail: string) =>
      live(() => service.submit({ answers: leadOf({ workEmail }), idempotencyKey: key })),
    work: () =>
      live(async () => {
        await relayBatch({ db, queues, ping: () => Promise.resolve() })
        await runQueue()
      }),
    restart: () => requeueMessages(db),
    async emptyQueue() {
      queue.clear()
    },
    sendAgain: (name: string) => retryDelivery(db, idOf(name)).catch(unlessConflict),
    async erase(key: string) {
      await eraseSubmissions(db, 'leads', await db('leads').where({ idempotency_key: key }).pluck('id'))
    },
    forward: (seconds: number) => db.raw(`update clock.time set at = at + ? * interval '1 second'`, [seconds]),
    /** The state of the database, in the model's terms. */
    async read() {
      const { rows } = await db.raw<{ rows: [Seen] }>(seen)
      const { leads, emails, messages } = rows[0]
      for (const [id, name] of emails) names.set(id, name)
      return {
        leads: leads.sort(),
        emails: emails.map(([id, ...email]) => [...email, accepted.get(id) ?? 0].join(' ')).sort(),
        messages: messages.map((message) => message.join(' ')).sort(),
        queue: [...queue]
          .filter(([, { name }]) => name === 'deliver-mail')
          .map(([id]) => names.get(id) ?? 'nothing')
          .sort(),
      }
    },
    async clear() {
      queue.clear()
      accepted.clear()
      names.clear()
      Object.assign(world, { answer: 'fine', armed: undefined })
      await db.raw('delete from leads; delete from deliveries; delete from outbox; delete from confirmed_addresses')
      await db('clock.time').update({ at: zero })
    },
    async close() {
      await setImmediate()
      await db.destroy()
      await database.drop()
    },
  })
}
