import type { ReactNode } from 'react'
import { Link } from 'react-router'

type TextLinkProps = ({ to: string } | { href: string }) & { children: ReactNode }

/** A link as it looks within a text: `to` a page of the site, or an `href` that the browser opens by itself. */
export function TextLink({ children, ...address }: TextLinkProps) {
  const look = { className: 'link', children }
  return 'to' in address ? <Link {...address} {...look} /> : <a {...address} {...look} />
}
