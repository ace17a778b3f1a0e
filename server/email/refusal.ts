export interface Reply {
  command: unknown
  status: number
  text: string
}

/**
 * Whether a refusal is about this recipient or message, so that sending it again is useless. Anything else may be
 * trouble of the server, or of our account there, and is tried again. @see RFC 5321 (4.2) for the status, RFC 3463 and
 * the IANA registry of enhanced status codes for those in the text
 */
export function isFinal({ command, status, text }: Reply): boolean {
  if (status < 500 || status > 599) return false
  const words = withoutAddresses(text)
  const codes = enhancedCodesIn(words)
  if (codes[0] === tooBig) return true
  if (command === 'RCPT TO') return isBadRecipient(status, codes, words)
  return command === 'DATA' && isBadMessage(status, codes[0], words)
}

/** The codes of RFC 3463 for permanent failures, wherever they stand: qmail puts them last, as `(#5.7.1)`. */
export const enhancedCodesIn = (text: string): string[] => text.match(/(?<![\d.])5\.[0-7]\.\d{1,3}(?!\.?\d)/g) ?? []

/** Servers repeat addresses, whose words say nothing about the refusal. */
const withoutAddresses = (text: string) =>
  text
    .slice(0, textCharsMax)
    .split(/\s/)
    .filter((word) => !/@|https?:/.test(word))
    .join(' ')

/** More than any server says. */
const textCharsMax = 4_000

/** The message is larger than the server takes. It stays as large, so a person decides whether to send it again. */
const tooBig = '5.3.4'
/** About the mailbox or its domain, except 5.1.7 and 5.1.8, which are about the sender's address. */
const aboutMailbox = /^5\.(1\.(?![78]$)|2\.)/
/** No such mailbox or domain, moved, disabled, or full. Of the words, only those about the sender count then. */
const namesMailbox = /^5\.(1\.(1|2|3|4|6|10)|2\.[123])$/
/** "Other or undefined": the status and the words say more. Outlook.com answers 5.5.0 for unknown mailboxes. */
const namesNothing = /^5\.[05]\.0$/

/** About who sends, which concerns every email. */
const aboutSender =
  /\b(senders?|from address|relay(ed|ing)?|log ?in|credentials?|permissions?|not permitted|not allowed to send|rcpthosts|client host|helo|ehlo|reverse dns|rdns|ptr|spf|dkim|dmarc|starttls)\b|\b(un)?auth/i
/** Said to a host that is not liked, before it has sent any message. */
const aboutHost =
  /\b(denied|policy|policies|block(ed|ing)?|reputation|dnsbl|rbl|tls|too many|temporary|temporarily|later)\b|\b(prohibit|spam|encrypt|(black|block|deny) ?list)/i
/** About our account there, after it has read the message. */
const aboutAccount =
  /\b(send ?as ?denied|sending|suspended|paused|not verified|throttled|throttling|too many|credits|your (ip|host|server|account|domain|plan)|(daily|hourly|rate) (limit|quota))\b/i
const aboutContent = /\b(spam|virus|malware|phishing|unsolicited|content|attachments?)\b/i

function isBadRecipient(status: number, codes: readonly string[], words: string): boolean {
  const named = codes.filter((code) => !namesNothing.test(code))
  const isMailbox =
    named.length > 0
      ? named.every((code) => aboutMailbox.test(code))
      : (status >= 550 && status <= 553) || status === 556
  const isClear = named.some((code) => namesMailbox.test(code)) || !aboutHost.test(words)
  return isMailbox && isClear && !aboutSender.test(words)
}

/** The server has read the message and does not want it, unless it does not want anything of ours. */
function isBadMessage(status: number, code: string | undefined, words: string): boolean {
  // Below 540, the command is unknown, out of order, or needs a sign-in first.
  if (status < 540) return false
  if (code && (/^5\.6\./.test(code) || namesMailbox.test(code))) return true
  if (code && /^5\.[345]\./.test(code) && !namesNothing.test(code)) return false
  return aboutContent.test(words) || !(aboutSender.test(words) || aboutAccount.test(words))
}
