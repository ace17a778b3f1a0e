import { createLeadComposers } from '../../server/leads/emails'
import { findRecommendation } from '../../server/leads/for-emails'
import type { EmailContent } from '../../server/platform/email/email'
import type { LeadDetail } from '../../shared/admin/leads'
import type { LetterVersions } from '../../shared/admin/letters'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { decideAll } from '../support/decisions'
import { sendLead } from '../support/lead'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate leads, deliveries, outbox, confirmed_addresses cascade'))

const submitted = () => sendLead(site)

const path = (id: string) => `/api/admin/leads/${id}`
const read = async (id: string): Promise<LeadDetail> => (await admin.get(path(id)).expect(200)).body
const save = (id: string, draft: string, draftVersion: number, draftAuthor = 'Ann') =>
  admin.patch(path(id)).send({ draft, draftVersion, draftAuthor })
const restart = (id: string, step: object) => admin.post(`${path(id)}/letters`).send(step)
const take = (id: string, version: number | string, step: object) =>
  admin.post(`${path(id)}/letters/${version}`).send(step)
const versions = async (id: string): Promise<LetterVersions> =>
  (await admin.get(`${path(id)}/letters`).expect(200)).body
const text = async (id: string, version: number): Promise<string> =>
  (await admin.get(`${path(id)}/letters/${version}`).expect(200)).body.text

