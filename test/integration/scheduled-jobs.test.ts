import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { createAlarmComposers } from '../../server/alarms/email'
import { findAlarm } from '../../server/alarms/repository'
import type { JobName } from '../../server/outbox/jobs'
import { renderMetrics } from '../../server/outbox/metrics'
import { testConfig } from '../support/config'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { storePosts } from '../support/posts'
import { storeLead } from '../support/promise'
import { processorsOf } from '../support/queues'

let database: TestDatabase
const lines: { level: number; msg: string }[] = []
const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })

beforeEach(async () => {
  database = await createTestDatabase()
  lines.length = 0
})
afterEach(() => database.drop())

const configOf = (env: Record<string, string> = {}) =>
  testConfig(database.url, { LEADS_TO: 'team@guide.example', ...env })

/** Runs a job twice simultaneously and once more; the effect must be that of a single run. */
async function run(name: JobName, env?: Record<string, string>): Promise<void> {
  const processors = processorsOf({ config: configOf(env), db: database.db, logger })
  const once = () => processors[name]({}, '')
  // Waits until both have ended, because one still running would find the database gone.
  await Promise.allSettled([once(), once()])
  await once()
}

const table = (name: string) => database.db(name)
const ago = (interval: string) => database.db.raw(`now() - interval '${interval}'`)

async function storeMessage(age: string): Promise<string> {
  const id = randomUUID()
  const answers = { name: 'Ana', email: 'ana@northside.example', subject: 'Prices', message: 'Which?' }
  await table('contact_messages').insert({ id, ...answers, created_at: ago(age), idempotency_key: `key-${id}` })
  return id
}

async function storeOldLead(age: string): Promise<string> {
  const id = await storeLead(database.db)
  await table('leads')
    .where({ id })
    .update({ created_at: ago(age), idempotency_key: `key-${id}` })
  return id
}

describe('erasing expired data', () => {
  beforeEach(async () => {
    const old = await storeOldLead('31 days')
    await table('lead_history').insert({ id: randomUUID(), lead_id: old, kind: 'note', text: 'called' })
    await storeOldLead('29 days')
    await storeMessage('31 days')
    await storeMessage('29 days')
  })

  const left = async () => {
    const names = ['leads', 'lead_history', 'deliveries', 'outbox', 'contact_messages']
    return Promise.all(names.map(async (name) => (await table(name)).length))
  }

  it('deletes expired leads and messages with everything about them, and no others', async () => {
    await run('erase-expired', { LEAD_RETENTION_DAYS: '30' })
    expect(await left()).toEqual([1, 0, 2, 2, 1])
    const [lead] = await table('leads')
    expect((await table('deliveries')).every(({ subject_id }) => subject_id === lead.id)).toBe(true)
  })

  it.each([{}, { LEAD_RETENTION_DAYS: '0' }])('is off if the operator has set no retention period: %j', async (env) => {
    await run('erase-expired', env as Record<string, string>)
    expect(await left()).toEqual([2, 1, 4, 4, 2])
  })

  it('deletes expired corrections with notes and emails, and no others; published sentences stay', async () => {
    const ids = [randomUUID(), randomUUID()] as const
    const answers = { vendor: 'kareo', field: 'telehealth', message: 'It is gone.' }
    for (const [index, id] of ids.entries()) {
      await table('corrections').insert({ id, ...answers, created_at: ago(index === 0 ? '31 days' : '29 days') })
      await table('deliveries').insert({ id, kind: 'correction-team', subject_id: id, message_id: id })
    }
    await table('correction_history').insert({ id: randomUUID(), correction_id: ids[0], kind: 'note', text: 'asked' })
    const published = { vendor: 'kareo', field: 'telehealth', statement: 'It is gone.', accepted_at: ago('31 days') }
    await table('published_corrections').insert({ id: ids[0], ...published })
    await run('erase-expired', { LEAD_RETENTION_DAYS: '30' })
    expect(await table('corrections').pluck('id')).toEqual([ids[1]])
    expect(await table('correction_history')).toEqual([])
    expect(await table('published_corrections').pluck('id')).toEqual([ids[0]])
    expect(await table('deliveries').where({ kind: 'correction-team' }).pluck('subject_id')).toEqual([ids[1]])
  })

  it('handles any number of records', async () => {
    await database.db.raw(
      `insert into contact_messages (id, created_at, name, email, subject, message)
       select gen_random_uuid(), now() - interval '2 days', 'A', 'a@example.com', 'S', 'M' from generate_series(1, 1234)`,
    )
    await run('erase-expired', { LEAD_RETENTION_DAYS: '1' })
    expect(await left()).toEqual([0, 0, 0, 0, 0])
  })
})

