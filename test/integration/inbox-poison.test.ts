import { randomUUID } from 'node:crypto'
import * as received from '../../server/inbox/received'
import { nested, openInbox, replyOf, unread } from '../support/inbox'

jest.mock('../../server/inbox/received', () => {
  const actual = jest.requireActual<typeof received>('../../server/inbox/received')
  return { ...actual, readParsed: jest.fn(actual.readParsed) }
})

const inbox = openInbox()

/** Receives a reply between two of other visitors, and reads the inbox. */
async function between(source: (inReplyTo: string) => string) {
  const threads = [await inbox.answered(), await inbox.answered(), await inbox.answered()] as const
  inbox.imap.receive(replyOf({ inReplyTo: threads[0].messageId, body: 'Before' }))
  const odd = inbox.imap.receive(source(threads[1].messageId))
  const after = inbox.imap.receive(replyOf({ inReplyTo: threads[2].messageId, body: 'After' }))
  return { threads, odd, after }
}

const honest = async ([before, , after]: readonly { id: string }[]) =>
  [await inbox.entriesOf(before?.id ?? ''), await inbox.entriesOf(after?.id ?? '')].map((entries) =>
    entries.map(({ text }) => text),
  )

describe('security 1: one email that cannot be read stops no other', () => {
  it.each([257, 2_000])('with %i nested parts', async (levels) => {
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, ...nested(levels) }))
    await inbox.readInbox()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await inbox.entriesOf(threads[1].id)).toMatchObject([
      { kind: 'reply', text: unread, subject: 'Re: Prices', author: 'Ana Ruiz (ana@northside.example)' },
    ])
    expect(odd.seen).toBe(true)
    const told = (await inbox.mail.deliver('leads@localhost')).filter(({ text }) => text?.includes(threads[1].id))
    expect(told.filter(({ text }) => text?.includes(unread))).toHaveLength(1)
  })

  it('that our own code fails on', async () => {
    const { readParsed } = jest.requireActual<typeof received>('../../server/inbox/received')
    jest.mocked(received.readParsed).mockImplementation((source, bytes) => {
      if (bytes.includes('odd one')) throw new RangeError('with ana@northside.example in it')
      return readParsed(source, bytes)
    })
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'The odd one' }))
    await inbox.readInbox()
    jest.mocked(received.readParsed).mockImplementation(readParsed)
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await inbox.entriesOf(threads[1].id)).toMatchObject([{ kind: 'reply', text: unread }])
    expect(odd.seen).toBe(true)
    expect(inbox.errors()).toMatchObject([{ uid: 2, reason: 'RangeError' }])
    expect(inbox.logged.join()).not.toContain('northside')
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
    await inbox.readInbox()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await inbox.entriesOf(threads[1].id)).toHaveLength(1)
  })

  it('that the database refuses', async () => {
    await refuse(`new.text like 'Refused%'`, '23514')
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'Refused' }))
    await inbox.readInbox()
    await accept()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await inbox.entriesOf(threads[1].id)).toMatchObject([{ text: unread }])
    expect([odd.seen, inbox.errors()]).toMatchObject([true, [{ reason: '23514' }]])
  })

  it('that the database always fails on: others are stored at once, and after three runs it is passed over', async () => {
    const { threads, odd, after } = await between((inReplyTo) => replyOf({ inReplyTo, from: 'odd@x.example' }))
    await refuse(`new.address = 'odd@x.example'`, 'XX000')
    await expect(inbox.readInbox()).rejects.toThrow()
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(after.seen).toBe(true)
    await expect(inbox.readInbox()).rejects.toThrow()
    await inbox.readInbox()
    expect([odd.seen, await inbox.site.db('inbox_failures')]).toEqual([false, []])
    inbox.imap.commands.length = 0
    await inbox.readInbox()
    expect(inbox.imap.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([])
    await accept()
    expect(inbox.errors().map(({ failures }) => failures)).toEqual([1, 2, 3])
    expect(await honest(threads)).toEqual([['Before'], ['After']])
  })

  it('that breaks the connection each time', async () => {
    const { threads, odd } = await between((inReplyTo) => replyOf({ inReplyTo, body: 'Odd' }))
    inbox.imap.inbox.onRead = (uid) => (uid === odd.uid ? 'drop' : undefined)
    for (let run = 0; run < 4; run += 1) await inbox.readInbox()
    inbox.imap.inbox.onRead = () => undefined
    expect(await honest(threads)).toEqual([['Before'], ['After']])
    expect(await inbox.entriesOf(threads[1].id)).toMatchObject([{ text: unread }])
  })

  const refuse = (condition: string, code: string) =>
    inbox.site.db.raw(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if ${condition} then raise exception 'no' using errcode = '${code}'; end if; return new;
      end $$;
      create trigger refuse before insert on thread_entries for each row execute function refuse()`)
  const accept = () => inbox.site.db.raw('drop trigger refuse on thread_entries; drop function refuse')
})
