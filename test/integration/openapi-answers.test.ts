import Ajv from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import request, { type Agent, type Response } from 'supertest'
import { z } from 'zod'
import { type AdminAct, callOf } from '../../shared/admin/api'
import { statusOf } from '../../shared/admin/calls/call'
import { programOf, signedIn } from '../support/admin'
import { adminCalls } from '../support/admin-calls'
import { openApp } from '../support/app'
import { leadOf } from '../support/lead'

const opened = [...new Set(adminCalls.flatMap(({ act }) => (act && callOf(act).scope ? [act] : [])))]

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats(ajv)

/** Checked strictly against the internal schema rather than the published one, so that an unlisted key is a fault. */
function faultsOf(act: AdminAct, { status, type, text, body }: Response): unknown {
  const { answer, raw: answerType = 'application/json' } = callOf(act)
  const wanted = statusOf(callOf(act))
  if (status !== wanted) return `${status}, not ${wanted}: ${text}`
  if (!answer) return text === '' ? [] : 'an answer'
  if (type !== answerType) return type
  const schema = z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' })
  return ajv.validate(schema, type === 'text/csv' ? text : body) ? [] : ajv.errors
}

describe('the answers of endpoints to a token', () => {
  const site = openApp()
  let program: Agent
  const answered = new Set<AdminAct>()
  beforeAll(async () => {
    program = (await programOf(site, await signedIn(site))).agent
  })

  async function call(act: AdminAct, method: 'get' | 'post' | 'patch' | 'delete', path: string, sent?: object) {
    const asked = program[method](`/api/admin${path}`)
    const response = await (sent ? asked.send(sent) : asked)
    answered.add(act)
    expect([act, faultsOf(act, response)]).toEqual([act, []])
    return response.body
  }
  const submitted = async (path: string, sent: object) =>
    (await request(site.app).post(path).send(sent).expect(201)).body.id as string

  it('about leads match their schema strictly', async () => {
    const [one, two, three] = [
      await submitted('/api/leads', leadOf()),
      await submitted('/api/leads', { ...leadOf(), linkedinProfile: 'https://social.example/ana', firstName: 'Bo' }),
      await submitted('/api/leads', leadOf()),
    ]
    await submitted('/api/contact-messages', { name: 'Ana', email: leadOf().workEmail, subject: 'Hello', message: 'A' })
    await call('listLeads', 'get', '/leads')
    await call('addNote', 'post', `/leads/${one}/notes`, { text: 'Called them' })
    await call('changeLead', 'patch', `/leads/${one}`, { status: 'in-review', owner: 'Ann' })
    const { draft } = await call('restartLetter', 'post', `/leads/${one}/letters`, { draftVersion: 0, draft: 'Mine' })
    await call('listLetterVersions', 'get', `/leads/${one}/letters`)
    await call('getLetterVersion', 'get', `/leads/${one}/letters/${draft.version}`)
    await call('takeLetterVersion', 'post', `/leads/${one}/letters/${draft.version}`, { draftVersion: draft.version })
    const decided = await call('decideLead', 'post', `/leads/${one}/decisions`, {
      decisions: [{ key: 'labs', value: 'must' }],
    })
    expect((await call('listLeadDecisions', 'get', `/leads/${one}/decisions`)).decisions).toHaveLength(1)
    await call('undoLeadDecisions', 'delete', `/leads/${one}/decisions/${decided.act}`)
    const { act } = await call('changeLeads', 'post', '/lead-changes', { ids: [one, two], status: 'closed' })
    await call('undoLeads', 'delete', `/lead-changes/${act}`)
    await call('mergeLeads', 'post', `/leads/${one}/merge`, { ids: [two] })
    const lead = await call('getLead', 'get', `/leads/${one}`)
    for (const list of ['emails', 'history', 'duplicates', 'merged', 'messages', 'owners'])
      expect([list, lead[list].length > 0]).toEqual([list, true])
    expect(lead.thread.entries.length).toBeGreaterThan(0)
    await call('getLeadNeighbors', 'get', `/leads/${one}/neighbors`)
    await call('exportLeads', 'get', '/leads.csv')
    await call('eraseLead', 'delete', `/leads/${three}`)
  })

  it('about messages match their schema strictly', async () => {
    const contact = { name: 'Ben', email: 'ben@south.example', subject: 'Hello', message: 'A question' }
    const one = await submitted('/api/contact-messages', contact)
    const two = await submitted('/api/contact-messages', contact)
    await submitted('/api/leads', { ...leadOf(), workEmail: contact.email })
    await call('listMessages', 'get', '/messages')
    await call('changeMessage', 'patch', `/messages/${one}`, { owner: 'Ann' })
    await call('addMessageNote', 'post', `/messages/${one}/notes`, { text: 'Called them' })
    const { act } = await call('changeMessages', 'post', '/message-changes', { ids: [one, two], status: 'answered' })
    await call('undoMessages', 'delete', `/message-changes/${act}`)
    await call('getMessageNeighbors', 'get', `/messages/${one}/neighbors`)
    const message = await call('getMessage', 'get', `/messages/${one}`)
    for (const list of ['emails', 'history', 'leads', 'others'])
      expect([list, message[list].length > 0]).toEqual([list, true])
    await call('eraseMessage', 'delete', `/messages/${two}`)
  })

  it('about articles match their schema strictly', async () => {
    const written = { title: 'An article', content: '<h2>A</h2><p>A text</p>', tags: ['one'] }
    const { id } = await call('createAdminPost', 'post', '/posts', written)
    await call('changePost', 'patch', `/posts/${id}`, { revision: 1, title: 'Another', slug: 'another' })
    await call('setPostState', 'post', `/posts/${id}/status`, { status: 'published' })
    await call('readPostChoices', 'get', '/post-choices')
    await call('listAdminPosts', 'get', '/posts')
    await call('getAdminPost', 'get', `/posts/${id}`)
    const { revisions } = await call('listRevisions', 'get', `/posts/${id}/revisions`)
    expect(revisions.length).toBeGreaterThan(1)
    await call('getRevision', 'get', `/posts/${id}/revisions/1`)
    await call('restoreRevision', 'post', `/posts/${id}/revisions/1/restore`)
    await call('describeAdminApi', 'get', '/openapi.json')
  })

  it('are described and tested for every act that a scope allows', () => {
    expect(opened.filter((act) => !answered.has(act))).toEqual([])
  })
})
