import { TooOldError } from '../../migrations'
import { causeOf } from '../../server/platform/cause'

/** What was found out about one part. Only `broken` means that something that is set does not work. */
export interface Finding {
  part: string
  state: 'works' | 'not set' | 'look at' | 'broken'
  says: string
}

/** The report of all parts, one a line, and the exit status: 1 if something that is set does not work. */
export function describeFindings(findings: readonly Finding[]): { text: string; status: 0 | 1 } {
  const line = ({ part, state, says }: Finding) => `${state.padEnd(8)} ${part.padEnd(12)} ${says}`
  const broken = findings.filter(({ state }) => state === 'broken').length
  const end = broken > 0 ? `Parts that do not work: ${broken}.` : 'Everything that is set works.'
  return { text: [...findings.map(line), end].join('\n'), status: broken > 0 ? 1 : 0 }
}

/** What to do about a failure, by its code. The same words are explained in docs/operations.md. */
const advice: readonly [RegExp, string][] = [
  [/ECONNREFUSED|ENOENT/, 'Nothing listens there. Check the host and the port, and whether the server runs.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'The host name cannot be resolved. Check how it is written, and the DNS.'],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
    'There is no answer in time. Check the port and the firewall; TLS from the start is another port (smtps: 465, imaps: 993) than plain (smtp: 587, imap: 143).',
  ],
  [/ALTNAME/, 'The certificate is for another name. Use the name that it is for.'],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID/,
    "The server's certificate is not valid today. Renew it, or correct the clock.",
  ],
  [
    /UNABLE_TO_|SELF_SIGNED|CERT_UNTRUSTED/,
    'The certificate is not trusted. If your own authority signed it, set NODE_EXTRA_CA_CERTS to its file, for web and worker.',
  ],
  [
    /^(ERR_SSL|ERR_TLS|EPROTO)/,
    'The two sides do not agree on TLS. Check that the scheme of the address fits the port.',
  ],
  [/^ETLS/, 'The server does not offer TLS, and the password is not sent without it. Use a port with TLS.'],
  [/ECONNECTION|ECONNRESET|EPIPE/, 'The server closed the connection. Its log says why.'],
  [/^EAUTH|WRONGPASS|NOAUTH|AUTHENTICATIONFAILED|^28/, 'The user name or the password is wrong.'],
  [/^3D000/, 'There is no such database.'],
]

/** Why a probe failed, by its code, and what to do; a server's own words might repeat a name or a password. */
export function reasonOf(error: unknown, code = causeOf(error) ?? ownCodeOf(error)): string {
  if (error instanceof TooOldError) return error.message
  const known = advice.find(([pattern]) => pattern.test(code))
  return known ? `${code}. ${known[1]}` : `${code}.`
}

/** Postgres's codes begin with a number, and Redis puts its code in front of the message. */
function ownCodeOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)) return code
  return /^(?:ERR )?[A-Z]{4,20}(?= )/.exec(String(message))?.[0] ?? 'an unexpected answer'
}
