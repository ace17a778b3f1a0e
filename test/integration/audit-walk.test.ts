import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Agent, Response } from 'supertest'
import request from 'supertest'
import type { AdminAct } from '../../shared/admin/api'
import { adminCalls, withIds } from '../support/admin-calls'
import { openApp } from '../support/app'
import { decideAll } from '../support/decisions'
import { type Joined, joinedAs } from '../support/joining'
import { leadOf } from '../support/lead'
import { signedInAs } from '../support/people'
import { storePosts } from '../support/posts'

const owner = 'Ann Lee'

/** Acts that change something without a trace, with the reason. */
const silent: Partial<Record<AdminAct, string>> = {
  beginPasskey: 'asks the device a question, which is forgotten in five minutes; adding the passkey is recorded',
  previewText: 'shows a text as the site would, and keeps nothing',
  keepPostDraft: 'keeps what one person is typing for that person alone; saving it is a revision with its author',
  discardPostDraft: 'forgets what one person was typing; no reader and nobody else saw it',
  noteOpenMessageAnswer: 'the same about a message',
  noteOpenAnswer: 'tells other tabs for half a minute that an answer is being written; sending it is recorded',
}

/** Acts before a session: each is recorded by the session that it begins, or counted if it is rejected. */
const signingIn = [
  ...['session', 'passkey-challenges', 'session/passkey', 'invitations/challenges', 'invitations/passkeys'],
].map((path) => `post /api/admin/${path}`)

const site = openApp()
let agent: Agent
beforeAll(async () => {
  agent = (await signedInAs(site, 'owner', owner)).agent
})

/** Every trace of an act, with what it is and who did it: in the audit log, histories, letters, and articles. */
async function traces(): Promise<Map<string, string | null>> {
  const { rows } = await site.db.raw<{ rows: { trace: string; author: string | null }[] }>(`
    select id::text as trace, author from audit_log
    union all select id::text, author from lead_history
    union all select id::text, author from message_history
    union all select id::text, author from correction_history
    union all select id || ' ' || draft_version, draft_author from leads
    union all select id || ' ' || revision, revised_by from blog_posts`)
  return new Map(rows.map(({ trace, author }) => [trace, author]))
}

type Call = [call: string, ask: () => PromiseLike<Response>]
const done = new Set<string>()

/** Makes calls that change something, and returns who is recorded for the traces that were added. */
async function leavesTrace(calls: readonly Call[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [call, ask] of calls) {
    const before = await traces()
    const { status, body } = await ask()
    const after = [...(await traces())].filter(([trace]) => !before.has(trace))
    done.add(withIds(call.replace(' ', ' /api/admin')))
    if (status >= 300) wrong.push(`${call}: ${status} ${JSON.stringify(body)}`)
    else if (!after.some(([, author]) => author === owner)) wrong.push(`${call} left no trace of ${owner}`)
  }
  return wrong
}

const api = (path: string) => `/api/admin${path}`
const post = (path: string, body: object = {}) => agent.post(api(path)).send(body)
const patch = (path: string, body: object) => agent.patch(api(path)).send(body)
const remove = (path: string, body?: object) => agent.delete(api(path)).send(body)
const got = async (path: string) => (await agent.get(api(path)).expect(200)).body

async function submitted(path: string, body: object): Promise<string> {
  const signals = { trap: '', elapsedMs: 30_000 }
  return (
    await request(site.app)
      .post(`/api/${path}`)
      .send({ ...body, signals })
      .expect(201)
  ).body.id
}

const words = { subject: 'Re: Prices', text: 'Per user.', author: 'Typed', version: 0 }

