import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { answerMalformed } from '../../../server/http/malformed'

let server: Server
afterEach(() => new Promise((done) => server.close(done)))

/** Everything that comes back for these raw bytes until the server closes the connection. */
async function exchange(sent: string, listener: RequestListener = (_request, response) => void response.end()) {
  server = createServer(listener).on('clientError', answerMalformed({ 'X-Content-Type-Options': 'nosniff' }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent))
  let received = ''
  socket.on('data', (piece) => {
    received += piece
  })
  await new Promise((gone) => socket.on('close', gone))
  return received
}

const head = (line: string) => `GET / HTTP/1.1\r\nHost: x\r\n${line}\r\n\r\n`

it.each([
  ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'could not read'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nbroken header\r\n\r\n', '400 Bad Request', 'could not read'],
  ['a long header', head(`X: ${'x'.repeat(20_000)}`), '431 Request Header Fields', 'cookies'],
  ['one cookie of 17 KB', head(`Cookie: a=${'x'.repeat(17_000)}`), '431 Request Header Fields', 'cookies'],
  [
    'a megabyte of cookies',
    head(`Cookie: ${'name=value; '.repeat(90_000)}end=1`),
    '431 Request Header Fields',
    'cookies',
  ],
  ['many cookies', head(`Cookie: ${'name=value; '.repeat(2_000)}end=1`), '431 Request Header Fields', 'cookies'],
  ['many lines', head(`Name: ${'x'.repeat(90)}\r\n`.repeat(300).trimEnd()), '431 Request Header Fields', 'cookies'],
])('peers S6: %s is rejected with the headers of every response and a sentence', async (_what, sent, status, text) => {
  const received = await exchange(sent)
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  expect(received).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  expect(received).toMatch(/\r\nContent-Type: text\/html; charset=utf-8\r\n/)
  const [, body = ''] = received.split('\r\n\r\n')
  expect(body).toContain(text)
  expect(received).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`)
})

it('writes nothing into a response that has begun', async () => {
  const received = await exchange('GET / HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n', (_request, response) => {
    response.write('begun')
  })
  expect(received).not.toContain('400')
})
