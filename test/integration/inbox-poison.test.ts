import { randomUUID } from 'node:crypto'
import * as received from '../../server/inbox/received'
import { type InboxSite, nested, openInboxSite, replyOf } from '../support/inbox'

jest.mock('../../server/inbox/received', () => {
  const actual = jest.requireActual<typeof received>('../../server/inbox/received')
  return { ...actual, readParsed: jest.fn(actual.readParsed) }
})

let all: InboxSite
let { site, mail, imap, readInbox, answered, readMessage, logged } = {} as InboxSite
beforeAll(async () => {
  all = await openInboxSite()
  ;({ site, mail, imap, readInbox, answered, readMessage, logged } = all)
})
afterAll(() => all.close())
beforeEach(() => all.clear())

const entriesOf = async (id: string) => (await readMessage(id)).thread.entries.filter(({ kind }) => kind !== 'answer')
const unread = 'This email could not be read. It is in the inbox.'
const errors = () => logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)

/** Receives a reply between two of other visitors, and reads the inbox. */
async function between(source: (inReplyTo: string) => string) {
  const threads = [await answered(), await answered(), await answered()] as const
  imap.receive(replyOf({ inReplyTo: threads[0].messageId, body: 'Before' }))
  const odd = imap.receive(source(threads[1].messageId))
  const after = imap.receive(replyOf({ inReplyTo: threads[2].messageId, body: 'After' }))
  return { threads, odd, after }
}

const honest = async ([before, , after]: readonly { id: string }[]) =>
  [await entriesOf(before?.id ?? ''), await entriesOf(after?.id ?? '')].map((entries) =>
    entries.map(({ text }) => text),
  )

describe('security 1: one email that cannot be read stops no other', () => {
  it.each([257, 2_000])('with %i nested parts', async (levels) => {
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, ...nested(levels) }))
    await readInbox()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await entriesOf(threads[1].id)).toMatchObject([
      { kind: 'reply', text: unread, subject: 'Re: Prices', author: 'Ana Ruiz (ana@northside.example)' },
    ])
    expect(odd.seen).toBe(true)
    const notices = (await mail.deliver('leads@localhost')).filter(({ text }) => text?.includes(threads[1].id))
    expect(notices.filter(({ text }) => text?.includes(unread))).toHaveLength(1)
  })

  it('that our own code fails on', async () => {
    const { readParsed } = jest.requireActual<typeof received>('../../server/inbox/received')
    jest.mocked(received.readParsed).mockImplementation((source, bytes) => {
      if (bytes.includes('odd one')) throw new RangeError('with ana@northside.example in it')
      return readParsed(source, bytes)
    })
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'The odd one' }))
    await readInbox()
    jest.mocked(received.readParsed).mockImplementation(readParsed)
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await entriesOf(threads[1].id)).toMatchObject([{ kind: 'reply', text: unread }])
    expect(odd.seen).toBe(true)
    expect(errors()).toMatchObject([{ uid: 2, reason: 'RangeError' }])
    expect(logged.join()).not.toContain('northside')
  })

  it.each(['\0', '\x01\x02', '\ud800'])('with the character %j in every field', async (sign) => {
    const { threads } = await between((inReplyTo) =>
      replyOf({
        inReplyTo: `<${sign}@x.example> ${inReplyTo}`,
        messageId: `<${sign}${randomUUID()}@x.example>`,
        from: `A${sign}na <a${sign}@x.example>`,
        body: `Odd${sign}`,
      }),
    )
    await readInbox()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await entriesOf(threads[1].id)).toHaveLength(1)
  })

  it('that the database refuses', async () => {
    await refuse(`new.text like 'Refused%'`, '23514')
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'Refused' }))
    await readInbox()
    await accept()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await entriesOf(threads[1].id)).toMatchObject([{ text: unread }])
    expect([odd.seen, errors()]).toMatchObject([true, [{ reason: '23514' }]])
  })

  it('that the database always fails on: others are stored at once, and after three runs it is passed over', async () => {
    const { threads, odd, after } = await between((inReplyTo) => replyOf({ inReplyTo, from: 'odd@x.example' }))
    await refuse(`new.address = 'odd@x.example'`, 'XX000')
    await expect(readInbox()).rejects.toThrow()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(after.seen).toBe(true)
    await expect(readInbox()).rejects.toThrow()
    await readInbox()
    expect([odd.seen, await site.db('inbox_failures')]).toEqual([false, []])
    imap.commands.length = 0
    await readInbox()
    expect(imap.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([])
    await accept()
    expect(errors().map(({ failures }) => failures)).toEqual([1, 2, 3])
    expect(await honest(threads)).toEqual([['Before'], ['After']])
  })

  it('that breaks the connection each time', async () => {
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'Odd' }))
    imap.inbox.onRead = (uid) => (uid === odd.uid ? 'drop' : undefined)
    for (let run = 0; run < 4; run += 1) await readInbox()
    imap.inbox.onRead = () => undefined
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await entriesOf(threads[1].id)).toMatchObject([{ text: unread }])
  })

  const refuse = (condition: string, code: string) =>
    site.db.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if ${condition} then raise exception 'no' using errcode = '${code}'; end if; return new;
      end $$;
      create trigger refuse before insert on thread_entries for each row execute function refuse()`)
  const accept = () => site.db.raw('drop trigger refuse on thread_entries; drop function refuse')
})
