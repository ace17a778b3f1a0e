import type { MessagePage } from '../../shared/admin/messages'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { sendMessage } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate contact_messages, deliveries, outbox cascade'))

const path = (id: string) => `/api/admin/messages/${id}`

const submitted = (answers: object = {}, trap = '') =>
  sendMessage(site, { ...answers, signals: { trap, elapsedMs: 9_000 } })

const listed = async (query: string): Promise<MessagePage> => (await admin.get(`/api/admin/messages?${query}`)).body

it('lists messages by status and search, new ones first, and counts all', async () => {
  const answered = await submitted({ subject: 'Old' })
  await submitted({ subject: '100% sure' }, 'x')
  await submitted()
  await admin.patch(path(answered)).send({ status: 'answered' }).expect(200)
  const page = await listed('')
  expect(page.messages.map(({ subject }) => subject)).toEqual(['Prices', '100% sure', 'Old'])
  expect(page.counts).toEqual({ new: 1, answered: 1, closed: 0, spam: 1, overdue: 0 })
  expect((await listed('status=spam&search=100%25')).total).toBe(1)
  expect((await listed('search=_')).total).toBe(0)
  expect((await listed('page=2')).messages).toEqual([])
})

describe('the promise of an answer within 24 hours', () => {
  const age = (id: string, interval: string) =>
    site.db.raw('update contact_messages set created_at = now() - ?::interval where id = ?', [interval, id])

  it('is shown on each message, and overdue ones have their own list, whatever the time of day', async () => {
    const [late, timely, answered] = [await submitted({ subject: 'Late' }), await submitted(), await submitted()]
    await age(late, '24 hours 1 minute')
    await age(timely, '23 hours 59 minutes')
    await age(answered, '3 days')
    await admin.patch(path(answered)).send({ status: 'answered' }).expect(200)
    const page = await listed('status=overdue')
    expect(page.messages).toMatchObject([{ id: late, overdue: true }])
    expect(page).toMatchObject({ total: 1, counts: { new: 2, overdue: 1 } })
    const { body } = await admin.get(path(timely)).expect(200)
    expect(body.overdue).toBe(false)
    expect(Date.parse(body.dueAt) - Date.parse(body.createdAt)).toBe(24 * 3_600_000)
    expect((await perform(admin, 'getOverview').expect(200)).body.messages).toEqual({ new: 2, overdue: 1 })
    const html = (await admin.get('/admin/messages').expect(200)).text
    expect(html).toContain('2 new, 1 overdue. We aim to answer within 24 hours.')
    expect(html.match(/>Was due /g)).toHaveLength(1)
  })

  it('starts again when the visitor replies to an answer', async () => {
    const id = await submitted()
    await age(id, '3 days')
    await site.db('contact_messages').where({ id }).update({ reopened_at: new Date() })
    expect((await listed('')).messages[0]).toMatchObject({ overdue: false })
    expect((await listed('status=overdue')).total).toBe(0)
    await site.db.raw(`update contact_messages set reopened_at = now() - interval '25 hours'`)
    expect((await listed('status=overdue')).messages).toMatchObject([{ id, overdue: true }])
  })
})
