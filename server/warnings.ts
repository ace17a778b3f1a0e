import type { Config } from './platform/config'

/** Warnings when the web process starts, about settings that are valid but probably not intended. */
export function startWarnings(
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'metricsToken' | 'adminPassword' | 'operator' | 'webhooksToLoopback'>,
): string[] {
  const isPublic = config.siteUrl.startsWith('https:')
  return [
    ...(config.adminPassword ? [] : ['ADMIN_PASSWORD is not set: no one can sign in with a password']),
    ...(isPublic && config.trustProxy === false
      ? ['SITE_URL is https, but TRUST_PROXY is not set: behind a proxy, all visitors share the limits of one address']
      : []),
    ...(isPublic && !(config.operator.name && config.operator.contactEmail)
      ? ['OPERATOR_NAME or CONTACT_EMAIL is not set: the site tells visitors that its operator has not published it']
      : []),
    ...(isPublic && config.webhooksToLoopback
      ? ['WEBHOOKS_TO_LOOPBACK is on: anyone who may add a webhook can make this machine send requests to itself']
      : []),
    ...(isPublic && config.metricsToken === undefined
      ? ['METRICS_TOKEN is not set: a proxy on this machine that adds no forwarding headers makes /metrics public']
      : []),
  ]
}
