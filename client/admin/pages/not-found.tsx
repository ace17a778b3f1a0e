import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router'

export { Missing as Component } from '../failure'

/** A link to the visitor site leads out of this app, which knows none of its pages; an unknown page here is none. */
const elsewhere = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url)
  if (!/^\/admin(\/|$)/.test(pathname)) return redirectDocument(pathname + search + hash)
  return data(null, { status: 404 })
}

export const loader = () => elsewhere

export const action = () => elsewhere
