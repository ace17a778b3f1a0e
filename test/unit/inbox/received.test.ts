// cspell:disable: words of other languages.
import { readEmail } from '../../support/read-email'

const head = 'From: Ana <ana@a.example>\nSubject: Re: Prices\nMessage-ID: <1@a.example>\n'

/** Reads an email that is given byte by byte. */
const read = (source: string) => readEmail(Buffer.from(source.replace(/\n/g, '\r\n'), 'latin1'))
const readText = async (type: string, body: string) => (await read(`${head}Content-Type: ${type}\n\n${body}`)).text

/** A multipart email of parts that each have a type and a content. */
const parts = (kind: string, ...all: [type: string, content: string][]) =>
  `multipart/${kind}; boundary=b${kind}\n\n${all.map(([type, content]) => `--b${kind}\nContent-Type: ${type}\n\n${content}\n`).join('')}--b${kind}--`
const readParts = async (kind: string, ...all: [type: string, content: string][]) =>
  read(`${head}Content-Type: ${parts(kind, ...all)}`)

describe('peers F2, real F2: codes of characters', () => {
  const smart = 'It\x92s \x96 \x93x\x94 \x80 \x85'
  const right = 'It’s – “x” € …'

  it.each(['windows-1252', 'iso-8859-1', 'ISO_8859-1', 'latin1', 'us-ascii', 'cp1252', '"iso-8859-1"', 'iso-8859-15'])(
    'the bytes 0x80 to 0x9F are what the sender typed in %s',
    async (charset) => {
      expect(await readText(`text/plain; charset=${charset}`, smart)).toBe(right)
      expect(await readText(`text/html; charset=${charset}`, `<p>${smart}</p>`)).toBe(right)
    },
  )

  it('they are so in names, subjects, and quoted-printable', async () => {
    const email = await read(
      'From: =?iso-8859-1?Q?Pat_O=92Neil?= <p@a.example>\nSubject: =?windows-1252?B?k0hplCCA?=\n' +
        'Content-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: quoted-printable\n\n=93x=94 =80=\n5',
    )
    expect([email.name, email.subject, email.text]).toEqual(['Pat O’Neil', '“Hi” €', '“x” €5'])
  })

  it.each([
    ['windows-1251', '\xef\xf0\xe8', 'при'],
    ['windows-1254', '\xdd\x93', 'İ“'],
    ['koi8-r', '\xd0\xd2\xc9', 'при'],
    ['iso-8859-2', '\xb1', 'ą'],
    ['iso-8859-8-i', '\xe9', 'י'],
    ['macintosh', '\xd2a\xd3', '“a”'],
    ['cp850', 'caf\x82', 'café'],
    ['utf-7', 'caf+AOk-', 'café'],
    ['gb2312', '\xc4\xe3', '你'],
    ['shift_jis', '\x82\xb1', 'こ'],
    ['iso-2022-jp', '\x1b$B$3$s\x1b(B', 'こん'],
    ['utf-8', '\xc3\xbc', 'ü'],
  ])('a text in %s is decoded', async (charset, bytes, text) => {
    expect(await readText(`text/plain; charset=${charset}`, bytes)).toBe(text)
  })

  it.each([
    ['ISO-2022-JP', 'text/plain', '\x1b$B$3$s$K$A$O\x1b(B', 'こんにちは'],
    ['ISO-2022-JP called ASCII', 'text/plain; charset=us-ascii', '\x1b$B$3\x1b(B', 'こ'],
    ['Latin-1', 'text/plain', 'caf\xe9', 'café'],
    ['UTF-8', 'text/plain', 'caf\xc3\xa9', 'café'],
    ['an unknown one', 'text/plain; charset=x-unknown', '\x93caf\xe9\x94', '“café”'],
    ['UTF-8 called something unknown', 'text/plain; charset=ansi', 'caf\xc3\xa9', 'café'],
    ['Latin-1 called UTF-8', 'text/plain; charset=utf-8', 'caf\xe9 \x80', 'café €'],
    ['what HTML says itself', 'text/html', '<meta charset="windows-1251">\xcf\xf0', 'Пр'],
  ])('peers F22: a missing or wrong charset is made out: %s', async (_what, type, bytes, text) => {
    expect(await readText(type, bytes)).toBe(text)
  })
})

describe('peers F6: a plain text that is empty to the eye', () => {
  it.each(['', ' \n', '\xe2\x80\x8b', '\xc2\xad\xe2\x80\x8c', '\xe2\xa0\x80', '\xef\xbb\xbf', '\xc2\xa0'])(
    'gives way to the HTML: %j',
    async (empty) => {
      const { text } = await readParts(
        'alternative',
        ['text/plain; charset=utf-8', empty],
        ['text/html', '<p>Yes, go ahead please.</p>'],
      )
      expect(text).toBe('Yes, go ahead please.')
    },
  )

  it('an email that has no words says so', async () => {
    expect((await readParts('mixed', ['text/plain', ' '], ['image/png; name=a.png', 'x'])).text).toBe(
      'This email contains no text.',
    )
  })
})

