import { isIP } from 'node:net'
import type { EndpointKind } from '../../shared/admin/webhooks'
import { rejectedFields } from '../platform/http-error'
import { isPublicAddress } from '../platform/public-address'
import { hostOf } from '../platform/public-request'

const slackHost = 'hooks.slack.com'

interface Allowed {
  /** Only for tests: addresses of this machine, over http. */
  loopback: boolean
}

/** Whether an address is this machine's own, by its IP address. */
export const isLoopback = (url: URL): boolean => ['127.0.0.1', '::1'].includes(hostOf(url))

/** Checks the address of an endpoint. @throws ApiError 422 for one to which nothing may be sent */
export function acceptedAddress(kind: EndpointKind, text: string, { loopback }: Allowed): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) throw refused('Enter a full address, such as https://crm.example.com/hooks.')
  if (loopback && isLoopback(url) && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw refused('The address must begin with https://.')
  if (url.username !== '' || url.password !== '') throw refused('Leave the user name and password out of the address.')
  if (kind === 'slack' && (url.host !== slackHost || !url.pathname.startsWith('/services/')))
    throw refused(`Enter the address of a Slack incoming webhook: https://${slackHost}/services/…`)
  const host = hostOf(url)
  const isName = isIP(host) === 0
  if (isName ? isInternalName(host) : !isPublicAddress(host))
    throw refused('The address must be on the public internet.')
  url.hash = ''
  return url
}

/** Whether no public server can have this name. For any other name, the address is checked again when connecting. */
function isInternalName(host: string): boolean {
  // `localhost.` is `localhost`: the trailing dot is the DNS root.
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  return !name.includes('.') || ['.localhost', '.local', '.internal'].some((end) => name.endsWith(end))
}

const refused = (message: string) => rejectedFields({ field: 'address', message })
