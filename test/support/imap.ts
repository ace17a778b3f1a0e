import { type AddressInfo, createServer, type Socket } from 'node:net'

interface StoredEmail {
  uid: number
  source: Buffer
  seen: boolean
}

/**
 * A local inbox with the part of IMAP that a reader needs: list, search, fetch, and mark. `onStore` runs before an
 * email is marked, and may end the connection there.
 */
export async function startImapServer({
  password = 'a password of the tests alone',
  user = 'hello@guide.example',
} = {}) {
  const emails: StoredEmail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const inbox = { uidValidity: 7, onStore: (): 'drop' | undefined => undefined }
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
    select: (socket) => {
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
        if (set.split(',').some((part) => holds(part, email.uid))) socket.write(fetched(index + 1, email, items))
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
  const head = `* ${number} FETCH (UID ${uid} FLAGS (${seen ? '\\Seen' : ''})`
  const fields = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]*)\)\]/i.exec(items)
  const part = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items)
  if (fields) {
    const bytes = headerFields(source, (fields[1] ?? '').replaceAll('"', '').toLowerCase().split(' '))
    return literal(`${head} BODY[HEADER.FIELDS (${fields[1]})]`, bytes)
  }
  if (part)
    return literal(
      `${head} BODY[]${part[1] ? `<${part[1]}>` : ''}`,
      source.subarray(0, Number(part[2] ?? source.length)),
    )
  return Buffer.from(`${head})\r\n`)
}

const literal = (head: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${head} {${bytes.length}}\r\n`), bytes, Buffer.from(')\r\n')])

function headerFields(source: Buffer, names: readonly string[]): Buffer {
  const [header = ''] = source.toString('latin1').split('\r\n\r\n', 1)
  const kept = header
    .split(/\r\n(?![ \t])/)
    .filter((line) => names.includes(line.split(':', 1)[0]?.toLowerCase() ?? ''))
  return Buffer.from(`${kept.join('\r\n')}\r\n\r\n`, 'latin1')
}