describe('adding up page views by month', () => {
  const total = async (name: string) => Number((await table(name).sum('count as sum'))[0]?.sum ?? 0)

  it('replaces old days by months, and loses no view', async () => {
    await database.db.raw(
      `insert into page_views (day, path, count)
       select '2025-01-30'::date + step, path, step + 1
       from generate_series(0, 3) as step, unnest(array['/', '/about']) as path`,
    )
    await table('page_views').insert({ day: ago('10 days'), path: '/', count: 1000 })
    await table('page_view_months').insert({ month: '2025-01-01', path: '/', count: 5 })
    await table('page_view_sources').insert({ day: '2025-01-30', source: 'example.com', count: 3 })
    await run('roll-up-page-views')
    expect(await total('page_views')).toBe(1000)
    const months = await table('page_view_months')
      .orderBy(['month', 'path'])
      .select('path', 'count', database.db.raw('month::text as month'))
    expect(months).toEqual([
      { month: '2025-01-01', path: '/', count: '8' },
      { month: '2025-01-01', path: '/about', count: '3' },
      { month: '2025-02-01', path: '/', count: '7' },
      { month: '2025-02-01', path: '/about', count: '7' },
    ])
    expect(await total('page_view_sources')).toBe(0)
    expect(await total('page_view_source_months')).toBe(3)
  })

  it('keeps the thousand most viewed addresses of a month apart, and loses no view', async () => {
    await database.db.raw(
      `insert into page_views (day, path, count)
       select '2025-01-30', '/blog/p' || n, n from generate_series(1, 1500) as n`,
    )
    await run('roll-up-page-views')
    const rows = await table('page_view_months')
    expect(rows).toHaveLength(1_001)
    expect(await total('page_view_months')).toBe((1_500 * 1_501) / 2)
    expect(rows.find(({ path }) => path === 'other').count).toBe(String((500 * 501) / 2))
  })

  it('does not change what the overview shows', async () => {
    for (const age of ['188 days', '192 days']) await table('page_views').insert({ day: ago(age), path: '/', count: 1 })
    await run('roll-up-page-views')
    expect([await total('page_views'), await total('page_view_months')]).toEqual([1, 1])
  })
})

it('preparing articles prepares each article that this version has not prepared, and reports how many', async () => {
  await storePosts(database.db, [{ slug: 'a', content: '<h2>A</h2>' }, { slug: 'b' }])
  await run('prepare-articles')
  expect((await table('prepared_articles').pluck('html')).toSorted()).toEqual([
    '<h2 id="article-a">A</h2>',
    '<p>A text</p>',
  ])
  expect(lines.filter(({ msg }) => msg === 'articles prepared').length).toBeGreaterThan(0)
})

