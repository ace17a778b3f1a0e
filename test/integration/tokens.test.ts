import request, { type Agent } from 'supertest'
import { callOf } from '../../shared/admin/api'
import { type TokenScope, tokenScopes } from '../../shared/admin/permissions'
import { perform } from '../support/acts'
import { openAdmin, programOf, sessionCookie, withCookie } from '../support/admin'
import { adminCalls, askAs } from '../support/admin-calls'
import { itOnce, openApp, storeKinds } from '../support/app'
import { leadOf } from '../support/lead'

describe.each(storeKinds)('tokens, with sessions and limits in %s', (store) => {
  const site = openApp({ store }, 'each')
  const admin = openAdmin(site, 'each')

  const make = (...scopes: TokenScope[]) => programOf(site, admin, ...scopes)

  itOnce(store).each(tokenScopes.map(({ value }) => value))(
    'with scope %s may do what the permissions table says and nothing else, whatever the route, method, and cookie',
    async (scope) => {
      const { agent } = await make(scope)
      const program = agent.set('Cookie', await sessionCookie(site)) as unknown as Agent
      const otherwise: string[] = []
      for (const call of adminCalls) {
        const { status, body } = await askAs(program, call)
        const needed = call.act && callOf(call.act).scope
        const refusal = needed ? `This token does not have the scope ${needed}.` : 'This is closed to tokens.'
        const isRight =
          needed === scope || needed === 'any'
            ? ![401, 403, 429, 500].includes(status)
            : status === 403 && body.detail === refusal
        if (!isRight) otherwise.push(`${call.method} ${call.path}: ${status} ${body.detail}`)
      }
      expect(otherwise).toEqual([])
      expect(adminCalls.filter(({ act }) => act && callOf(act).scope === scope).length).toBeGreaterThan(1)
    },
    60_000,
  )

  itOnce(store)("may change what their scopes allow, under the token's name, from any origin", async () => {
    const { body } = await request(site.app).post('/api/leads').send(leadOf()).expect(201)
    const { agent } = await make('leads:read', 'leads:write')
    const changed = agent.patch(`/api/admin/leads/${body.id}`).set('Origin', 'https://elsewhere.example')
    await changed.send({ status: 'in-review' }).expect(200)
    const { history } = (await agent.get(`/api/admin/leads/${body.id}`).expect(200)).body
    expect(history).toEqual([expect.objectContaining({ author: 'Zapier (token)', text: 'Status: New → In review' })])
    const signedInElsewhere = admin.patch(`/api/admin/leads/${body.id}`).set('Origin', 'https://elsewhere.example')
    await signedInElsewhere.send({ status: 'new' }).expect(403)
  })

  itOnce(store)('are shown once, stored as a hash, and listed with the day of their last call', async () => {
    const { token, agent } = await make('leads:read')
    expect(JSON.stringify(await site.db('api_tokens').select())).not.toContain(token.slice(6, -4))
    const list = async () => (await perform(admin, 'listTokens').expect(200)).body.tokens
    expect(await list()).toEqual([
      expect.objectContaining({ name: 'Zapier', scopes: ['leads:read'], hint: token.slice(-4), lastUsedOn: null }),
    ])
    expect(JSON.stringify(await list())).not.toContain(token)
    const { headers } = await agent.get('/api/admin/leads').expect(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
    expect((await list())[0].lastUsedOn).toBe(new Date().toISOString().slice(0, 10))
  })

  it('are rejected once revoked or expired, and so are invalid ones', async () => {
    const [revoked, over] = [await make('leads:read'), await make('leads:read')]
    await perform(admin, 'revokeToken', revoked.id).expect(204)
    await site
      .db('api_tokens')
      .where({ id: over.id })
      .update({ expires_at: new Date(Date.now() - 1_000) })
    const wrong = ['', 'x', `${over.token.slice(0, -1)}x`, `guide_${'a'.repeat(43)}`]
    for (const token of [revoked.token, over.token, ...wrong]) {
      const bearing = withCookie(site, await sessionCookie(site)).set('Authorization', `Bearer ${token}`)
      const answer = await bearing.get('/api/admin/leads')
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    }
    await perform(admin, 'revokeToken', 'none').expect(404)
  })

  it('give access to no page and no queue', async () => {
    const { agent } = await make()
    for (const path of ['/admin/leads', '/admin/queues']) await agent.get(path).expect(401)
  })
})
