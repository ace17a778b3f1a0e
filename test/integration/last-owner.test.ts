import { perform } from '../support/acts'
import { openApp, withApp } from '../support/app'
import { type Joined, joinedAs } from '../support/joining'

const sentence = 'No one could sign in as an owner anymore, because password sign-in is off.'

/** Acts that could remove the last owner. */
const acts: [
  name: string,
  act: (by: Joined, whom: Joined) => PromiseLike<{ status: number; body: { detail?: string } }>,
][] = [
  ['deactivating', (by, { id }) => perform(by.agent, 'changePerson', id, { isActive: false })],
  ['another role', (by, { id }) => perform(by.agent, 'changePerson', id, { role: 'reader' })],
  ['removing the passkey', (by, { id, passkey }) => perform(by.agent, 'removePasskey', id, passkey)],
]

describe('with the password switched off', () => {
  const site = openApp({ env: { ADMIN_PASSWORD_SIGN_IN: 'off' } }, 'each')
  let ann: Joined
  beforeEach(async () => {
    ann = await joinedAs(site, 'owner', 'Ann Lee')
  })

  const owners = async (): Promise<number> => {
    const bound = site.db('passkeys').select('person_id')
    return (await site.db('people').where({ role: 'owner', deactivated_at: null }).whereIn('id', bound)).length
  }

  it.each(acts)('the last owner survives %s, and the audit log stays empty', async (_name, act) => {
    await joinedAs(site, 'editor', 'Bo Kim')
    const before = await site.db('audit_log')
    const { status, body } = await act(ann, ann)
    expect([status, body.detail]).toEqual([409, sentence])
    expect(await owners()).toBe(1)
    expect(await site.db('audit_log')).toEqual(before)
    await perform(ann.agent, 'listPeople').expect(200)
  })

  it.each(acts)('an owner can be removed by %s while another with a passkey remains', async (_name, act) => {
    const bo = await joinedAs(site, 'owner', 'Bo Kim')
    expect((await act(ann, bo)).status).toBe(204)
    expect((await act(ann, ann)).status).toBe(409)
    expect(await owners()).toBe(1)
  })

  it('an owner who has no passkey or is deactivated does not count', async () => {
    const bo = await joinedAs(site, 'owner', 'Bo Kim')
    await site.db('people').where({ id: bo.id }).update({ deactivated_at: new Date() })
    await site.db('people').insert({ id: crypto.randomUUID(), name: 'Invited', role: 'owner' })
    await perform(ann.agent, 'changePerson', ann.id, { role: 'editor' }).expect(409)
  })

  it("an owner's last passkey cannot be removed, even if two are removed concurrently", async () => {
    await perform(ann.agent, 'removeOwnPasskey', ann.passkey).expect(409)
    await slowly('passkeys', 'delete')
    const [row] = await site.db('passkeys').where({ id: ann.passkey })
    await site.db('passkeys').insert({ ...row, id: 'another', public_key: Buffer.from('x') })
    const answers = await Promise.all([ann.passkey, 'another'].map((id) => perform(ann.agent, 'removeOwnPasskey', id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  /** Slows a change down, so that two simultaneous ones overlap. */
  const slowly = (table: string, event: 'update' | 'delete') =>
    site.db.raw(`
      create function take_time() returns trigger language plpgsql as $$
        begin perform pg_sleep(1.5); return coalesce(new, old); end $$;
      create trigger take_time after ${event} on ${table} for each row execute function take_time()`)

  const pairs = acts.flatMap(([first, one], at) =>
    acts.slice(at).map(([second, other]) => [`${first} and ${second}`, one, other] as const),
  )

  it.each(pairs)('%s of the last two owners at once is rejected for one of them', async (_name, one, other) => {
    const [bo, cy] = [await joinedAs(site, 'owner', 'Bo Kim'), await joinedAs(site, 'owner', 'Cy Roe')]
    await site.db('passkeys').where({ person_id: cy.id }).delete()
    await slowly('people', 'update')
    await site.db.raw('create trigger take_time after delete on passkeys for each row execute function take_time()')
    // The caller is a third owner whose own passkey is gone, so that it is not affected by the act.
    const answers = await Promise.all([one(cy, ann), other(cy, bo)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await owners()).toBe(1)
  })
})

describe('with the password switched on', () => {
  it('every owner can be removed, because the password remains', async () => {
    await withApp({}, async (site) => {
      const ann = await joinedAs(site, 'owner', 'Ann Lee')
      await perform(ann.agent, 'changePerson', ann.id, { role: 'reader' }).expect(204)
    })
  })
})
