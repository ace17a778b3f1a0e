import request, { type Agent } from 'supertest'
import { type AdminAct, callOf } from '../../shared/admin/api'
import { programOf, signedIn } from '../support/admin'
import { type AdminCall, adminCalls, someId } from '../support/admin-calls'
import { openApp } from '../support/app'
import { expectGolden } from '../support/golden'
import { signedInAs } from '../support/people'

const expectLines = (name: string, lines: string[]) => expectGolden(name, `${lines.join('\n')}\n`)

const site = openApp()

/** The call that ends the caller's session comes last. */
const ends = ({ act }: AdminCall) => Number(act === 'signOut')

/** The statuses of a call to something that does not exist, in the ways that a caller can be wrong. */
async function statuses({ method, path }: AdminCall, agent: Agent): Promise<string> {
  const wrongQuery = '?page=0&part=9&list=x&days=x&since=x&status=x&kind=x&state=x'
  const told: [string, request.Test][] =
    method === 'get'
      ? [
          ['found', agent.get(path)],
          ['wrong query', agent.get(path + wrongQuery)],
        ]
      : [
          ['no body', agent[method](path)],
          ['{}', agent[method](path).send({})],
          ['[]', agent[method](path).send([])],
          ['not JSON', agent[method](path).type('json').send('{')],
          ['text', agent[method](path).type('text/plain').send('x')],
        ]
  const found: string[] = []
  for (const [name, asked] of told) found.push(`${name} ${(await asked).status}`)
  const { status, headers } = await agent.put(path)
  found.push(`PUT ${status}${headers.allow ? ` (${headers.allow})` : ''}`)
  return found.join(', ')
}

it('every call under the admin answers as recorded', async () => {
  const { agent: program } = await programOf(site, await signedIn(site))
  const lines: string[] = []
  for (const call of [...adminCalls].sort((one, other) => ends(one) - ends(other))) {
    const { act, method, path } = call
    if (!act) continue
    const { agent } = await signedInAs(site, 'owner')
    const asToken = await (method === 'get' ? program.get(path) : program[method](path).send({}))
    const stranger = await request(site.app)[method](path)
    const { may, scope } = callOf(act)
    const needs = `may ${may}${scope ? `, scope ${scope}` : ''}`
    const others = `stranger ${stranger.status}, token ${asToken.status === 403 ? 403 : 'passes'}`
    const name = `${method.toUpperCase()} ${path.replaceAll(someId, ':id')} ${act}`
    lines.push(`${name}: ${needs}; ${others}; owner: ${await statuses(call, agent)}`)
  }
  expectLines('admin-calls.txt', lines.sort())
}, 240_000)

/** What a call needs to be sent to reach the question whether its subject exists. */
const rightBodies: Partial<Record<AdminAct, object>> = {
  addNote: { text: 'A note' },
  addMessageNote: { text: 'A note' },
  mergeLeads: { ids: [someId] },
  decideLead: { decisions: [{ key: 'labs', value: 'must' }] },
  restartLetter: { draftVersion: 0 },
  takeLetterVersion: { draftVersion: 0 },
  changePost: { revision: 1 },
  setPostState: { status: 'draft' },
  keepPostDraft: { revision: 1, seen: null, values: {} },
}

it('every call that names something answers 404 if there is no such thing, whatever its id looks like', async () => {
  const { agent } = await signedInAs(site, 'owner')
  const otherwise: string[] = []
  for (const { act, method, path } of adminCalls.filter((call) => call.path.includes(someId)))
    for (const id of [someId, 'x', '%00']) {
      if (act?.startsWith('noteOpen')) continue
      const asked = agent[method](path.replaceAll(someId, id))
      const { status } = await (method === 'get' || !act ? asked : asked.send(rightBodies[act] ?? {}))
      if (status !== 404) otherwise.push(`${act} of ${id}: ${status}`)
    }
  expect(otherwise).toEqual([])
}, 120_000)

it('describes every call as recorded', async () => {
  const { body } = await (await signedIn(site)).get('/api/admin/openapi.json').expect(200)
  const lines = Object.entries<Record<string, object>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => `${method} ${path} ${JSON.stringify(described)}`),
  )
  expectLines('admin-openapi.txt', lines.filter((line) => line.includes(' /api/admin/')).sort())
})
