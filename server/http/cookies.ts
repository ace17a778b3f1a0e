import type { Request } from 'express'

/** A cookie that scripts cannot read; with an https address, it is limited to this host and to https. */
export function cookieOf<SameSite extends 'lax' | 'strict'>(siteUrl: string, name: string, sameSite: SameSite) {
  const secure = siteUrl.startsWith('https:')
  return { name: secure ? `__Host-${name}` : name, options: { path: '/', httpOnly: true, sameSite, secure } }
}

/** What follows a prefix in the cookies of a request, such as `session=`, to the end of that cookie. */
export function cookieAfter(request: Request, prefix: string): string | undefined {
  const cookies = (request.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
}
