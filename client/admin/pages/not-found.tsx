import { data, type LoaderFunctionArgs, redirectDocument } from 'react-router'

export { Missing as Component } from '../failure'

/** The visitor site is another app, so a link to it needs a full page load. An unknown admin address is a 404. */
const elsewhere = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search, hash } = new URL(request.url)
  if (!/^\/admin(\/|$)/.test(pathname)) return redirectDocument(pathname + search + hash)
  return data(null, { status: 404 })
}

export const loader = () => elsewhere

export const action = () => elsewhere
