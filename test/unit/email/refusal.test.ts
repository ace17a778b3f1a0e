import { failureOf } from '../../../server/email/failure'

/** An error as Nodemailer reports a server's refusal of a command. */
const refused = (command: string, response: string) => ({
  ...{ name: 'Error', code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE', command, response },
  responseCode: Number(response.slice(0, 3)),
})
describe('real F4, peers F23: a refusal', () => {
  it('is told with its status, and with its enhanced code unless it is of the recipient, and without addresses', () => {
    expect(failureOf(refused('RCPT TO', '554 5.7.1 <a@x.example>: Relay access denied'))).toEqual({
      state: 'pending',
      reason: 'EENVELOPE RCPT TO 554 5.7.1',
    })
    expect(failureOf(refused('DATA', '554 5.7.1 a@x.example: spam')).reason).toBe('EMESSAGE DATA 554 5.7.1')
    expect(failureOf(refused('RCPT TO', '550 5.1.1 <a@x.example>: unknown')).reason).toBe('EENVELOPE RCPT TO 550')
  })
})

describe('real F1: the cause of a failed connection', () => {
  const nodemailer = { name: 'Error', code: 'ESOCKET', command: 'CONN' }

  it.each([
    [{ ...nodemailer, originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN'],
    [{ ...nodemailer, originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'ERR_TLS_CERT_ALTNAME_INVALID CONN'],
    [
      { ...nodemailer, originalCode: 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE' },
      'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE CONN',
    ],
    [{ ...nodemailer, code: 'EDNS', originalCode: 'ENOTFOUND' }, 'ENOTFOUND CONN'],
    [{ ...nodemailer, errors: [{ code: 'ECONNREFUSED' }, { code: 'ENETUNREACH' }] }, 'ECONNREFUSED CONN'],
    [{ ...nodemailer, cause: { code: 'ECONNRESET' } }, 'ECONNRESET CONN'],
    [{ ...nodemailer, code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'ETIMEDOUT CONN GREETING_TIMEOUT'],
    [{ name: 'AbortError', code: 'EABORT', cause: new DOMException('late', 'TimeoutError') }, 'ETIMEDOUT'],
    [{ ...nodemailer, originalCode: 'ana@northside.example' }, 'ESOCKET CONN'],
    [{ name: 'TypeError' }, 'TypeError'],
  ])('of %j is told as %s', (error, reason) => {
    expect(failureOf(error)).toEqual({ state: 'pending', reason })
  })
})
