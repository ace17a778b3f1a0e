import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { broken, lookAt, notSet, type Probe, works } from './probe'

/** What can be seen of the address without the internet: its shape, and whether it fits TRUST_PROXY. */
export const probeSite: Probe = async ({ env, config: { siteUrl, trustProxy } }) => {
  const { protocol, hostname } = new URL(siteUrl)
  const isPublic = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  if (!env.SITE_URL?.trim())
    return notSet(`SITE_URL: links and emails lead to ${siteUrl}, which only this machine reaches.`)
  if (!isPublic) return lookAt(`SITE_URL is ${siteUrl}, which has no domain: links in emails lead there.`)
  if (protocol !== 'https:') return lookAt('SITE_URL begins with http:, so passwords and leads travel unencrypted.')
  if (trustProxy === true)
    return lookAt(
      "TRUST_PROXY is true: whoever reaches the site directly can claim any address. Set the proxy's network.",
    )
  if (trustProxy === false)
    return lookAt('TRUST_PROXY is not set: behind a proxy, all visitors share the limits of one address.')
  return works(`SITE_URL is ${siteUrl}, and TRUST_PROXY is set.`)
}

/** Alarms are emails to the team; whatever else watches is outside the site. */
export const probeAlarms: Probe = async ({ env, config: { smtpUrl, leadsTo, metricsToken } }) => {
  const monitoring = metricsToken
    ? 'METRICS_TOKEN is set.'
    : 'METRICS_TOKEN is not set: only this machine reads /metrics.'
  if (!env.LEADS_TO?.trim()) return notSet(`LEADS_TO: no one is told of new leads and of stuck emails. ${monitoring}`)
  if (!smtpUrl)
    return lookAt(`Alarms and new leads are written to DATA_DIR/mail, because SMTP_URL is not set. ${monitoring}`)
  return works(`Alarms and new leads go to ${leadsTo.length} in LEADS_TO. ${monitoring}`)
}

/** Which certificates are trusted besides the usual ones, and whether any are checked at all. */
export const probeCertificates: Probe = async ({ env, config: { databaseUrl } }) => {
  if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    return lookAt('NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked. Use NODE_EXTRA_CA_CERTS instead.')
  if (/[?&]sslmode=no-verify\b/.test(databaseUrl))
    return lookAt('DATABASE_URL has sslmode=no-verify: the certificate of Postgres is not checked.')
  const file = env.NODE_EXTRA_CA_CERTS
  if (!file) return notSet('NODE_EXTRA_CA_CERTS: only the usual authorities are trusted.')
  if (!isCertificates(file))
    return broken(`NODE_EXTRA_CA_CERTS names ${file}, which holds no certificate or cannot be read.`)
  return works('NODE_EXTRA_CA_CERTS is trusted too. Set it for web and worker.')
}

function isCertificates(file: string): boolean {
  try {
    return readFileSync(file, 'utf8').includes('-----BEGIN CERTIFICATE-----')
  } catch {
    return false
  }
}
