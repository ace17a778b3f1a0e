import { randomUUID } from 'node:crypto'
import { openAdmin } from '../support/admin'
import { openApp, storeKinds } from '../support/app'
import { sendLead, sendMessage } from '../support/lead'

const machine = { trap: 'x', elapsedMs: 100 }
const kinds = [
  { noun: 'lead', path: '/api/admin/leads', many: '/api/admin/lead-changes' },
  { noun: 'message', path: '/api/admin/messages', many: '/api/admin/message-changes' },
] as const

describe.each(storeKinds)('with limits and sessions in %s', (store) => {
  const site = openApp({ store })
  const admin = openAdmin(site)
  beforeEach(() => site.db.raw('truncate leads, contact_messages, deliveries, outbox, confirmed_addresses cascade'))

  // The second store is reached alike for each kind.
  describe.each(store === 'postgres' ? kinds : kinds.slice(0, 1))(
    'the status and owner of a $noun',
    ({ noun, path, many }) => {
      const submitted = (signals: object = {}) => (noun === 'lead' ? sendLead : sendMessage)(site, { signals })
      const read = async (id: string) => (await admin.get(`${path}/${id}`).expect(200)).body
      const change = (id: string, changes: object) => admin.patch(`${path}/${id}`).send(changes)
      const stateOf = async (id: string) => {
        const { status, owner } = await read(id)
        return [status, owner]
      }

      it('keeps the owner another person set when a form filled in earlier sets the status', async () => {
        const id = await submitted()
        const seen = { status: 'new', owner: '' }
        await change(id, { status: 'new', owner: 'Ann', seen }).expect(200)
        await change(id, { status: 'closed', owner: '', seen }).expect(200)
        expect(await stateOf(id)).toEqual(['closed', 'Ann'])
        await change(id, { status: 'closed', owner: 'Ann' }).expect(200)
        const texts = (await read(id)).history.map(({ text }: { text: string }) => text)
        expect(texts).toEqual(['Status: New → Closed', 'Owner: Ann'])
      })

      it('rejects a field another person has set to a different value, names it, and changes nothing', async () => {
        const id = await submitted()
        const seen = { status: 'new', owner: '' }
        await change(id, { status: 'answered', owner: '', seen }).expect(200)
        const { status, body } = await change(id, { status: 'closed', owner: 'Bo', seen })
        expect([status, body.errors]).toEqual([409, [{ field: 'status', message: 'The status is now Answered.' }]])
        expect(await stateOf(id)).toEqual(['answered', ''])
        await change(id, { status: 'closed', owner: 'Bo', seen: { status: 'answered', owner: '' } }).expect(200)
        expect(await stateOf(id)).toEqual(['closed', 'Bo'])
      })

      it('loses none of many concurrent changes', async () => {
        const id = await submitted()
        const seen = { status: 'new', owner: '' }
        const notes = Array.from({ length: 5 }, (_, at) =>
          admin.post(`${path}/${id}/notes`).send({ text: `Note ${at}` }),
        )
        const [owner, status] = [change(id, { owner: 'Ann', seen }), change(id, { status: 'closed', seen })]
        const answers = await Promise.all([owner, status, ...notes])
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 201, 201, 201, 201])
        expect(await stateOf(id)).toEqual(['closed', 'Ann'])
        expect((await read(id)).history).toHaveLength(7)
      })

      it('is undone, except fields set since then', async () => {
        const id = await submitted()
        const { body } = await change(id, { status: 'closed', owner: 'Ann' }).expect(200)
        await change(id, { owner: 'Kim' }).expect(200)
        const undone = await admin.delete(`${many}/${body.act}`).expect(200)
        expect(undone.body).toMatchObject({ changed: 1, kept: 0, act: expect.any(String) })
        expect(await stateOf(id)).toEqual(['new', 'Kim'])
        expect((await read(id)).history[0].text).toBe('Undone. Status: Closed → New')
        expect((await admin.delete(`${many}/${body.act}`).expect(200)).body).toEqual({ act: null, changed: 0, kept: 1 })
        for (const act of [randomUUID(), 'x']) await admin.delete(`${many}/${act}`).expect(404)
      })

      it('change in many rows with one request, and are undone with another', async () => {
        const ids = [await submitted(), await submitted(), await submitted()]
        await change(ids[2] ?? '', { owner: 'Kim' }).expect(200)
        const { body } = await admin.post(many).send({ ids, status: 'spam', owner: ' kim ' }).expect(200)
        expect(body).toEqual({ act: expect.any(String), changed: 3, kept: 0 })
        for (const id of ids) expect(await stateOf(id)).toEqual(['spam', 'Kim'])
        expect((await admin.post(many).send({ ids, status: 'spam' }).expect(200)).body).toEqual({
          act: null,
          changed: 0,
          kept: 3,
        })
        await admin.delete(`${many}/${body.act}`).expect(200)
        expect(await Promise.all(ids.map(stateOf))).toEqual([
          ['new', ''],
          ['new', ''],
          ['new', 'Kim'],
        ])
      })

      it('sends held-back emails once when many are unmarked as spam, even if that is undone and repeated', async () => {
        const ids = [await submitted(machine), await submitted(machine)]
        expect(await site.db('deliveries')).toEqual([])
        const { body } = await admin.post(many).send({ ids, status: 'new' }).expect(200)
        const sent = noun === 'lead' ? 3 : 2
        expect(await site.db('deliveries')).toHaveLength(sent)
        await admin.delete(`${many}/${body.act}`).expect(200)
        await admin.post(many).send({ ids, status: 'new' }).expect(200)
        expect(await site.db('deliveries')).toHaveLength(sent)
      })

      it('change in the rows that still have the values seen, and stay in the others', async () => {
        const ids = [await submitted(machine), await submitted()]
        await change(ids[1] ?? '', { status: 'answered' }).expect(200)
        const unmarked = { ids, status: 'new', owner: 'Kim', seen: { status: 'spam' } }
        expect((await admin.post(many).send(unmarked).expect(200)).body).toMatchObject({ changed: 1, kept: 1 })
        expect(await Promise.all(ids.map(stateOf))).toEqual([
          ['new', 'Kim'],
          ['answered', ''],
        ])
      })

      it("change with a button of the list's page, which unmarks only what is still spam and sends its emails", async () => {
        const ids = [await submitted(machine), await submitted(machine)]
        const [spam = '', answered = ''] = ids
        const page = `/admin/${noun}s?status=spam`
        expect((await admin.get(page).expect(200)).text).toContain('>Not spam</button>')
        await change(answered, { status: 'answered' }).expect(200)
        await site.db('deliveries').delete()
        const posted = await admin
          .post(page)
          .type('form')
          .send(`intent=many&ids=${spam}&ids=${answered}&act=unmark&status=closed`)
        expect(posted.status).toBe(302)
        expect(posted.headers.location).toMatch(/^\/admin\/\w+\?status=spam&done=unmarked&act=[\w-]+&count=1$/)
        expect(await Promise.all(ids.map(stateOf))).toEqual([
          ['new', ''],
          ['answered', ''],
        ])
        const told = await site.db('deliveries').distinct().pluck('subject_id')
        expect(told).toEqual([spam])
      })

      it('are announced above the list while they are held as spam', async () => {
        await submitted()
        expect((await admin.get(`/admin/${noun}s`)).text).not.toContain('held as spam')
        await submitted(machine)
        const html = (await admin.get(`/admin/${noun}s`)).text
        expect(html).toMatch(new RegExp(`href="/admin/${noun}s\\?status=spam"[^>]*>Check 1 held as spam</a>`))
      })
    },
  )
})
