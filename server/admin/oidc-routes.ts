import type { Request, RequestHandler, Response } from 'express'
import { cookieAfter, cookieOf } from '../http/cookies'
import type { ProviderSignIn } from '../people/oidc'
import type { Refusal } from '../people/provider-errors'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { refuseSignIn } from './routes'
import { beginSession } from './session'

interface Parts {
  config: Pick<Config, 'siteUrl'>
  providerSignIn: ProviderSignIn
  /** Shows a page of this site that continues automatically to a path. The next request is then same-site. */
  goOn: (request: Request, response: Response, path: string) => Promise<void>
}

const cookieMs = 600_000

/** The two steps of signing in through the provider, each a page that the browser opens. */
export function providerRoutes({ config, providerSignIn, goOn }: Parts) {
  // `Lax`, because a `Strict` cookie would not be sent when the provider redirects the browser back.
  const { name, options } = cookieOf(config.siteUrl, 'sign-in', 'lax')
  return {
    async start(request, response) {
      if (!providerSignIn) throw httpError(404, 'No sign-in provider is configured.')
      // A sign-in must be started by a person on the sign-in page, not by another site.
      if (request.get('Sec-Fetch-Site') === 'cross-site') return response.redirect(303, '/admin')
      const { address, browserSecret } = await providerSignIn.begin(pageOfAdmin(request.query.to, config.siteUrl))
      response.cookie(name, browserSecret, { ...options, maxAge: cookieMs }).redirect(303, address)
    },

    async finish(request, response) {
      if (!providerSignIn) throw httpError(404, 'No sign-in provider is configured.')
      const answer = new URL(request.originalUrl, config.siteUrl)
      response.clearCookie(name, options)
      const finished = await providerSignIn.finish(answer, cookieAfter(request, `${name}=`))
      if ('reason' in finished) return refuseSignIn(request, 'oidc', refusals[finished.reason])
      await beginSession(request, finished.actor)
      await goOn(request, response, finished.returnTo)
    },
  } satisfies Record<string, RequestHandler>
}

const noEntry = 'This account cannot sign in to the admin.'
const noEnd = 'This sign-in was not completed. Please start again.'

const refusals: Readonly<Record<Refusal['reason'], string>> = {
  'not-completed': noEnd,
  'wrong-time': `${noEnd} If it fails again, tell whoever runs this site: its clock and the provider's may differ.`,
  'no-email': `${noEntry} Your provider has sent no email address. Ask whoever runs it.`,
  'unverified-email': `${noEntry} Your provider did not confirm your email address. Ask whoever runs it.`,
  'unknown-person': `${noEntry} Ask an owner to add you with its email address.`,
}

/** The page of the admin to return to. Any other address is replaced by `/admin`. */
function pageOfAdmin(given: unknown, siteUrl: string): string {
  const target = typeof given === 'string' && given.length <= 1_000 && URL.canParse(given, siteUrl) ? given : '/admin'
  const { origin, pathname, search } = new URL(target, siteUrl)
  const isPage = origin === siteUrl && /^\/admin(?!\/oidc)(\/|$)/.test(pathname)
  return isPage ? pathname + search : '/admin'
}
