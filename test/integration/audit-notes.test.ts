import request from 'supertest'
import type { AuditEntry } from '../../shared/admin/audit'
import { perform } from '../support/acts'
import { openAdmin, programOf } from '../support/admin'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'
import { signedInAs } from '../support/people'

const site = openApp()
const owner = openAdmin(site)

const entriesOf = async (kind: string): Promise<AuditEntry[]> =>
  (await perform(owner, `listAudit?kind=${kind}`).expect(200)).body.entries

describe('security 14 / ASVS 16.2.1, 16.3.2: the audit log notes', () => {
  beforeEach(() => site.db('audit_log').delete())

  it('whom a role refused what, by a call, a page, and a form, once an hour', async () => {
    const { id, agent } = await signedInAs(site, 'reader', 'Ann Lee')
    const { body } = await request(site.app).post('/api/leads').send(leadOf()).expect(201)
    for (let tries = 0; tries < 5; tries += 1) {
      await perform(agent, 'listPeople').expect(403)
      await agent.delete(`/api/admin/leads/${body.id}`).expect(403)
    }
    await agent.get('/admin/queues').expect(403)
    expect((await agent.get('/admin/audit')).status).toBe(403)
    const form = agent.post('/admin/templates').type('form').send({ intent: 'create', name: 'A', text: 'B' })
    expect((await form.expect(403)).text).toContain('Your role (Reader) does not allow this.')
    expect(await site.db('answer_templates')).toEqual([])
    const entries = await entriesOf('refused')
    expect(entries.map(({ text }) => text).sort()).toEqual(
      expect.arrayContaining([
        'Was refused: erase lead',
        'Was refused: list audit',
        'Was refused: list people',
        'Was refused: use queues',
      ]),
    )
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length)
    expect(new Set(entries.map(({ author, authorMark }) => `${author} ${authorMark}`))).toEqual(
      new Set([`Ann Lee ${id.slice(0, 8)}`]),
    )
  })

  it('which token was refused what, and tells equal names apart', async () => {
    const [one, other] = [await programOf(site, owner, 'articles:read'), await programOf(site, owner, 'messages:read')]
    for (const { agent } of [one, other]) await agent.get('/api/admin/leads').expect(403)
    await one.agent.get('/api/admin/session').expect(403)
    const entries = await entriesOf('refused')
    expect(entries.map(({ author, authorMark, text }) => `${author} ${authorMark}: ${text}`).sort()).toEqual(
      [
        `Zapier (token) …${one.hint}: Was refused: list leads`,
        `Zapier (token) …${one.hint}: Was refused: read session`,
        `Zapier (token) …${other.hint}: Was refused: list leads`,
      ].sort(),
    )
    expect((await owner.get('/admin/audit').expect(200)).text).toContain(`…${one.hint}`)
  })

  it('that a token read leads or messages, once an hour each, and not that it read articles', async () => {
    const { agent, hint } = await programOf(site, owner, 'leads:read', 'messages:read', 'articles:read')
    for (let times = 0; times < 3; times += 1)
      for (const path of ['leads', 'messages', 'posts']) await agent.get(`/api/admin/${path}`).expect(200)
    const entries = await entriesOf('read')
    expect(entries.map(({ authorMark, text }) => `${authorMark} ${text}`).sort()).toEqual([
      ...[`…${hint} Read leads`, `…${hint} Read messages`],
    ])
  })

  it('nothing about those who are not signed in', async () => {
    await request(site.app).get('/api/admin/session').expect(401)
    await request(site.app).post('/api/admin/session').set('Origin', 'https://elsewhere.example').send({}).expect(403)
    expect(await entriesOf('refused')).toEqual([])
  })
})

describe('security 13: names that the audit log could not tell apart are refused', () => {
  const invite = (name: string) => perform(owner, 'invitePerson', { name, role: 'reader' })

  it('also those of someone else, whether active or not, however they are written, and at the same time', async () => {
    await invite('Mara Roe').expect(200)
    await site.db('people').where({ name: 'Mara Roe' }).update({ deactivated_at: new Date() })
    for (const name of ['Mara Roe', 'MARA  ROE', '\u041cara Roe', 'Mara\u0301 Roe'])
      expect((await invite(name).expect(422)).body.errors[0].message).toContain('or one that looks the same')
    const both = await Promise.all(Array.from({ length: 4 }, () => invite('Noa Kim')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })
})
