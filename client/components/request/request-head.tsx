import type { ReactNode } from 'react'
import { useSite } from '../site-context'

/**
 * The title of a page at a secret address, which no search lists, and its words on where one is; in place of share tags, which would
 * repeat the address. That it tells no referrer is also how the script of the page knows to count no view.
 */
export function RequestHead({ title, children }: { title: string; children?: ReactNode }) {
  const { siteName } = useSite()
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-5xl">{title}</h1>
      {children && <div className="mt-4 max-w-2xl text-ink-soft">{children}</div>}
    </>
  )
}
