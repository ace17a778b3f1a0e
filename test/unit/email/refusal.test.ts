import { failureOf } from '../../../server/email/failure'

/** An error as Nodemailer reports a server's refusal of a command. */
const refused = (command: string, response: string) => ({
  ...{ name: 'Error', code: command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE', command, response },
  responseCode: Number(response.slice(0, 3)),
})
const stateOf = (command: string, response: string) => failureOf(refused(command, response)).state

describe('real F4, peers F23: a refusal', () => {
  it.each([
    ['Postfix', '550 5.1.1 <relay@x.example>: Recipient address rejected: User unknown in local recipient table'],
    ['Postfix', '556 5.1.10 <a@x.example>: Recipient address rejected: Domain x.example does not accept mail (nullMX)'],
    ['Exim', '550 Unrouteable address'],
    ['Exim', '550 unknown user'],
    ['Exchange', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
    ['Outlook.com', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
    [
      'Gmail',
      '550-5.1.1 The email account that you tried to reach does not exist.\n550-5.1.1 Please try double-checking the address.\n550 5.1.1 https://support.google.com/mail/?p=NoSuchUser - gsmtp',
    ],
    ['Gmail', '552-5.2.2 The recipient is out of storage space and inactive.\n552 5.2.2 gsmtp'],
    ['Gmail', '550 5.2.1 The email account that you tried to reach is disabled.'],
    ['qmail', '550 sorry, no mailbox here by that name (#5.1.1)'],
    ['any', '551 User not local; please try <sender@relay.example>'],
    ['any', '553 Mailbox name not allowed'],
    ['any', '501 5.1.3 Bad recipient address syntax'],
  ])('of the recipient is final: %s, %s', (_server, response) => {
    expect(stateOf('RCPT TO', response)).toBe('failed')
  })

  it.each([
    ['Postfix', '554 5.7.1 <a@x.example>: Relay access denied'],
    ['Postfix', '554 5.7.1 <vm[192.0.2.1]>: Client host rejected: Access denied'],
    ['Postfix', '554 5.7.1 <a@x.example>: Recipient address rejected: Access denied'],
    ['Postfix', '550 5.1.0 <site@guide.example>: Sender address rejected: User unknown in local recipient table'],
    ['Postfix', '550 5.1.8 <site@guide.example>: Sender address rejected: Domain not found'],
    ['Postfix', '553 5.7.1 <site@guide.example>: Sender address rejected: not owned by user site'],
    ['Postfix', '550 5.7.1 Service unavailable; client [192.0.2.1] blocked using zen.spamhaus.org'],
    ['Exim', '550 relay not permitted'],
    ['Exim', '550 Administrative prohibition'],
    ['Exim', '550-Verification failed for <site@guide.example>\n550-No such user here\n550 Sender verify failed'],
    ['cPanel', '550-Please turn on SMTP Authentication in your mail client.\n550 vm is not permitted to relay.'],
    ['Exchange', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain'],
    ['Exchange', '550 5.7.64 TenantAttribution; Relay Access Denied'],
    ['qmail', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ['SendGrid', '550 Unauthenticated senders not allowed'],
    ['any', '554 Transaction failed'],
    ['any', '550 5.3.2 System not accepting network messages'],
    ['any', '550 5.4.4 Unable to route'],
    ['any', '503 5.5.1 Bad sequence of commands'],
    ['greylisting', '450 4.2.0 <a@x.example>: Recipient address rejected: Greylisted'],
    ['any', '421 4.7.0 Too many connections'],
  ])('of everything that we send is not final at RCPT TO: %s, %s', (_server, response) => {
    expect(stateOf('RCPT TO', response)).toBe('pending')
  })

  it.each([
    ['rspamd', '554 5.7.1 Spam message rejected'],
    ['Postfix', '550 5.7.1 message content rejected'],
    ['a milter', '550 5.7.1 Command rejected'],
    ['Gmail', '550-5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail.'],
    ['Gmail', '552 5.7.0 This message was blocked because its content presents a potential security issue.'],
    ['amavis', '554 5.7.0 Reject, id=1-2 - SPAM'],
    ['any', '554 5.6.0 Message contains invalid header'],
    ['any', '554 Transaction failed'],
    ['any', '550 Requested action not taken'],
    ['Yahoo', "554 delivery error: dd This user doesn't have a yahoo.com account"],
    ['Postfix', '552 5.3.4 Error: message file too big'],
    ['Exim', '552 Message size exceeds maximum permitted'],
    ['any', '571 Delivery refused'],
  ])('of the message is final: %s, %s', (_server, response) => {
    expect(stateOf('DATA', response)).toBe('failed')
  })

  it.each([
    ['SES', '554 Message rejected: Email address is not verified. The following identities failed the check'],
    ['SES', '554 Access denied: User is not authorized to perform ses:SendRawEmail'],
    ['SES', '554 Message rejected: Sending paused for this account.'],
    ['SES', '454 Throttling failure: Maximum sending rate exceeded.'],
    ['Exchange', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
    ['Exchange Online', '554 5.2.252 SendAsDenied; a@guide.example not allowed to send as b@guide.example'],
    ['SendGrid', '550 The from address does not match a verified Sender Identity.'],
    ['Gmail', '550-5.7.26 This mail has been blocked because the sender is unauthenticated.'],
    ['Gmail', '550 5.4.5 Daily user sending limit exceeded.'],
    ['any', '554 5.5.1 Error: no valid recipients'],
    ['any', '530 5.7.0 Authentication required'],
    ['any', '451 4.3.0 Try again'],
  ])('of our account is not final after DATA: %s, %s', (_server, response) => {
    expect(stateOf('DATA', response)).toBe('pending')
  })

  it.each([
    ['MAIL FROM', '550 5.1.0 Sender unknown'],
    ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'],
    ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'],
    ['CONN', '554 5.7.1 No SMTP service here'],
    ['STARTTLS', '502 5.5.1 Not implemented'],
  ])('of %s is not final', (command, response) => {
    expect(stateOf(command, response)).toBe('pending')
  })

  it('of a message that is too large is final wherever it is said', () => {
    expect(stateOf('MAIL FROM', '552 5.3.4 Message size exceeds fixed limit')).toBe('failed')
  })

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