describe('cleaning up', () => {
  it('deletes the keys of old submissions and old alarms, and nothing else', async () => {
    const keptKeys = [await storeOldLead('29 days'), await storeMessage('29 days')]
    await storeOldLead('31 days')
    await storeMessage('31 days')
    const messages = await table('outbox').pluck('id')
    const alarms = { old: randomUUID(), stuck: randomUUID(), recent: randomUUID() }
    for (const [name, id] of Object.entries(alarms)) {
      const raised = { raised_at: ago(name === 'recent' ? '89 days' : '91 days'), oldest_promised_at: ago('1 day') }
      await table('mail_alarms').insert({ id, waiting: 1, failed: 0, ...raised })
      const state = name === 'stuck' ? 'pending' : 'sent'
      await table('deliveries').insert({ id: randomUUID(), kind: 'mail-alarm', subject_id: id, message_id: id, state })
    }
    await run('tidy')
    const keys = [...(await table('leads')), ...(await table('contact_messages'))].filter((row) => row.idempotency_key)
    expect(keys.map(({ id }) => id)).toEqual(keptKeys)
    expect(await table('leads').whereNull('idempotency_key').whereNotNull('fingerprint')).toEqual([])
    expect((await table('outbox').pluck('id')).sort()).toEqual(messages.sort())
    const left = [alarms.stuck, alarms.recent].sort()
    expect((await table('mail_alarms').pluck('id')).sort()).toEqual(left)
    expect((await table('deliveries').where({ kind: 'mail-alarm' }).pluck('subject_id')).sort()).toEqual(left)
    expect(await table('deliveries').whereNot({ kind: 'mail-alarm' })).toHaveLength(4)
  })

  it('runs every step even if an earlier one fails, and then fails', async () => {
    const key = 'a key that is old'
    await table('leads')
      .where({ id: await storeOldLead('31 days') })
      .update({ idempotency_key: key })
    await database.db.raw('drop table rate_limits')
    await expect(run('tidy')).rejects.toThrow('rate_limits')
    expect(await table('leads').where({ idempotency_key: key })).toEqual([])
  })

  it('ends abandoned generations, and no others', async () => {
    const rows = [
      { state: 'active', created_at: ago('25 hours') },
      { state: 'queued', created_at: ago('25 hours') },
      { state: 'active', created_at: ago('23 hours') },
      { state: 'completed', created_at: ago('25 hours') },
    ].map((row) => ({ id: randomUUID(), topic: '', is_test: false, ...row }))
    await table('generations').insert(rows)
    await run('tidy')
    const states = await Promise.all(rows.map(({ id }) => table('generations').where({ id }).first('state', 'error')))
    expect(states.map(({ state }) => state)).toEqual(['failed', 'failed', 'active', 'completed'])
    expect(states[0].error).toBe('We gave up on this article. Please request it again.')
  })
})

