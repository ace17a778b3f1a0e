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

it.each([
  ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nbroken header\r\n\r\n', '400 Bad Request'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields'],
])('%s is rejected with the headers of every response', async (_what, sent, status) => {
  const received = await exchange(sent)
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  expect(received).toContain('\r\nX-Content-Type-Options: nosniff\r\n')
  expect(received).toMatch(/\r\n\r\n$/)
})

it('writes nothing into a response that has begun', async () => {
  const received = await exchange('GET / HTTP/1.1\r\nHost: x\r\n\r\nHELLO\r\n\r\n', (_request, response) => {
    response.write('begun')
  })
  expect(received).not.toContain('400')
})