describe('the versions of a letter', () => {
  it('begin with the computed text, and include every save with its author and time', async () => {
    const id = await submitted()
    const computed = (await read(id)).draft.text
    expect((await versions(id)).versions).toMatchObject([{ version: 0, origin: 'computed', author: '', savedAt: null }])
    await save(id, 'First words.', 0).expect(200)
    await save(id, 'Second words here.', 1, ' Bo ').expect(200)

    const listed = await versions(id)
    expect(listed.lead).toMatchObject({ id, isSent: false })
    expect(listed.versions).toMatchObject([
      { version: 2, origin: 'edited', author: 'Bo', words: 3 },
      { version: 1, origin: 'edited', author: 'Ann', words: 2 },
      { version: 0, origin: 'computed', author: '' },
    ])
    const times = listed.versions.map(({ savedAt }) => Date.parse(savedAt ?? ''))
    expect(times.every((time) => Math.abs(time - Date.now()) < 60_000)).toBe(true)
    const texts = [await text(id, 0), await text(id, 1), await text(id, 2)]
    expect(texts).toEqual([computed, 'First words.', 'Second words here.'])
  })

  it('are not added by a save that changes nothing; the first one keeps the computed text as it was seen', async () => {
    const id = await submitted()
    const computed = (await read(id)).draft.text
    const first = await save(id, computed.replaceAll('\n', '\r\n'), 0).expect(200)
    expect(first.body.draft).toMatchObject({ text: computed, version: 1, origin: 'computed', author: '' })
    const again = await save(id, computed, 1).expect(200)
    expect(again.body.draft).toMatchObject({ version: 1, origin: 'computed', savedAt: first.body.draft.savedAt })
    await save(id, 'Words', 1).expect(200)
    const last = await save(id, 'Words\n', 2, 'Bo').expect(200)
    expect(last.body.draft).toMatchObject({ version: 2, origin: 'edited', author: 'Ann' })
    await save(id, computed, 1).expect(409)
  })

  it('are restored as new versions, so that nothing is lost', async () => {
    const id = await submitted()
    await save(id, 'One', 0)
    await save(id, 'Two', 1)
    const taken = await take(id, 1, { draftVersion: 2, author: 'Cy' }).expect(200)
    expect(taken.body.draft).toMatchObject({ text: 'One', version: 3, origin: 'taken', takenFrom: 1, author: 'Cy' })
    expect(await text(id, 2)).toBe('Two')
    expect(taken.body.history[0].text).toBe('Letter: version 1 restored')
  })

  it("include the editor's text if a letter is started again from the computed text", async () => {
    const id = await submitted()
    const computed = (await read(id)).draft.text
    await save(id, 'Saved', 0)
    const again = await restart(id, { draftVersion: 1, draft: 'Typed and not saved', author: 'Ann' }).expect(200)
    expect(again.body.draft).toMatchObject({ text: computed, version: 3, origin: 'computed' })
    expect([await text(id, 1), await text(id, 2)]).toEqual(['Saved', 'Typed and not saved'])

    const same = await restart(id, { draftVersion: 3, draft: computed }).expect(200)
    expect(same.body.draft.version).toBe(4)
    expect(await text(id, 3)).toBe(computed)
  })

  it('are rejected if based on an outdated version, without changing anything', async () => {
    const id = await submitted()
    await save(id, 'Theirs', 0)
    for (const answer of [
      await save(id, 'Mine', 0),
      await restart(id, { draftVersion: 0, draft: 'Mine' }),
      await take(id, 0, { draftVersion: 0 }),
    ])
      expect([answer.status, answer.body.detail]).toEqual([409, 'Someone else has saved this draft in the meantime.'])
    await admin.patch(path(id)).send({ draft: 'Mine', draftVersion: 0, status: 'closed' }).expect(409)
    await perform(admin, 'sendRecommendation', id, { draftVersion: 0 }).expect(409)
    expect((await versions(id)).versions.map(({ version }) => version)).toEqual([1, 0])
    expect(await read(id)).toMatchObject({ status: 'new', draft: { text: 'Theirs' } })
  })

  it('are numbered in order when several people save concurrently', async () => {
    const id = await submitted()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => save(id, `Text ${number}`, 0)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await versions(id)).versions.map(({ version }) => version)).toEqual([1, 0])
  })

  it('are kept by the database, even when an earlier program overwrites a text', async () => {
    const id = await submitted()
    const write = (draft: string, draft_version: number) =>
      site.db('leads').where({ id }).update({ draft, draft_version })
    await write('Of the old program', 1)
    await write('Of the old program, again', 2)
    expect(await text(id, 1)).toBe('Of the old program')
    await save(id, 'Of this one', 2).expect(200)
    expect((await versions(id)).versions.map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it.each([
    ['letters/7', undefined],
    ['letters/x', undefined],
    ['letters/99999999999', undefined],
    ['email', undefined],
    ['letters/7', { draftVersion: 0 }],
  ])('return 404 for %s %j', async (rest, body) => {
    const id = await submitted()
    const address = `${path(id)}/${rest}`
    await (body ? admin.post(address).send(body) : admin.get(address)).expect(404)
    expect((await versions(id)).versions).toHaveLength(1)
  })
})

describe('the email that was sent', () => {
  it('is stored exactly as sent, even if the site is renamed later', async () => {
    const id = await submitted()
    await save(id, '## For you\n\n**Take** [Opus](https://guide.example/emr/opus).', 0)
    await decideAll(admin, id)
    await perform(admin, 'sendRecommendation', id, { draftVersion: 1 }).expect(200)

    const { headers, text: html } = await admin.get(`${path(id)}/email`).expect(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(html).toContain('<strong>Take</strong>')
    expect(html).toContain('href="https://guide.example/emr/opus"')

    const config = {
      ...{ leadsTo: ['team@guide.example'], siteName: 'Another name', siteUrl: 'https://other.example' },
      ...{ businessTimeZone: 'America/New_York', operator: { name: '', address: '', contactEmail: '', editors: [] } },
    }
    const composers = createLeadComposers({
      config: config as never,
      links: { tokenOf: () => 'a-secret' } as never,
      findLead: async () => undefined,
      findNews: async () => undefined,
      findDecided: async () => undefined,
      findRecommendation: (leadId) => findRecommendation(site.db, leadId),
    })
    const content = (await composers['lead-recommendation'](id)) as EmailContent | undefined
    expect(content?.html.replace(/https:\/\/other\.example\/[^"]*a-secret/g, '#')).toBe(html)
    expect(JSON.stringify(await site.db('leads').where({ id }).first())).not.toContain('a-secret')
    expect(content?.text).toContain('For you\n\nTake Opus (https://guide.example/emr/opus).')
    expect(JSON.stringify(content)).not.toContain('Another name')
  })

  it('is not available if an earlier version of the program sent it, and the text is', async () => {
    const id = await submitted()
    const sent = { draft: 'Take Opus.', draft_version: 1, recommendation_sent_at: new Date() }
    await site.db('leads').where({ id }).update(sent)
    expect(await findRecommendation(site.db, id)).toMatchObject({ text: 'Take Opus.', email: undefined })
    expect((await read(id)).draft.isSentKept).toBe(false)
    await admin.get(`${path(id)}/email`).expect(404)
  })

  it('ends the letter: no further version can be saved', async () => {
    const id = await submitted()
    await save(id, 'One', 0)
    await decideAll(admin, id)
    await perform(admin, 'sendRecommendation', id, { draftVersion: 1 }).expect(200)
    const seen = { draftVersion: 1 }
    for (const answer of [await restart(id, seen), await take(id, 0, seen), await save(id, 'x', 1)])
      expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('sent only once')])
    expect((await versions(id)).lead.isSent).toBe(true)
  })
})
