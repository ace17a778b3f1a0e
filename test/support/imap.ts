import { type AddressInfo, createServer, type Socket } from 'node:net'

interface StoredEmail {
  uid: number
  source: Buffer
  seen: boolean
}

/**
 * A local inbox with the part of IMAP that a reader needs: list, search, fetch with structures and sections, and mark.
 * `onStore` runs before an email is marked, and may end the connection there.
 */
export async function startImapServer({
  password = 'a password of the tests alone',
  user = 'hello@guide.example',
} = {}) {
  const emails: StoredEmail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const inbox = {
    uidValidity: 7,
    onStore: (): 'drop' | undefined => undefined,
    /** Runs before the content of an email is sent. */
    onRead: (_uid: number): 'drop' | undefined => undefined,
    /** Whether emails' structures are given. */
    describes: true,
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('* OK ready\r\n')
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) handle(socket, line)
    })
  })

  function handle(socket: Socket, line: string) {
    const [, tag = '*', command = '', further = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    commands.push(`${command} ${command === 'LOGIN' ? '' : further}`.trim())
    const answer = answers[command.toLowerCase()]
    if (!answer) return void socket.write(`${tag} BAD unknown\r\n`)
    const ending = answer(socket, further)
    if (ending === 'drop') socket.destroy()
    else socket.write(`${tag} ${ending}\r\n`)
  }

  const answers: Record<string, (socket: Socket, further: string) => string> = {
    capability: (socket) => told(socket, '* CAPABILITY IMAP4rev1'),
    login: (_socket, given) => (given === `"${user}" "${password}"` ? 'OK in' : 'NO [AUTHENTICATIONFAILED] no'),
    list: (socket) => told(socket, '* LIST (\\HasNoChildren) "/" INBOX'),
    lsub: () => 'OK done',
    noop: () => 'OK done',
    select: (socket, folder) => {
      if (!/^"?INBOX"?$/i.test(folder)) return 'NO [NONEXISTENT] no such folder'
      told(socket, `* ${emails.length} EXISTS`)
      told(socket, '* FLAGS (\\Seen)')
      told(socket, '* OK [PERMANENTFLAGS (\\Seen)] limited')
      told(socket, `* OK [UIDVALIDITY ${inbox.uidValidity}] valid`)
      told(socket, `* OK [UIDNEXT ${emails.length + 1}] next`)
      return 'OK [READ-WRITE] selected'
    },
    'uid search': (socket, criteria) => {
      const from = Number(/UID (\d+):\*/.exec(criteria)?.[1] ?? 1)
      const last = emails.at(-1)?.uid ?? 0
      const found = emails.filter(({ uid }) => uid >= Math.min(from, last)).map(({ uid }) => uid)
      return told(socket, `* SEARCH ${found.join(' ')}`.trim())
    },
    'uid fetch': (socket, further) => {
      const [set = '', items = ''] = /^(\S+) (.*)$/.exec(further)?.slice(1) ?? []
      for (const [index, email] of emails.entries())
        if (set.split(',').some((part) => holds(part, email.uid))) {
          if (items.includes('PEEK[]') && inbox.onRead(email.uid) === 'drop') return 'drop'
          const described = inbox.describes ? items : items.replace('BODYSTRUCTURE', '')
          socket.write(fetched(index + 1, email, described))
        }
      return 'OK fetched'
    },
    'uid store': (socket, further) => {
      const uid = Number(/^\d+/.exec(further)?.[0])
      if (inbox.onStore() === 'drop') return 'drop'
      const email = emails.find((one) => one.uid === uid)
      if (email) email.seen = true
      return told(socket, `* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))`)
    },
    logout: (socket) => told(socket, '* BYE out'),
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const secret = (given: string) => `imap://${encodeURIComponent(user)}:${encodeURIComponent(given)}@127.0.0.1:${port}`
  return {
    inbox,
    commands,
    emails,
    url: `${secret(password)}/INBOX`,
    wrongUrl: secret('another'),
    receive(source: string | Buffer): StoredEmail {
      const bytes = typeof source === 'string' ? Buffer.from(source.replace(/\r?\n/g, '\r\n')) : source
      const email = { uid: (emails.at(-1)?.uid ?? 0) + 1, source: bytes, seen: false }
      emails.push(email)
      return email
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function told(socket: Socket, line: string): string {
  socket.write(`${line}\r\n`)
  return 'OK done'
}

function holds(part: string, uid: number): boolean {
  const [from = '', to = from] = part.split(':')
  return uid >= Number(from) && (to === '*' || uid <= Number(to))
}

function fetched(number: number, { uid, source, seen }: StoredEmail, items: string): Buffer {
  const pieces = [`UID ${uid} FLAGS (${seen ? '\\Seen' : ''})`]
  if (/BODYSTRUCTURE/i.test(items)) pieces.push(`BODYSTRUCTURE ${described(source.toString('latin1'))}`)
  for (const [, section = '', from, length] of items.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/gi)) {
    const fields = /HEADER\.FIELDS \(([^)]*)\)/i.exec(section)?.[1]
    const bytes = fields === undefined ? sectionOf(source, section) : headerFields(source, namesIn(fields))
    const part = bytes.subarray(Number(from ?? 0), Number(from ?? 0) + Number(length ?? bytes.length))
    pieces.push(`BODY[${section}]${from ? `<${from}>` : ''} {${part.length}}\r\n${part.toString('latin1')}`)
  }
  return Buffer.from(`* ${number} FETCH (${pieces.join(' ')})\r\n`, 'latin1')
}

const namesIn = (fields: string) => fields.replaceAll('"', '').toLowerCase().split(' ')

function headerFields(source: Buffer, names: readonly string[]): Buffer {
  const [header = ''] = source.toString('latin1').split('\r\n\r\n', 1)
  const kept = header
    .split(/\r\n(?![ \t])/)
    .filter((line) => names.includes(line.split(':', 1)[0]?.toLowerCase() ?? ''))
  return Buffer.from(`${kept.join('\r\n')}\r\n\r\n`, 'latin1')
}

/** A header and a body, byte by byte. */
function split(entity: string): { header: string; body: string } {
  const end = entity.indexOf('\r\n\r\n')
  return { header: entity.slice(0, end).replace(/\r\n[ \t]/g, ' '), body: entity.slice(end + 4) }
}

const fieldOf = (header: string, name: string) =>
  new RegExp(`^${name}: *(.*)$`, 'im').exec(header)?.[1]?.replace(/\r$/, '') ?? ''

/** The parts of a multipart; undefined for any other. */
function partsOf(entity: string): string[] | undefined {
  const { header, body } = split(entity)
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(fieldOf(header, 'content-type'))?.[1]
  if (!boundary) return undefined
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1)
    .filter((part) => !part.startsWith('--'))
    .map((part) => part.replace(/^\r\n/, ''))
}

/** A section such as `1.2`, `HEADER`, or nothing for the whole email. */
function sectionOf(source: Buffer, section: string): Buffer {
  const whole = source.toString('latin1')
  if (section === '') return source
  if (section === 'HEADER') return Buffer.from(`${split(whole).header}\r\n\r\n`, 'latin1')
  let entity = whole
  for (const number of section.split('.')) {
    if (/^content-type: message\/rfc822/im.test(split(entity).header)) entity = split(entity).body
    entity = partsOf(entity)?.[Number(number) - 1] ?? entity
  }
  return Buffer.from(split(entity).body, 'latin1')
}

const quotedString = (text: string) => (text ? `"${text}"` : 'NIL')

function listOf(value: string): string {
  const pairs = [...value.matchAll(/; *([\w*-]+)="?([^";]*)"?/g)].map(
    ([, name = '', given = '']) => `"${name}" "${given}"`,
  )
  return pairs.length > 0 ? `(${pairs.join(' ')})` : 'NIL'
}

/** The structure of an email or a part as RFC 3501 describes it. */
function described(entity: string): string {
  const { header, body } = split(entity)
  const type = fieldOf(header, 'content-type') || 'text/plain; charset=us-ascii'
  const [main = '', sub = ''] = (type.split(';', 1)[0] ?? '').trim().split('/')
  const disposition = fieldOf(header, 'content-disposition')
  const placed = disposition ? `("${disposition.split(';', 1)[0]}" ${listOf(disposition)})` : 'NIL'
  const parts = partsOf(entity)
  if (parts) return `(${parts.map(described).join('')} "${sub}" ${listOf(type)} ${placed} NIL NIL)`
  const lines = body.split('\r\n').length
  const own = `"${main}" "${sub}" ${listOf(type)} NIL NIL ${quotedString(fieldOf(header, 'content-transfer-encoding') || '7bit')} ${body.length}`
  if (type.startsWith('message/rfc822'))
    return `(${own} (${Array(10).fill('NIL').join(' ')}) ${described(body)} ${lines} NIL ${placed} NIL NIL)`
  return `(${own}${main === 'text' ? ` ${lines}` : ''} NIL ${placed} NIL NIL)`
}