describe('the watch over emails', () => {
  const alarms = () => table('deliveries').where({ kind: 'mail-alarm' }).orderBy('created_at')
  const errors = () => lines.filter(({ level }) => level === 50).length
  const removed = 'this address no longer receives such emails'
  const mailAbout = (alarmId: string) =>
    createAlarmComposers({ config: configOf(), findAlarm: (id) => findAlarm(database.db, id) })['mail-alarm'](alarmId)

  async function waitingEmail(age: string): Promise<void> {
    const lead = await storeLead(database.db, { firstName: 'Zebedee' })
    await table('deliveries')
      .where({ subject_id: lead })
      .update({ created_at: ago(age) })
  }

  it.each<[string, age?: string, row?: object, dueAgo?: string]>([
    ['there is none'],
    ['they are younger than an hour', '59 minutes'],
    ['they were sent', '2 hours', { state: 'sent' }],
    ['a recipient is refused for now, however long', '20 hours', { last_error: 'EENVELOPE RCPT TO 450' }],
    ['a recipient is refused for good', '20 hours', { state: 'failed', last_error: 'EENVELOPE RCPT TO 550' }],
    ['they failed more than a day ago', '3 days', { state: 'failed', last_error: 'EMESSAGE DATA 554' }, '25 hours'],
    ['their address was removed', '3 days', { state: 'failed', last_error: removed }, '1 minute'],
  ])('is silent while %s', async (...[, age, row, dueAgo]) => {
    if (age) await waitingEmail(age)
    if (row) await table('deliveries').update({ ...row, ...(dueAgo && { due_at: ago(dueAgo) }) })
    await run('watch-mails')
    expect([await alarms(), errors()]).toEqual([[], 0])
  })

  it('is silent while other emails are sent, and not if none was sent for an hour', async () => {
    await waitingEmail('3 hours')
    const sentAt = (age: string) =>
      table('deliveries')
        .where({ kind: 'lead-team' })
        .update({ state: 'sent', sent_at: ago(age) })
    await sentAt('59 minutes')
    await run('watch-mails')
    expect(await alarms()).toEqual([])
    await sentAt('61 minutes')
    await run('watch-mails')
    expect(await alarms()).toHaveLength(1)
  })

  it('sends the team one email that says what is waiting, without personal data', async () => {
    await waitingEmail('61 minutes')
    await run('watch-mails')
    const [alarm, ...others] = await alarms()
    expect(others).toEqual([])
    expect(errors()).toBe(3)
    expect(await table('outbox').where('payload', JSON.stringify({ deliveryId: alarm.id }))).toHaveLength(1)

    const mail = await mailAbout(alarm.subject_id)
    expect(mail?.to).toEqual([{ address: 'team@guide.example' }])
    expect(mail?.text).toContain('2 emails had not been sent')
    expect(mail?.html).toContain('2 emails had not been sent')
    expect(mail?.text).toContain('https://guide.example/admin')
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/Zebedee|northside/)
    expect(await mailAbout(randomUUID())).toBeUndefined()
  })

  it('sends the next email only after the last was sent and six hours have passed', async () => {
    await waitingEmail('3 hours')
    await run('watch-mails')
    const raised = (age: string) => table('mail_alarms').update({ raised_at: ago(age) })
    await raised('7 hours')
    await run('watch-mails')
    expect(await alarms()).toHaveLength(1)
    await table('deliveries').where({ kind: 'mail-alarm' }).update({ state: 'sent' })
    await raised('5 hours')
    await run('watch-mails')
    expect(await alarms()).toHaveLength(1)
    await raised('7 hours')
    await run('watch-mails')
    expect(await alarms()).toHaveLength(2)
  })

  it.each([
    ['refuses all recipients', 'EENVELOPE RCPT TO 554 5.7.1'],
    ['refuses the sender', 'EENVELOPE MAIL FROM 553'],
    ['cannot be reached', 'ECONNREFUSED CONN'],
  ])('real F4: reports emails that wait because the server %s', async (_why, last_error) => {
    await waitingEmail('61 minutes')
    await table('deliveries').update({ last_error })
    await run('watch-mails')
    expect(await alarms()).toHaveLength(1)
    expect(errors()).toBeGreaterThan(0)
  })

  it.each([
    ['a message that was refused', 'EMESSAGE DATA 554 5.7.1'],
    ['one that was never taken', 'ECONNREFUSED CONN'],
  ])('real F4: reports %s once, although nothing is waiting', async (_what, last_error) => {
    await waitingEmail('20 minutes')
    await table('deliveries').update({ state: 'sent', sent_at: ago('1 minute') })
    const due_at = ago('1 minute')
    await table('deliveries')
      .where({ kind: 'lead-team' })
      .update({ state: 'failed', last_error, due_at, sent_at: null })
    await run('watch-mails')
    const [alarm] = await alarms()
    const written = errors()
    expect(written).toBeGreaterThan(0)
    const mail = await mailAbout(alarm.subject_id)
    expect(mail?.subject).toContain('Emails have failed')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('1 email failed. The site will not try again unless you send it again from the admin.')
      expect(part).not.toMatch(/waiting|Zebedee|northside/)
    }
    await run('watch-mails')
    expect([(await alarms()).length, errors()]).toEqual([1, written])
  })

  it('does not watch its own emails', async () => {
    const id = randomUUID()
    const created_at = ago('2 hours')
    await table('deliveries').insert({ id, kind: 'mail-alarm', subject_id: id, message_id: id, created_at })
    await run('watch-mails')
    expect(await alarms()).toHaveLength(1)
  })

  it('is also a metric', async () => {
    const seconds = async () => Number(/^oldest_unsent_mail_seconds (.+)$/m.exec(await renderMetrics(database.db))?.[1])
    expect(await seconds()).toBe(0)
    await waitingEmail('2 hours')
    expect(await seconds()).toBeGreaterThan(7_000)
  })
})