describe('peers F19: text that flows', () => {
  const flowed = 'text/plain; format=flowed'

  it.each([
    [
      'an answer above',
      'Please call me. \n> We received it. \n> You will hear.',
      'Please call me.',
      '> We received it. You will hear.',
    ],
    ['quotes of two depths', 'Yes. \n> one \n>> two', 'Yes.', '> one \n>> two'],
    ['lines of one paragraph', 'a \nb\nc', 'a b\nc', ''],
    ['a stuffed sign', 'We are\n >50 users\n> Which?', 'We are\n>50 users', '> Which?'],
    ['a signature', 'Yes.\n-- \nAna', 'Yes.\n-- \nAna', ''],
  ])('joins no line with one of another depth: %s', async (_what, body, text, quoted) => {
    expect(await read(`${head}Content-Type: ${flowed}\n\n${body}`)).toMatchObject({ text, quoted })
  })

  it('deletes the spaces that were added for it', async () => {
    expect(await readText(`${flowed}; delsp=yes`, '日 \n本'.replace(/[日本]/g, 'x'))).toBe('xx')
  })
})

describe('the parts of an email', () => {
  it('peers F3: text before, between, and after pictures is read, and all files are named', async () => {
    const image: [string, string] = ['image/jpeg; name="=?iso-8859-1?Q?Caf=E9.jpg?="', 'x']
    const email = await readParts('mixed', image, ['text/plain', 'Below'], image, ['text/html', '<p>Last</p>'])
    expect(email).toMatchObject({ text: 'Below\n\nLast', attachments: ['Café.jpg', 'Café.jpg'] })
  })

  it('is read without the end of its boundary, without its boundary, and with an odd one', async () => {
    expect(await readText('multipart/mixed; boundary="(a+b)?"', '--(a+b)?\n\nOdd')).toBe('Odd')
    expect(await readText('multipart/mixed; boundary=none', 'Plain')).toBe('Plain')
    expect(await readText('multipart/mixed', 'Plain')).toBe('Plain')
  })

  it('an attached email counts as forwarded, and a file of text as a file', async () => {
    const forwarded: [string, string] = ['message/rfc822', 'Subject: Old\nContent-Type: text/plain\n\nOld words']
    expect(await readParts('mixed', ['text/plain', 'See below.'], forwarded)).toMatchObject({
      text: 'See below.',
      quoted: '---------- Forwarded message ----------\nOld words',
    })
    const file: [string, string] = ['text/plain; name=a.txt\nContent-Disposition: attachment', 'In a file']
    expect(await readParts('mixed', ['text/plain', 'See.'], file)).toMatchObject({
      text: 'See.',
      attachments: ['a.txt'],
    })
  })
})

describe('security 12: what an email may cost', () => {
  const hostile: [what: string, source: string][] = [
    ['quoted lines', `${head}\n${'>\n'.repeat(400_000)}`],
    ['beginnings of quotes', `${head}\n${'On \n'.repeat(300_000)}`],
    ['flowed text', `${head}Content-Type: text/plain; format=flowed\n\n${'> a \n'.repeat(300_000)}`],
    ['nested emails', `${head}${'Content-Type: message/rfc822\n\n'.repeat(40_000)}`],
    ['a group of groups', `From: ${'g:'.repeat(300_000)}\n\nx`],
    [
      'nested parts',
      `${head}${Array.from({ length: 8_000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`).join('')}`,
    ],
    ['many parts', `${head}Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(100_000)}`],
    ['encoded words', `Subject: ${'=?utf-8?q?a?= '.repeat(80_000)}\n\nx`],
    ['comments', `${head}Content-Type: ${'('.repeat(600_000)}\n\nx`],
    ['spaces', `${head}Content-Transfer-Encoding: quoted-printable\n\n${'=\t '.repeat(300_000)}`],
    ['cells', `${head}Content-Type: text/html\n\n${'<td>x'.repeat(200_000)}`],
    ['hidden elements', `${head}Content-Type: text/html\n\n${'<p hidden style="display:none">'.repeat(40_000)}`],
  ]

  it.each(hostile)('is bounded for a megabyte of %s', async (_what, source) => {
    const before = process.cpuUsage()
    const { text } = await read(source)
    const { user, system } = process.cpuUsage(before)
    expect(text.length).toBeLessThan(20_200)
    expect((user + system) / 1_000).toBeLessThan(2_000)
  })

  it('what was not read to its end says so', async () => {
    expect(await readText('text/plain', `Hello ${'x'.repeat(300_000)}`)).toMatch(
      /…\n\nOnly the beginning of this email is shown. The whole email is in the inbox.$/,
    )
  })
})

it('characters that cannot be stored are removed', async () => {
  const email = await read('From: A\0na <a\0@a.example>\nSubject: S\0\nMessage-ID: <a\0b@c>\n\nNo\0w\x01')
  expect(JSON.stringify(email)).not.toMatch(/\\u0000|\\u0001/)
  expect(email.text).toBe('Now')
})
