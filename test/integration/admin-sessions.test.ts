import type { Agent } from 'supertest'
import type { SessionList } from '../../shared/admin/sessions'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { openApp, storeKinds } from '../support/app'
import { signedInAs, signedInElsewhere } from '../support/people'

const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36'

describe.each(storeKinds)('the current sessions, stored in %s', (store) => {
  const site = openApp({ store }, 'each')

  const list = async (agent: Agent): Promise<SessionList['sessions']> =>
    (await perform(agent, 'listSessions')).body.sessions

  it('are listed with person, start, and browser name, and nothing else about the browser', async () => {
    const owner = await signedIn(site)
    await owner.post('/api/admin/session').set('User-Agent', chrome).send({ password: 'wrong' })
    const { agent } = await signedInAs(site, 'editor', 'Ann Lee')
    await agent.get('/api/admin/posts').expect(200)
    expect(await list(owner)).toMatchObject([
      { actor: { name: 'Ann Lee', role: 'editor' }, isPresent: false },
      { actor: { id: null, name: 'Password sign-in', role: 'owner' }, isPresent: true, browser: 'an unknown browser' },
    ])
  })

  it('are ended by an owner: the next request is denied', async () => {
    const owner = await signedIn(site)
    const { agent } = await signedInAs(site, 'editor', 'Ann Lee')
    await agent.get('/api/admin/posts').expect(200)
    const [other] = await list(owner)
    await perform(owner, 'endSession', other?.id).expect(204)
    await agent.get('/api/admin/posts').expect(401)
    expect((await agent.get('/admin/posts')).text).toContain('Admin Access')
    await owner.get('/api/admin/posts').expect(200)
    for (const id of [other?.id, 'x']) await perform(owner, 'endSession', id).expect(404)
  })

  it("can all be ended except one's own", async () => {
    const owner = await signedIn(site)
    const others = [await signedIn(site), (await signedInAs(site, 'leads')).agent]
    expect((await perform(owner, 'endOtherSessions').expect(200)).body).toEqual({ ended: 2 })
    for (const other of others) await other.get('/api/admin/session').expect(401)
    expect(await list(owner)).toHaveLength(1)
  })

  it.each(['reader', 'editor', 'leads'] as const)(
    'security ASVS 7.5.2: of one who is %s are seen and ended by that person, and no others',
    async (role) => {
      const owner = await signedIn(site)
      const { id, agent } = await signedInAs(site, role, 'Ann Lee')
      const [second, third] = [await signedInElsewhere(site, id), await signedInElsewhere(site, id)]
      const { agent: another } = await signedInAs(site, role, 'Bo Kim')
      const own = await list(agent)
      const shown = own.map(({ actor, isPresent }) => `${actor.name} ${isPresent}`)
      expect(shown).toEqual(['Ann Lee false', 'Ann Lee false', 'Ann Lee true'])
      for (const { id: foreign, actor } of await list(owner))
        if (actor.name !== 'Ann Lee') await perform(agent, 'endSession', foreign).expect(404)
      await perform(agent, 'endSession', own[0]?.id).expect(204)
      await perform(third, 'readActor').expect(401)
      const page = await agent.get('/admin/sessions').expect(200)
      expect(page.text).not.toContain('Bo Kim')
      await agent.post('/admin/sessions').type('form').send({ intent: 'others' }).expect(302)
      await perform(second, 'readActor').expect(401)
      for (const going of [agent, another, owner]) await perform(going, 'readActor').expect(200)
    },
  )

  it('end at sign-out, at a new sign-in, and after one hour', async () => {
    const owner = await signedIn(site)
    const other = await signedIn(site)
    expect(await list(owner)).toHaveLength(2)
    await other.delete('/api/admin/session').expect(204)
    expect(await list(owner)).toHaveLength(1)
    await site.db('admin_sessions').update({ ends_at: new Date(Date.now() - 1_000) })
    await owner.get('/api/admin/session').expect(401)
  })
})