describe('the audit log or a history names the author of every change to', () => {
  it('leads', async () => {
    const [id, other] = [await submitted('leads', leadOf()), await submitted('leads', leadOf())]
    await patch(`/leads/${id}`, { owner: 'Kim' }).expect(200)
    const { act } = (await post('/lead-changes', { ids: [id, other], status: 'in-review' })).body
    await site.db('deliveries').update({ state: 'failed' })
    const [delivery] = await site.db('deliveries').where({ subject_id: id }).pluck('id')
    expect(
      await leavesTrace([
        ['patch /leads/:id', () => patch(`/leads/${id}`, { owner: 'Bo' })],
        ['post /lead-changes', () => post('/lead-changes', { ids: [id], owner: 'Cy' })],
        ['delete /lead-changes/:id', () => remove(`/lead-changes/${act}`)],
        ['post /leads/:id/notes', () => post(`/leads/${id}/notes`, { text: 'A note' })],
        ['patch /leads/:id', () => patch(`/leads/${id}`, { draft: 'Words', draftVersion: 0, draftAuthor: 'Typed' })],
        ['post /leads/:id/letters', () => post(`/leads/${id}/letters`, { draftVersion: 1 })],
        ['post /leads/:id/letters/:number', () => post(`/leads/${id}/letters/1`, { draftVersion: 2 })],
        [
          'post /leads/:id/decisions',
          () => post(`/leads/${id}/decisions`, { decisions: [{ key: 'labs', value: 'must' }] }),
        ],
        ['delete /leads/:id/decisions/:number', () => remove(`/leads/${id}/decisions/1`)],
        [
          'post /leads/:id/recommendation',
          async () => {
            await decideAll(agent, id)
            return post(`/leads/${id}/recommendation`, { draftVersion: 3 })
          },
        ],
        ['post /leads/:id/answers', () => post(`/leads/${id}/answers`, words)],
        ['post /emails/:id/retry', () => post(`/emails/${delivery}/retry`)],
        ['post /leads/:id/merge', () => post(`/leads/${id}/merge`, { ids: [other] })],
        ['delete /leads/:id', () => remove(`/leads/${id}`)],
      ]),
    ).toEqual([])
  })

  it('messages', async () => {
    const sent = { name: 'Ana', email: 'a@b.example', subject: 'Prices', message: 'Which?' }
    const id = await submitted('contact-messages', sent)
    const { act } = (await post('/message-changes', { ids: [id], owner: 'Kim' })).body
    expect(
      await leavesTrace([
        ['delete /message-changes/:id', () => remove(`/message-changes/${act}`)],
        ['post /message-changes', () => post('/message-changes', { ids: [id], owner: 'Bo' })],
        ['patch /messages/:id', () => patch(`/messages/${id}`, { owner: 'Cy' })],
        ['post /messages/:id/notes', () => post(`/messages/${id}/notes`, { text: 'A note' })],
        ['post /messages/:id/answers', () => post(`/messages/${id}/answers`, words)],
        ['delete /messages/:id', () => remove(`/messages/${id}`)],
      ]),
    ).toEqual([])
  })

  it('corrections', async () => {
    const report = { vendor: 'kareo', field: 'telehealth', message: 'It was dropped.', source: 'https://v.example/' }
    const id = await submitted('corrections', report)
    const decision = { decision: 'accepted', reason: 'Video visits were dropped in May 2026.', seen: '' }
    expect(
      await leavesTrace([
        ['patch /corrections/:id', () => patch(`/corrections/${id}`, { status: 'spam' })],
        ['patch /corrections/:id', () => patch(`/corrections/${id}`, { status: 'new' })],
        ['post /corrections/:id/notes', () => post(`/corrections/${id}/notes`, { text: 'A note' })],
        ['post /corrections/:id/decision', () => post(`/corrections/${id}/decision`, decision)],
        ['delete /corrections/:id', () => remove(`/corrections/${id}`)],
        ['delete /corrections/:id/publication', () => remove(`/corrections/${id}/publication`)],
      ]),
    ).toEqual([])
  })

  it('articles, their addresses, and their pictures', async () => {
    const made = (await post('/posts', { title: 'A title', content: '<p>A text</p>' }).expect(201)).body
    const twin = { title: 'Twins', content: '<p>The same words, twice.</p>' }
    const recent = (days: number) => new Date(Date.now() - days * 86_400_000)
    await storePosts(site.db, [
      { ...twin, published_at: recent(2) },
      { ...twin, published_at: recent(1) },
    ])
    const removed = async () => site.db('blog_posts').where({ status: 'removed' }).pluck<string[]>('id')
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#345' } })
      .png()
      .toBuffer()
    const upload = () => agent.post(api('/pictures')).set('Content-Type', 'image/png').send(bytes)
    const restored = { ids: [] as string[] }
    const failed = randomUUID()
    expect(
      await leavesTrace([
        ['post /posts', () => post('/posts', { title: 'Another', content: '<p>A text</p>' })],
        ['patch /posts/:id', () => patch(`/posts/${made.id}`, { revision: 1, title: 'A second title' })],
        ['post /posts/:id/status', () => post(`/posts/${made.id}/status`, { status: 'published' })],
        ['patch /posts/:id', () => patch(`/posts/${made.id}`, { revision: 2, slug: 'another-address' })],
        ['post /posts/:id/revisions/:number/restore', () => post(`/posts/${made.id}/revisions/1/restore`)],
        ['post /duplicate-removals', () => post('/duplicate-removals')],
      ]),
    ).toEqual([])
    restored.ids = await removed()
    await site.db('generations').insert({ id: failed, topic: '', state: 'failed', is_test: true })
    const uploaded = (await upload().expect(201)).body.address.slice('/pictures/'.length, '/pictures/'.length + 32)
    expect(
      await leavesTrace([
        ['delete /duplicate-removals', () => remove('/duplicate-removals', restored)],
        ['post /blog-generations', () => post('/blog-generations', { test: true })],
        ['post /blog-generations/:id/retry', () => post(`/blog-generations/${failed}/retry`)],
        ['post /pictures', upload],
        ['patch /pictures/:key', () => patch(`/pictures/${uploaded}`, { alt: 'A square' })],
        ['delete /pictures/:key', () => remove(`/pictures/${uploaded}`)],
      ]),
    ).toEqual([])
  })

  it('templates and views that the team shares', async () => {
    const template = { name: 'Prices', text: 'Hello {firstName}' }
    const made = (await post('/answer-templates', template).expect(201)).body
    const view = { list: 'leads', name: 'Mine', query: 'status=new' }
    const saved = (await post('/views', view).expect(201)).body
    expect(
      await leavesTrace([
        ['post /answer-templates', () => post('/answer-templates', { ...template, name: 'Other' })],
        ['patch /answer-templates/:id', () => patch(`/answer-templates/${made.id}`, { ...template, version: 0 })],
        ['delete /answer-templates/:id', () => remove(`/answer-templates/${made.id}`)],
        ['post /views', () => post('/views', { ...view, name: 'Other' })],
        ['delete /views/:id', () => remove(`/views/${saved.id}`)],
      ]),
    ).toEqual([])
  })

  it('webhooks, Slack, and tokens, without their secrets', async () => {
    const endpoint = {
      ...{ kind: 'webhook', description: 'The CRM', address: 'https://crm.example/hook?key=hush-one' },
      events: ['lead.created'],
    }
    const slack = { ...endpoint, kind: 'slack', address: 'https://hooks.slack.com/services/T0/B0/hushTwo' }
    const { id, secret } = (await post('/webhooks', endpoint).expect(201)).body
    const token = { name: 'Zapier', scopes: ['leads:read'] }
    const made = (await post('/tokens', token).expect(201)).body
    await post(`/webhooks/${id}/test`).expect(202)
    await site.db('deliveries').where({ endpoint_id: id }).update({ state: 'failed' })
    const [delivery] = await site.db('deliveries').where({ endpoint_id: id }).pluck('id')
    const stretch = { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }
    expect(
      await leavesTrace([
        ['post /webhooks', () => post('/webhooks', slack)],
        ['patch /webhooks/:id', () => patch(`/webhooks/${id}`, { isOn: false })],
        ['post /webhooks/:id/test', () => post(`/webhooks/${id}/test`)],
        ['post /webhooks/:id/replays', () => post(`/webhooks/${id}/replays`, stretch)],
      ]),
    ).toEqual([])
    await site.db('deliveries').where({ endpoint_id: id }).update({ state: 'failed' })
    expect(
      await leavesTrace([
        ['post /webhook-deliveries/:id/retry', () => post(`/webhook-deliveries/${delivery}/retry`)],
        ['post /webhooks/:id/secret', () => post(`/webhooks/${id}/secret`)],
        ['delete /webhooks/:id', () => remove(`/webhooks/${id}`)],
        ['post /tokens', () => post('/tokens', token)],
        ['delete /tokens/:id', () => remove(`/tokens/${made.id}`)],
      ]),
    ).toEqual([])
    const log = JSON.stringify(await site.db('audit_log'))
    for (const hidden of [secret, made.token, 'hush']) expect(log).not.toContain(hidden)
    const texts = (await got('/audit?kind=connection')).entries.map(({ text }: { text: string }) => text)
    expect(texts).toEqual([
      'Revoked the token "Zapier"',
      'Made the token "Zapier" with leads:read',
      'Removed the webhook to crm.example',
      'Renewed the secret of the webhook to crm.example',
      'Had a webhook sent again',
      'Had past events sent again to the webhook to crm.example',
      'Sent a test event to the webhook to crm.example',
      'Turned off the webhook to crm.example',
      'Added a Slack channel',
      'Sent a test event to the webhook to crm.example',
      'Made the token "Zapier" with leads:read',
      'Added the webhook to crm.example',
    ])
  })

  it('people, passkeys, and sessions', async () => {
    const bo: Joined = await joinedAs(site, 'reader', 'Bo Kim')
    const self = await joinedAs(site, 'owner', owner)
    const own = { ...(await site.db('passkeys').where({ id: self.passkey }).first()), id: 'another-one' }
    await site.db('passkeys').insert(own)
    const [session] = await site.db('admin_sessions').where({ person_id: bo.id }).pluck('id')
    expect(
      await leavesTrace([
        ['post /people', () => post('/people', { name: 'Cy Roe', role: 'reader' })],
        ['delete /sessions/:id', () => remove(`/sessions/${session}`)],
        ['post /people/:id/invitations', () => post(`/people/${bo.id}/invitations`)],
        ['patch /people/:id', () => patch(`/people/${bo.id}`, { role: 'editor' })],
        ['delete /people/:id/passkeys/:passkey', () => remove(`/people/${bo.id}/passkeys/${bo.passkey}`)],
        ['delete /account/passkeys/:passkey', () => self.agent.delete(api('/account/passkeys/another-one'))],
        ['delete /sessions', () => remove('/sessions')],
        ['delete /session', () => remove('/session')],
      ]),
    ).toEqual([])
    const added = await site.db('audit_log').where({ kind: 'passkey', author: owner, person_id: self.id })
    expect(added.map(({ text }) => text)).toContain('Joined by the invitation link and added a passkey')
    // Needs a device: test/integration/passkeys.test.ts adds a passkey to one's own account.
    done.add('post /api/admin/account/passkeys')
  })

  it('nothing else: every act that changes something is covered above', () => {
    const changing = adminCalls.filter(({ method, act }) => method !== 'get' && !(act && silent[act]))
    const named = changing.map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(named)].filter((name) => !signingIn.includes(name)).sort()).toEqual([...done].sort())
  })
})
